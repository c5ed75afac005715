import DynamicType
public import DynamicTypeModel
import SeededRandom
public import SwiftUIModel

/// Random trees of all views and modifiers, with numbers that an app would not use.
public struct RandomViews {
  private var random: SeededGenerator
  /// The most nodes that a tree has, about.
  private var budget = 400

  public init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  public mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[Int.random(in: 0..<choices.count, using: &random)]
  }

  mutating func bool() -> Bool { Bool.random(using: &random) }

  mutating func number() -> Double {
    pick([
      0, 1, 7.3, 20, 44, 100, 390, 1000, -5, 1e-300, 1e9, 1e308, -1e308, .infinity, -.infinity,
      .nan,
    ])
  }

  mutating func optional() -> Double? { bool() ? number() : nil }

  mutating func insets() -> DirectionalInsets {
    DirectionalInsets(top: number(), leading: number(), bottom: number(), trailing: number())
  }

  mutating func text() -> StyledText {
    let strings = [
      "", "Text", "All passengers must present documents", "日本語のテキスト", "שלום עולם", "👩‍👩‍👧‍👦 family",
      "a\nb\n\nc", String(repeating: "long ", count: 40), "internationalization",
    ]
    var text = StyledText(pick(strings))
    guard bool() else { return text }
    var run = TextRun(pick(strings))
    run.font = .system(size: number())
    run.kerning = optional()
    run.baselineOffset = optional()
    if bool() { run.image = image() }
    text.runs.append(run)
    return text
  }

  mutating func image() -> ImageDescription {
    var image = ImageDescription(
      pick([.symbol("star"), .asset("a")]),
      size: bool() ? Size(width: number(), height: number()) : nil)
    image.isResizable = bool()
    return image
  }

  /// A view with at most so many views around each other.
  public mutating func tree(depth: Int) -> ViewTree {
    budget -= 1
    guard depth > 0, budget > 0 else { return ViewTree(leaf()) }
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return ViewTree(leaf())
    case 1, 2: return ViewTree(container(), children: trees(0...4, depth: depth - 1))
    case 3: return ViewTree(.control(control()), children: trees(0...4, depth: depth - 2))
    default:
      let content = modifier()
      let secondary = bool() ? tree(depth: depth - 3) : nil
      return tree(depth: depth - 1).modified(by: content, secondary: secondary)
    }
  }

  private mutating func trees(_ count: ClosedRange<Int>, depth: Int) -> [ViewTree] {
    (0..<Int.random(in: count, using: &random)).map { _ in tree(depth: depth) }
  }

  /// A modifier as often around a view as asked for.
  public mutating func chain(_ count: Int) -> ViewTree {
    let content = modifier()
    var builder = ViewTreeBuilder()
    for _ in 0..<count { builder.open(content) }
    builder.add(leaf())
    for _ in 0..<count { builder.close() }
    return builder.build()
  }

  public mutating func environment() -> ViewEnvironment {
    var environment = ViewEnvironment()
    environment.dynamicTypeSize = pick(DynamicTypeSize.allCases)
    environment.layoutDirection = pick([.leftToRight, .rightToLeft])
    environment.era = pick(SystemEra.allCases)
    environment.pixelScale = pick([1, 2, 3, 0, .nan, -1, 1e308])
    return environment
  }

  public mutating func window() -> Size {
    bool() ? Size(width: 320, height: 568) : Size(width: number(), height: number())
  }
}

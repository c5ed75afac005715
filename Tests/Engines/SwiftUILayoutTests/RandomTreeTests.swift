import DynamicType
import DynamicTypeModel
import SeededRandom
import SwiftUILayout
import SwiftUIModel
import Testing

/// Random trees of all views and modifiers with hostile numbers.
@Suite struct RandomTreeTests {
  @Test("Random trees end in finite frames, the same ones each time", arguments: 0..<8)
  func randomTrees(batch: Int) throws {
    let laboratory = try Laboratory()
    for seed in 0..<25 {
      var random = RandomTree(seed: UInt64(batch * 1000 + seed))
      let tree = random.tree(depth: 5)
      var environment = laboratory.environment
      environment.dynamicTypeSize = random.pick(DynamicTypeSize.allCases)
      environment.layoutDirection = seed.isMultiple(of: 2) ? .leftToRight : .rightToLeft
      let window = Size(width: 320, height: 568)
      let first = laboratory.engine.layout(tree, in: window, environment: environment)
      let second = laboratory.engine.layout(tree, in: window, environment: environment)
      #expect(first.map(\.frame) == second.map(\.frame), "seed \(seed) of batch \(batch)")
      let areFinite = first.allSatisfy { view in
        [view.frame.x, view.frame.y, view.frame.width, view.frame.height].allSatisfy {
          $0.isFinite
        } && view.frame.width >= 0 && view.frame.height >= 0
      }
      #expect(areFinite, "seed \(seed) of batch \(batch)")
    }
  }
}

/// Makes random trees.
private struct RandomTree {
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[Int.random(in: 0..<choices.count, using: &random)]
  }

  private mutating func number() -> Double {
    pick([
      0, 1, 7.3, 20, 44, 100, 390, 1000, -5, 1e9, 1e308, -1e308, .infinity, -.infinity, .nan,
    ])
  }

  private mutating func optional() -> Double? { Bool.random(using: &random) ? number() : nil }

  mutating func tree(depth: Int) -> ViewTree {
    guard depth > 0 else { return leaf() }
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return leaf()
    case 1:
      let count = Int.random(in: 0..<4, using: &random)
      return ViewTree(container(), children: (0..<count).map { _ in tree(depth: depth - 1) })
    case 2:
      let control = self.control()
      return ViewTree(.control(control), children: (0..<3).map { _ in tree(depth: depth - 2) })
    default:
      let modifier = self.modifier()
      let secondary = tree(depth: depth - 2)
      return tree(depth: depth - 1).modified(by: modifier, secondary: secondary)
    }
  }

  private mutating func leaf() -> ViewTree {
    let text = pick(["", "Text", "All passengers must present documents", "日本語のテキスト", "שלום"])
    return ViewTree(
      pick([
        .text(StyledText(text)), .shape(ShapeContent()), .divider,
        .spacer(minLength: optional()), .image(ImageDescription(.symbol("star"))),
        .image(ImageDescription(.asset("a"), size: Size(width: number(), height: number()))),
        .opaque(OpaqueContent(name: "Map", reason: "a map")), .group,
        .geometryReader { proxy in
          ViewTree(.shape(ShapeContent())).modified(
            by: .frame(width: proxy.size.width / 2, height: nil, alignment: .center))
        },
      ]))
  }

  private mutating func container() -> ViewContent {
    let axis = pick(Axis.allCases)
    let track = LazyGridDescription.Track(
      pick([
        .fixed(number()), .flexible(minimum: number(), maximum: number()),
        .adaptive(minimum: number(), maximum: number()),
      ]), spacing: optional())
    return pick([
      .stack(StackDescription(axis: axis, spacing: optional())),
      .stack(StackDescription(axis: axis, spacing: optional(), isLazy: true)),
      .depthStack(.topTrailing), .grid(GridDescription(horizontalSpacing: optional())),
      .gridRow(alignment: nil), .scrollView([.vertical]), .scrollView(.both),
      .lazyGrid(LazyGridDescription(axis: axis, tracks: [track, track], spacing: optional())),
      .viewThatFits(.both), .list(nil), .list(.plain), .section, .group, .navigationStack,
      .tabView,
    ])
  }

  private mutating func control() -> ControlDescription {
    pick([
      .button, .navigationLink, .toggle(isOn: true), .labeledContent, .label, .stepper, .groupBox,
      .picker(selected: 5), .slider(value: number()), .progress(fraction: optional()),
      .textField(TextFieldDescription(prompt: "Name")), .disclosureGroup(isExpanded: true),
      .contentUnavailable,
    ])
  }

  private mutating func modifier() -> ViewContent {
    pick([
      .frame(width: optional(), height: optional(), alignment: .bottomTrailing),
      .flexibleFrame(
        FlexibleFrame(
          minWidth: optional(), idealWidth: optional(), maxWidth: optional(),
          minHeight: optional(), idealHeight: optional(), maxHeight: optional())),
      .padding(.all, length: optional()), .fixedSize(.both), .fixedSize(.horizontal),
      .aspectRatio(optional(), .fit), .aspectRatio(optional(), .fill),
      .layoutPriority(number()), .overlay(.topLeading), .background(.bottom),
      .offset(x: number(), y: number()), .position(x: number(), y: number()),
      .safeAreaInset(.bottom, alignment: .trailing, spacing: optional()),
      .ignoresSafeArea(.all), .containerRelativeFrame(.both, .center, length: nil),
      .environment(.lineLimit(LineLimit(maximum: 1))), .environment(.font(.largeTitle)),
      .environment(.minimumScaleFactor(number())), .environment(.kerning(number())),
      .environment(.minimumListRowHeight(number())),
      .listRowInsets(DirectionalInsets(.all, number())), .opacity(number()), .tabItem, .toolbar,
      .navigationTitle(StyledText("Title")), .gridCell(GridCellOptions(columns: 3)),
    ])
  }
}

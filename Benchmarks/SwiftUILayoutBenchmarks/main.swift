import BenchmarkMeasuring
import DynamicType
import DynamicTypeModel
import DynamicTypeShaping
import DynamicTypeText
import SwiftUILayout
import SwiftUIModel

// How the time of a SwiftUI layout grows with its views, and what further text sizes cost.

/// Rows of a picture, two texts and a switch, as in a settings screen, in stacks that scroll.
func wide(_ views: Int) -> ViewTree {
  var builder = ViewTreeBuilder()
  builder.open(.scrollView(.vertical))
  builder.open(.stack(StackDescription(axis: .vertical, alignment: .leading)))
  for row in 0..<max(1, views / 8) {
    builder.open(.padding(.all, length: nil))
    builder.open(.stack(StackDescription(axis: .horizontal)))
    builder.add(.image(ImageDescription(.symbol("star"))))
    builder.open(.stack(StackDescription(axis: .vertical, alignment: .leading)))
    builder.add(.text(StyledText("Notifications of account \(row)")))
    builder.add(.text(StyledText("Sent at most once a day, and never at night")))
    builder.close()
    builder.add(.spacer(minLength: nil))
    builder.add(.controlPart(.toggleSwitch(isOn: true)))
    builder.close()
    builder.close()
  }
  builder.close()
  builder.close()
  return builder.build()
}

/// Rows in columns in rows, with a text at each level.
func deep(_ views: Int) -> ViewTree {
  var builder = ViewTreeBuilder()
  let levels = max(1, views / 3)
  for level in 0..<levels {
    builder.open(.insetPadding(DirectionalInsets(.all, 0.01)))
    let axis: Axis = level.isMultiple(of: 2) ? .horizontal : .vertical
    builder.open(.stack(StackDescription(axis: axis, spacing: 0)))
    builder.add(.text(StyledText("a")))
  }
  for _ in 0..<(2 * levels) { builder.close() }
  return builder.build()
}

let library = try FontLibrary()
func newEngine() -> SwiftUILayoutEngine {
  SwiftUILayoutEngine(measurer: TextMeasurer(shaper: HarfBuzzShaper(library: library)))
}
func layout(_ view: ViewTree, _ size: DynamicTypeSize, _ engine: SwiftUILayoutEngine) {
  var environment = ViewEnvironment()
  environment.dynamicTypeSize = size
  let placed = engine.layout(
    view, in: Size(width: 390, height: 844), environment: environment)
  precondition(!placed.isEmpty)
}

for (name, make) in [("wide", wide), ("deep", deep)] {
  var last: (views: Int, nanoseconds: Double)?
  for views in [100, 1000, 10_000] {
    let tree = make(views)
    // With an engine that knows the texts, and with new ones, which analyse and shape them first.
    let known = newEngine()
    let one = Measurement(rounds: 5) { layout(tree, .large, known) }
    let all = Measurement(rounds: 3) {
      for size in DynamicTypeSize.allCases { layout(tree, size, known) }
    }
    let first = Measurement(rounds: 3) { layout(tree, .large, newEngine()) }
    let firstTwelve = Measurement(rounds: 3) {
      let engine = newEngine()
      for size in DynamicTypeSize.allCases { layout(tree, size, engine) }
    }
    var line = "\(name), \(views) views: \(one) at one size, \(all) at 12"
    line += ", \((all.nanoseconds / one.nanoseconds).hundredths) times as long"
    line += "; the first time \(first) and \(firstTwelve)"
    line += ", \((firstTwelve.nanoseconds / first.nanoseconds).hundredths) times"
    if let last {
      let more = Double(views) / Double(last.views)
      line += "; growth \(one.nanoseconds / last.nanoseconds / more)"
    }
    print(line)
    last = (views, one.nanoseconds)
  }
}

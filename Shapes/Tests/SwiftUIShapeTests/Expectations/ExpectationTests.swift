import SwiftUI
import SwiftUILayout
import SwiftUIModel
import Testing

@testable import SwiftUILayoutTesting

/// The shared expectations (tests that compare native SwiftUI's pixels, articles, and arithmetic of
/// audited rules) for views that the compiler makes. The numbers are read where they are at hand.
@MainActor
@Suite(.enabled(if: Expectation.isThere, "the shared expectations are not there"))
struct ExpectationTests {
  @Test("Every compiled view is placed as expected", arguments: ["T", "M", "S", "D"])
  func frames(grade: String) throws {
    var failures: [String] = []
    var count = 0
    for expectation in try Expectation.all() where expectation.evidence == grade {
      guard let view = expectedView(expectation.id) else { continue }
      count += 1
      let differences = try differences(of: expectation, view)
      if !differences.isEmpty {
        failures.append("\(expectation.id): \(differences.joined(separator: "; "))")
      }
    }
    print("grade \(grade): \(count - failures.count) of \(count) compiled views")
    #expect(count > 0)
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
  }

  private func differences(of expectation: Expectation, _ view: any View) throws -> [String] {
    let size = try #require(DynamicTypeSize(name: expectation.size))
    var environment = ViewEnvironment()
    environment.dynamicTypeSize = size
    environment.era = expectation.iOS.map { $0.hasPrefix("26") } ?? true ? .iOS26 : .iOS17
    let graph = ViewGraph()
    graph.assetSize = { name in
      let numbers = name.split { !$0.isNumber }.compactMap { Double($0) }
      return numbers.isEmpty ? nil : CGSize(width: numbers[0], height: numbers.last ?? 0)
    }
    let tree = graph.tree(of: AnyView(view), in: EnvironmentValues(layout: environment))
    let engine = try LayoutTools.shared().engine
    if let proposal = expectation.proposal {
      let offered = ProposedSize(width: proposal.width?.value, height: proposal.height?.value)
      let answer = engine.size(of: tree, proposed: offered, environment: environment)
      return expectation.expect.flatMap {
        $0.differences(
          from: Rect(width: answer.width, height: answer.height), expectation.tolerance)
      }
    }
    let window = Size(
      width: expectation.container?.width?.value ?? 0,
      height: expectation.container?.height?.value ?? 0)
    let views = engine.layout(tree, in: window, environment: environment)
    return expectation.expect.flatMap { frame -> [String] in
      guard let id = frame.id, let found = views.first(where: { $0.identifier == id }) else {
        return ["no \(frame.id ?? "?")"]
      }
      var rect = found.exactFrame
      if let relative = expectation.relativeTo {
        let named = expectation.expect.compactMap { other in
          views.first { $0.identifier == other.id }?.exactFrame
        }
        if relative.hasPrefix("top of") { rect.y -= named.map(\.minY).min() ?? 0 }
        if relative.hasPrefix("leading") { rect.x -= named.map(\.minX).min() ?? 0 }
      }
      return frame.differences(from: rect, expectation.tolerance)
    }
  }
}

/// A view of one size, whatever it is offered.
struct FixedBox: View {
  let width: CGFloat
  let height: CGFloat

  var body: some View { Color.clear.frame(width: width, height: height) }
}

/// The cells of the expected grids.
struct ExpectedCells: View {
  var body: some View {
    ForEach(1..<7) { number in
      Color.clear.frame(height: 10).accessibilityIdentifier("column\(number)")
    }
  }
}

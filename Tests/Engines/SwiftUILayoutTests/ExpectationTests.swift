import DynamicType
import DynamicTypeModel
import SwiftUILayout
import SwiftUIModel
import Testing

/// The cases that an independent script and measurements on iOS give, run from their sources.
@Suite(.enabled(if: Expectation.isThere, "the shared expectations are not there"))
struct ExpectationTests {
  @Test("All cases with frames of single views are met", arguments: ["T", "D", "S"])
  func frames(grade: String) throws {
    let cases = try Expectation.all().filter { $0.evidence == grade }
    var failures: [String] = []
    for expectation in cases {
      do {
        let differences = try differences(of: expectation)
        if !differences.isEmpty {
          failures.append("\(expectation.id): \(differences.joined(separator: "; "))")
        }
      } catch {
        failures.append("\(expectation.id): \(error)")
      }
    }
    print("grade \(grade): \(cases.count - failures.count) of \(cases.count)")
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
  }

  private func differences(of expectation: Expectation) throws -> [String] {
    let size = try #require(DynamicTypeSize(name: expectation.size))
    var laboratory = try Laboratory(size: size)
    laboratory.environment.pixelScale = 3
    if let proposal = expectation.proposal {
      let answer = try laboratory.size(
        expectation.view, width: proposal.width?.value, height: proposal.height?.value)
      return expectation.expect.flatMap {
        $0.differences(
          from: Rect(width: answer.width, height: answer.height), expectation.tolerance)
      }
    }
    let views = try laboratory.layout(
      expectation.view, width: expectation.container?.width?.value ?? 0,
      height: expectation.container?.height?.value ?? 0)
    let named = expectation.expect.compactMap { $0.id.flatMap { views[$0] } }
    var origin = Point()
    if let relative = expectation.relativeTo {
      origin.y = relative.hasPrefix("top of") ? named.map(\.minY).min() ?? 0 : 0
      origin.x = relative.hasPrefix("leading") ? named.map(\.minX).min() ?? 0 : 0
    }
    return expectation.expect.flatMap { frame -> [String] in
      guard let id = frame.id, let found = views[id] else { return ["no \(frame.id ?? "?")"] }
      return frame.differences(
        from: found.offset(dx: -origin.x, dy: -origin.y), expectation.tolerance)
    }
  }
}

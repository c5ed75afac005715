import Foundation
import GeneratedViews
import SwiftUI
import Testing

/// Views that `Scripts/generate` writes: the reader's tree compared with that of the compiled view.
///
/// `Scripts/compare-readings` runs this with as many other views as one likes.
@MainActor
@Suite struct GeneratedViewTests {
  @Test("A generated view is read as it is compiled, at all twelve text sizes")
  func sameTrees() throws {
    let sources = try ReadSources(folder: "Tests/GeneratedViews")
    var differences: [String] = []
    for generated in generatedViews {
      guard let read = sources.view(generated.name) else {
        differences.append("\(generated.name) is not found")
        continue
      }
      let comparison = ReadingComparison(view: generated.view, read: read, sources: sources)
      if let difference = try comparison.firstDifference() {
        differences.append("\(generated.name) \(difference)")
      }
    }
    let same = generatedViews.count - differences.count
    print("generated views: \(same) of \(generatedViews.count) are read as they are compiled")
    #expect(generatedViews.count > 0)
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }
}

import GeneratedControllers
import SourceComparison
import Testing
import UIKit

/// Controllers and views that `Scripts/generate` writes: what the machine makes of their sources compared with what they
/// are when they are compiled.
///
/// `Scripts/compare-readings controllers` runs this with as many others as one likes.
@MainActor
@Suite(.serialized)
struct GeneratedScreenTests {
  @Test("Generated UIKit code is read as it is compiled, at all twelve text sizes")
  func sameFrames() throws {
    let twins = try ScreenTwins(folder: "Tests/GeneratedControllers")
    let differences = try generatedScreens.compactMap { generated in
      try twins.firstDifference(of: generated).map { "\(generated.name) \($0)" }
    }
    let same = generatedScreens.count - differences.count
    print("generated screens: \(same) of \(generatedScreens.count) are read as they are compiled")
    #expect(generatedScreens.count > 0)
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }
}

import DynamicType
import DynamicTypeModel
import Testing

@testable import DynamicTypeAudit

@Suite struct TextDoesNotScaleTests {
  private func findings(
    _ sizes: [ContentSizeCategory] = [.large, .extraLarge, .accessibilityMedium],
    scaling: ResolvedFont.Scaling, points: @escaping (ContentSizeCategory) -> Double
  ) -> [String] {
    let screens = series(sizes) { screen, size in
      screen.add(.label, "abc", Rect(x: 16, y: 20, width: 100, height: 20))
      screen.write("Settings", points: points(size), width: 90, scaling: scaling)
    }
    return TextDoesNotScale().findings(in: screens).map(\.summary)
  }

  @Test("Signs and emoji are a note", arguments: [("😬", "note"), ("•", "note"), ("5", "warning")])
  func wordless(string: String, severity: String) {
    let screens = series { screen, _ in
      screen.add(.label, "abc", Rect(x: 16, y: 20, width: 100, height: 20))
      screen.write(string, width: 20, scaling: .fixed)
    }
    #expect(TextDoesNotScale().findings(in: screens).map(\.severity.name) == [severity])
  }

  @Test func aLaunchScreenIsAPicture() {
    let screens = series { screen, _ in
      screen.add(.label, "abc", Rect(x: 16, y: 20, width: 10, height: 20))
      screen.write("Teahouse", width: 90, scaling: .fixed)
    }
    #expect(
      Audit(rules: Audit.launchScreenRules).findings(for: screens).map(\.rule) == ["text-clipped"])
  }

  @Test func aConstantFont() {
    #expect(
      findings(scaling: .fixed) { _ in 17 } == [
        """
        3 warning abc [] label 'Settings' (abc) does not scale: it has 17 points from L to AX1, \
        because its font has a constant size: use a text style or UIFontMetrics
        """
      ])
  }

  @Test func aStyleThatKeepsTheSizeOfTheLaunch() {
    #expect(
      findings(scaling: .atLaunch(.body)) { _ in 17 } == [
        """
        3 warning abc [] label 'Settings' (abc) does not scale: it has 17 points from L to AX1, \
        the size of its text style when the app was started: turn on Automatically Adjusts Font
        """
      ])
  }

  @Test func aStyleHeldByALimit() {
    #expect(
      findings(scaling: .adjusts(.body)) { _ in 16.5 } == [
        """
        3 warning abc [] label 'Settings' (abc) does not scale: it has 16.5 points from L to AX1, \
        although its text style adjusts: a limit or its width holds it back
        """
      ])
  }

  @Test func textThatGrows() {
    #expect(findings(scaling: .atLaunch(.body)) { TextStyle.body.pointSize(for: $0) } == [])
  }

  @Test func textThatGrowsUpToALimit() {
    #expect(findings(scaling: .adjusts(.body)) { $0 == .large ? 17 : 19 } == [])
  }

  @Test func whatUIKitChoosesIsNotTheAuthorsFault() {
    #expect(findings(scaling: .builtIn) { _ in 13 } == [])
  }

  @Test func oneSizeAloneSaysNothing() {
    #expect(findings([.accessibilityMedium], scaling: .fixed) { _ in 17 } == [])
  }
}

import DynamicType
import DynamicTypeModel
import Testing
import UIKitModel

@testable import DynamicTypeAudit

@Suite struct TextTruncatedTests {
  private func findings(
    _ kind: ElementKind = .label, sizes: [ContentSizeCategory] = [.large, .extraLarge],
    truncated: Set<ContentSizeCategory>, change: @escaping (inout LaidOutText) -> Void = { _ in }
  ) -> [String] {
    let screens = series(sizes) { screen, size in
      screen.add(kind, "abc", Rect(x: 16, y: 20, width: 100, height: 20))
      screen.write("Opening hours in winter", width: 90) { text in
        guard truncated.contains(size) else { return }
        text.isTruncated = true
        text.hiddenCharacterCount = size == .large ? 10 : 14
        text.lines[0].text = size == .large ? "Opening hours…" : "Opening h…"
        change(&text)
      }
    }
    return TextTruncated().findings(in: screens).map(\.summary)
  }

  @Test func namesTheFirstSizeAndWhatIsLostThere() {
    #expect(
      findings(truncated: [.extraLarge]) == [
        """
        3 error abc [XL] label 'Opening hours in winter' (abc) is truncated at XL: \
        shows 'Opening h…', loses 14 of 23 characters
        """
      ])
  }

  @Test func sizesThatFollowAreNamedByTheFirst() {
    #expect(
      findings(
        sizes: [.large, .extraLarge, .extraExtraLarge], truncated: [.extraLarge, .extraExtraLarge])
        == [
          """
          3 error abc [XL XXL] label 'Opening hours in winter' (abc) is truncated from XL on: \
          shows 'Opening h…', loses 14 of 23 characters
          """
        ])
  }

  @Test func aDefectAtLargeIsReportedOnceAndAsSuch() {
    #expect(
      findings(truncated: [.large, .extraLarge]) == [
        """
        3 error abc [L XL] label 'Opening hours in winter' (abc) is truncated already at Large: \
        shows 'Opening hours…', loses 10 of 23 characters (14 at XL)
        """
      ])
  }

  /// What Interface Builder calls Lines and Line Break, and the height that cuts off the rest.
  @Test func whatHoldsTheTextIsNamed() {
    func ends(_ kind: ElementKind, _ content: ElementContent) -> [String] {
      let screens = series([.large, .extraLarge]) { screen, size in
        screen.add(kind, "abc", Rect(x: 16, y: 20, width: 100, height: 20)) { $0.content = content }
        screen.write("Opening hours in winter", width: 90) { text in
          text.isTruncated = size == .extraLarge
          text.hiddenCharacterCount = size == .extraLarge ? 14 : 0
        }
      }
      return TextTruncated().findings(in: screens).compactMap {
        $0.message.split(separator: "; ").dropFirst().first.map(String.init)
      }
    }
    var text = TextContent("Opening hours in winter", location: at(line: 1))
    #expect(ends(.label, .label(text)) == ["Lines is 1, 0 takes as many as it needs"])
    text.numberOfLines = 0
    #expect(ends(.label, .label(text)) == ["its height of 20 points does not grow with it"])
    func button(_ configuration: ButtonConfiguration? = nil) -> ElementContent {
      var content = ButtonContent(buttonType: "system", title: text)
      content.configuration = configuration
      return .button(content)
    }
    #expect(ends(.button, button()) == ["its title does not wrap"])
    // Titles of configurations wrap, whatever the button's own line break says.
    #expect(
      ends(.button, button(ButtonConfiguration(style: "plain")))
        == ["its height of 20 points does not grow with it"])
    text.lineBreakMode = .wordWrap
    #expect(ends(.button, button()) == ["its height of 20 points does not grow with it"])
  }

  /// It is one where it was seen at a size, or no image stands in its place.
  @Test(
    "A title that an icon leaves no room at any size is no finding",
    arguments: [(true, false, 0), (true, true, 1), (false, false, 1)])
  func nameOfIcon(hasImage: Bool, isSeenAtLarge: Bool, count: Int) {
    let title = TextContent("Opening hours in winter", location: at(line: 1))
    var button = ButtonContent(buttonType: "custom", title: title)
    if hasImage { button.image = ImageContent(name: "clock") }
    let screens = series([.large, .extraLarge]) { screen, size in
      screen.add(.button, "abc", Rect(x: 16, y: 20, width: 24, height: 24)) {
        $0.content = .button(button)
      }
      screen.write("Opening hours in winter", width: 90) { text in
        guard size == .extraLarge || !isSeenAtLarge else { return }
        (text.isTruncated, text.hiddenCharacterCount, text.lines) = (true, 23, [])
      }
    }
    #expect(TextTruncated().findings(in: screens).count == count)
  }

  @Test func wholeTextIsNoFinding() {
    #expect(findings(truncated: []) == [])
  }

  @Test func aDoubtfulLossIsANote() {
    #expect(
      findings(truncated: [.extraLarge]) { $0.isTruncationDoubtful = true } == [
        """
        3 note abc [XL] label 'Opening hours in winter' (abc) is possibly truncated, \
        within the accuracy of widths, at XL: shows 'Opening h…', loses 14 of 23 characters
        """
      ])
  }

  @Test func whereOneSizeIsCertainDoubtfulOnesAreLeftOut() {
    let found = findings(truncated: [.large, .extraLarge]) { text in
      text.isTruncationDoubtful = text.hiddenCharacterCount == 10
    }
    #expect(
      found == [
        """
        3 error abc [XL] label 'Opening hours in winter' (abc) is truncated at XL: \
        shows 'Opening h…', loses 14 of 23 characters
        """
      ])
  }

  @Test func textInAFieldCanBeMovedThroughItsPlaceholderCannot() {
    #expect(
      findings(.textField, truncated: [.extraLarge]) == [
        """
        3 warning abc [XL] text field 'Opening hours in winter' (abc) is truncated at XL: \
        shows 'Opening h…', loses 14 of 23 characters
        """
      ])
    #expect(
      findings(.textField, truncated: [.extraLarge]) { $0.isPlaceholder = true } == [
        """
        3 error abc [XL] placeholder 'Opening hours in winter' of text field (abc) is truncated \
        at XL: shows 'Opening h…', loses 14 of 23 characters
        """
      ])
  }

  @Test func nothingShownIsSaidSo() {
    #expect(
      findings(truncated: [.extraLarge]) {
        $0.lines = []
        $0.hiddenCharacterCount = 23
      } == [
        """
        3 error abc [XL] label 'Opening hours in winter' (abc) is truncated at XL: \
        nothing is shown, loses 23 of 23 characters
        """
      ])
  }

  @Test func whatNobodySeesIsNotReported() {
    for hide in [
      { (layout: inout LaidOutInterface) in layout.isShown[1] = false },
      { (layout: inout LaidOutInterface) in layout.scene.elements[1].alpha = 0 },
      { (layout: inout LaidOutInterface) in layout.scene.elements[0].alpha = 0.005 },
      { (layout: inout LaidOutInterface) in layout.texts[1][0].color = .system("clearColor") },
      { (layout: inout LaidOutInterface) in
        layout.notExamined = [NotExamined(element: ElementIndex(0), reason: "unknown")]
      },
    ] {
      let screens = series { screen, _ in
        screen.add(.label, "abc", Rect(width: 100, height: 20))
        screen.write("Some", width: 90) { $0.isTruncated = true }
        screen.change(hide)
      }
      #expect(TextTruncated().findings(in: screens) == [])
    }
  }
}

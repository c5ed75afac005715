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

  @Test(
    "A text that Interface Builder gave to a new view is a note, unless its view is lower than a line",
    arguments: [
      ("Label", 20.0, "1 note"), ("Labels", 20, "1 error"), ("Label", 10, "1 error"),
    ])
  func interfaceBuildersOwn(text: String, height: Double, expected: String) {
    let screens = series([.large, .extraLarge]) { screen, size in
      screen.add(.label, "abc", Rect(x: 16, y: 20, width: 100, height: height))
      screen.write(text, width: 90) {
        guard size == .extraLarge else { return }
        $0.isTruncated = true
        $0.hiddenCharacterCount = 3
      }
    }
    let found = Audit(rules: [TextTruncated()]).findings(for: screens)
    #expect("\(found.count) \(found.first?.severity.name ?? "")" == expected, "\(found)")
    #expect(
      found.first?.message.contains("Interface Builder's own") == (expected == "1 note"), "\(found)"
    )
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

  @Test(
    "A text in a constant font that is truncated at every size is a note, where nothing else moves it",
    arguments: [
      ([ContentSizeCategory.large, .extraLarge], "note"), ([.extraLarge], "error"),
    ] as [([ContentSizeCategory], String)])
  func constant(truncated: [ContentSizeCategory], severity: String) {
    let screens = series([.large, .extraLarge]) { screen, size in
      screen.add(.label, "abc", Rect(x: 16, y: 20, width: 100, height: 20))
      screen.write("Opening hours in winter", width: 90, scaling: .fixed) {
        $0.isTruncated = truncated.contains(size)
        $0.hiddenCharacterCount = truncated.contains(size) ? 10 : 0
      }
    }
    #expect(TextTruncated().findings(in: screens).map(\.severity.name) == [severity])
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

  @Test(
    "What holds the text is named",
    arguments: [
      (TextLimit.lines(1), "Lines is 1: set it to 0 for as many as it needs"),
      (.doesNotWrap, "its title does not wrap: choose Word Wrap"),
      (
        .height(20.25),
        "its height of 20.3 points does not grow with it: choose Greater Than or Equal"
      ),
    ])
  func limits(limit: TextLimit, words: String) {
    let screens = series([.large, .extraLarge]) { screen, size in
      screen.add(.label, "abc", Rect(x: 16, y: 20, width: 100, height: 20))
      screen.write("Opening hours in winter", width: 90) { text in
        text.isTruncated = size == .extraLarge
        text.hiddenCharacterCount = size == .extraLarge ? 14 : 0
        text.limit = limit
      }
    }
    let messages = TextTruncated().findings(in: screens).map(\.message)
    #expect(messages.map { $0.split(separator: "; ").last.map(String.init) } == [words])
  }

  @Test(
    "What holds a text of SwiftUI is named, with what helps there",
    arguments: [
      (TextLimit.lines(1), "its line limit is 1: without one it takes as many lines as it needs"),
      (.height(20.25), "its height of 20.3 points does not grow with it: give it a minHeight"),
      (
        .layered(20.25),
        "the view that it is laid over is 20.3 points high and does not grow with it: "
          + "put that view behind it, with background"
      ),
      (
        .space(20.25),
        "the views around it leave it 20.3 points of height, which do not grow with it"
      ),
    ])
  func limitsOfSwiftUI(limit: TextLimit, words: String) {
    #expect(cause(of: "Opening hours in winter", limit, .swiftUI) == words)
  }

  @Test(
    "A word that no line may end within needs width, whatever limits its lines",
    arguments: [
      ("Settings", true), ("Done!", true), ("Настройки", true), ("Sign in", false),
      ("Sign-in", false), ("設定", false), ("การตั้งค่า", false), ("a/b", false),
    ])
  func oneWord(text: String, isOne: Bool) {
    let width =
      "it is one word, which further lines do not keep whole: give it more width, or a shorter word"
    for limit in [TextLimit.lines(1), .height(20), .doesNotWrap] {
      for framework in [LaidOutScreen.Framework.uiKit, .swiftUI] {
        #expect((cause(of: text, limit, framework) == width) == isOne, "\(text)")
      }
    }
  }

  @Test("A secure field has no axis, and a text field does", arguments: [true, false])
  func fields(isSecure: Bool) {
    let layouts = [ContentSizeCategory.large, .extraLarge].map { size in
      var screen = Screen(size)
      screen.add(.view, "field", Rect(x: 16, y: 20, width: 100, height: 20))
      screen.add(.label, "abc", Rect(width: 100, height: 20), in: "field")
      screen.write("Choose a password", width: 90) {
        ($0.isTruncated, $0.limit, $0.isPlaceholder) = (size == .extraLarge, .lines(1), true)
      }
      var layout = screen.layout
      layout.framework = .swiftUI
      layout.views[2].usage = .textField
      layout.views[1].kind = isSecure ? LaidOutView.secureFieldKind : "textField"
      return layout
    }
    let message = TextTruncated().findings(in: ScreenSeries(layouts)).first?.message
    #expect(
      message?.split(separator: "; ").last.map(String.init)
        == (isSecure
          ? "a secure field shows one line: shorten it, or put what is asked for above the field"
          : "a text field shows one line: shorten it, or let the field grow with axis: .vertical"))
  }

  /// What a truncated text's message says last.
  private func cause(
    of text: String, _ limit: TextLimit, _ framework: LaidOutScreen.Framework
  ) -> String? {
    let screens = series([.large, .extraLarge]) { screen, size in
      screen.add(.label, "abc", Rect(x: 16, y: 20, width: 100, height: 20))
      screen.write(text, width: 90) {
        ($0.isTruncated, $0.hiddenCharacterCount, $0.limit) = (size == .extraLarge, 2, limit)
      }
      screen.change { $0.framework = framework }
    }
    let message = TextTruncated().findings(in: screens).first?.message
    return message?.split(separator: "; ").last.map(String.init)
  }

  /// It is one where it was seen at a size, or no image stands in its place.
  @Test(
    "A title that an icon leaves no room at any size is no finding",
    arguments: [(true, false, 0), (true, true, 1), (false, false, 1)])
  func nameOfIcon(hasImage: Bool, isSeenAtLarge: Bool, count: Int) {
    let title = TextContent("Opening hours in winter", location: at(line: 1))
    var button = ButtonContent(buttonType: .custom, title: title)
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

  @Test("What is transparent is not reported", arguments: [(0, 0.005), (1, 0.0)])
  func transparent(element: Int, alpha: Double) {
    let screens = series { screen, _ in
      screen.add(.label, "abc", Rect(width: 100, height: 20))
      screen.write("Some", width: 90) { $0.isTruncated = true }
      screen.changeScene { $0.elements[element].alpha = alpha }
    }
    #expect(TextTruncated().findings(in: screens) == [])
  }

  @Test func whatNobodySeesIsNotReported() {
    for hide in [
      { (layout: inout LaidOutScreen) in layout.nodes[1].isShown = false },
      { (layout: inout LaidOutScreen) in layout.nodes[1].texts[0].color = .system("clearColor") },
      { (layout: inout LaidOutScreen) in
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

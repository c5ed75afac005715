import DynamicType
import DynamicTypeModel
import Testing
import UIKitModel

@testable import DynamicTypeAudit

@Suite struct TextOverlapsTests {
  private func findings(_ build: (inout Screen, ContentSizeCategory) -> Void) -> [String] {
    TextOverlaps().findings(in: series([.large, .extraLarge], build)).map(\.summary)
  }

  @Test func labelsThatGrowIntoEachOther() {
    let found = findings { screen, size in
      let points: Double = size == .large ? 10 : 20
      screen.add(.label, "abc", Rect(x: 10, y: 10, width: 100, height: 25))
      screen.write("dog", points: points, width: 40)
      screen.add(.label, "def", Rect(x: 30, y: 24, width: 100, height: 25))
      screen.write("cat", points: points, width: 40)
    }
    // XL: ink of abc 10 + 4.4 … 10 + 24.25 = 34.25, of def from 24 + 4.4 = 28.4: 5.85 in common, and
    // 30 … 50 across. L: abc ends at 10 + 12.125 = 22.125, def begins at 24 + 2.2.
    #expect(
      found == [
        """
        3 error abc [XL] label 'dog' (abc) overlaps label 'cat' (def) at XL: \
        by 20 × 5.9 points; \
        tie the two to each other, or put them into a stack view
        """
      ])
  }

  @Test("A heap of thousands of texts is one finding, and ends")
  func heap() {
    let found = findings { screen, size in
      for _ in 0..<3_000 {
        screen.add(.label, "abc", Rect(x: 10, y: 10, width: 100, height: 25))
        screen.write("dog", points: size == .large ? 10 : 20, width: 40)
      }
    }
    #expect(!found.isEmpty && found.count <= 6_000)
  }

  @Test func turnedTextsAreNotWhereTheirFramesAre() {
    var screen = Screen(.large)
    for id in ["abc", "def"] {
      screen.add(.label, id, Rect(x: 10, y: 10, width: 40, height: 25))
      screen.write("dog", width: 40)
    }
    var layout = screen.layout
    #expect(ExaminedScreen(layout).overlaps.count == 1)
    layout.views[1].isTurned = true
    #expect(ExaminedScreen(layout).overlaps.isEmpty)
  }

  @Test func touchingWithinAPixelIsNoOverlap() {
    let found = findings { screen, _ in
      screen.add(.label, "abc", Rect(x: 10, y: 10, width: 40, height: 25))
      screen.write("dog", width: 40)
      screen.add(.label, "def", Rect(x: 49.5, y: 10, width: 100, height: 25))
      screen.write("cat", width: 40)
    }
    #expect(found == [])
  }

  @Test func sidewaysTheUncertaintyOfBothWidthsIsAllowedFor() {
    for (uncertainty, expected) in [(1.0, 0), (0.9, 1)] {
      let found = findings { screen, _ in
        screen.add(.label, "abc", Rect(x: 10, y: 10, width: 40, height: 25))
        screen.write("dog", width: 40) { $0.widthUncertainty = uncertainty }
        screen.add(.label, "def", Rect(x: 48, y: 10, width: 100, height: 25))
        screen.write("cat", width: 40) { $0.widthUncertainty = uncertainty }
      }
      #expect(found.count == expected)
    }
  }

  @Test func textOnASwitch() {
    let found = findings { screen, size in
      screen.add(.label, "abc", Rect(x: 10, y: 10, width: 200, height: 25))
      screen.write("cat", width: size == .large ? 100 : 200)
      screen.add(.switch, "def", Rect(x: 150, y: 5, width: 51, height: 31))
    }
    // Ink 7.8 high; the switch begins 140 points into the label and is 51 wide, 2 of them empty.
    #expect(
      found == [
        """
        3 error abc [XL] label 'cat' (abc) overlaps switch (def) at XL: by 49 × 7.8 points; \
        tie the two to each other, or put them into a stack view
        """
      ])
  }

  @Test func aControlsOwnTextAndThatOfItsAncestorsBelongToIt() {
    let found = findings { screen, _ in
      screen.add(.button, "abc", Rect(x: 10, y: 10, width: 200, height: 25)) {
        $0.backgroundColor = .system("systemBlueColor")
      }
      screen.write("cat", width: 100)
      screen.add(.label, "def", Rect(x: 5, width: 200, height: 25), in: "abc")
      screen.write("dog", width: 100)
    }
    #expect(found == [])
  }

  @Test func aCaptionLaidOverAFilledButtonBelongsToIt() {
    let found = findings { screen, size in
      screen.add(.button, "abc", Rect(x: 10, y: 10, width: 100, height: 30)) {
        $0.backgroundColor = .system("systemBlueColor")
        $0.content = .button(
          ButtonContent(buttonType: .custom, title: TextContent("", location: at(line: 1))))
      }
      screen.add(.label, "def", Rect(x: 20, y: 15, width: 200, height: 25))
      screen.write("dog", width: size == .large ? 50 : 120)
    }
    #expect(found == [])
  }

  @Test func aButtonWithoutABodyIsAsLargeAsItsTitle() {
    let found = findings { screen, _ in
      screen.add(.label, "abc", Rect(x: 10, y: 10, width: 200, height: 25))
      screen.write("cat", width: 100)
      screen.add(.button, "def", Rect(width: 320, height: 100)) {
        $0.content = .button(
          ButtonContent(buttonType: .custom, title: TextContent("", location: at(line: 1))))
      }
    }
    #expect(found == [])
  }

  @Test(
    "Of two views in constant fonts that overlap alike at every size it is a note",
    arguments: [
      (ResolvedFont.Scaling.fixed, 0.0, "note"), (.fixed, 1, "warning"),
      (.adjusts(.body), 0, "warning"),
    ])
  func constant(other: ResolvedFont.Scaling, growth: Double, severity: String) {
    let found = findings { screen, size in
      screen.add(.label, "abc", Rect(x: 10, y: 10, width: 200, height: 25))
      screen.write("cat", width: 100, scaling: .fixed)
      screen.add(.label, "def", Rect(x: 10, y: 10, width: 200, height: 25))
      screen.write("dot", points: size == .large ? 10 : 10 + growth, width: 80, scaling: other)
    }
    let note = severity == "note" ? " (the same at every text size: nothing in it grows)" : ""
    #expect(
      found == [
        """
        3 \(severity) abc [L XL] label 'cat' (abc) overlaps label 'dot' (def) already at Large: \
        by 80 × 7.8 points; \
        tie the two to each other, or put them into a stack view\(note)
        """
      ])
  }

  @Test(
    "An overlap with a view that code hides at first is a note, and others of the same views come first",
    arguments: [
      (["a"], "1 note: code sets alpha of Bar.swift:7"),
      (["b"], "1 note: code sets alpha of Bar.swift:7"), (["c"], "1 warning"), ([], "1 warning"),
      (["box"], "1 note: code sets alpha of Bar.swift:7"),
    ] as [([String], String)])
  func hidden(ids: [String], expected: String) {
    let note = CodeNote(
      property: .alpha, location: SourceLocation(path: "App/Bar.swift", line: 7, column: 1),
      isKnown: false)
    let screens = series([.large, .extraLarge]) { screen, _ in
      func hide(_ id: String) -> [CodeNote] { ids.contains(id) ? [note] : [] }
      screen.add(.view, "box", Rect(x: 0, y: 0, width: 320, height: 100)) {
        $0.codeNotes = hide("box")
      }
      screen.add(.label, "a", Rect(x: 10, y: 10, width: 200, height: 25), in: "box") {
        $0.codeNotes = hide("a")
      }
      screen.write("cat", width: 100)
      screen.add(.label, "b", Rect(x: 10, y: 10, width: 200, height: 25)) {
        $0.codeNotes = hide("b")
      }
      screen.write("dot", width: 80)
      screen.add(.label, "c", Rect(x: 10, y: 200, width: 200, height: 25)) {
        $0.codeNotes = hide("c")
      }
      screen.write("cow", width: 80)
    }
    let found = Audit(rules: [TextOverlaps()]).findings(for: screens)
    let words = found.first?.message.split(separator: "holds: ").dropFirst().first?.dropLast()
    let severity = found.first?.severity.name ?? ""
    #expect("\(found.count) \(severity)\(words.map { ": \($0)" } ?? "")" == expected)
  }

  @Test func whatOverlapsAtLargeIsAWarning() {
    let found = findings { screen, _ in
      screen.add(.label, "abc", Rect(x: 10, y: 10, width: 200, height: 25))
      screen.write("cat", width: 100)
      screen.add(.label, "def", Rect(x: 10, y: 10, width: 200, height: 25))
      screen.write("dot", width: 80)
    }
    #expect(
      found == [
        """
        3 warning abc [L XL] label 'cat' (abc) overlaps label 'dot' (def) already at Large: \
        by 80 × 7.8 points; \
        tie the two to each other, or put them into a stack view
        """
      ])
  }

  /// A label below a card with a background, the card's own label above it.
  private func card(y: @escaping (ContentSizeCategory) -> Double) -> [String] {
    findings { screen, size in
      screen.add(.label, "abc", Rect(x: 10, y: 10, width: 200, height: 25))
      screen.write("cat", width: 100)
      screen.add(.view, "card", Rect(x: 0, y: y(size), width: 320, height: 40)) {
        $0.backgroundColor = .system("systemBackgroundColor")
      }
      screen.add(.label, "def", Rect(x: 10, y: 2, width: 200, height: 25), in: "card")
      screen.write("dot", width: 80)
    }
  }

  @Test func textUnderAnOpaqueViewAtLargeWasPutThere() {
    #expect(card { _ in 8 } == [])
  }

  @Test func textThatDisappearsUnderOneAtLargerSizesIsLost() {
    // The card's ink is at 8 + 2 + 2.2 to 8 + 2 + 10, as high as the label's.
    #expect(
      card { $0 == .large ? 100 : 8 } == [
        """
        3 error abc [XL] label 'cat' (abc) is covered by label 'dot' (def) at XL: \
        by 80 × 7.8 points; \
        tie the two to each other, or put them into a stack view
        """
      ])
  }

  @Test func whatScrollsAwayUnderAFixedViewIsNotLost() {
    let found = findings { screen, _ in
      screen.add(
        .scrollView, "scroll", Rect(width: 320, height: 480), content: Size(width: 320, height: 900)
      )
      screen.add(.label, "abc", Rect(x: 10, y: 440, width: 200, height: 25), in: "scroll")
      screen.write("cat", width: 100)
      screen.add(.switch, "def", Rect(x: 20, y: 440, width: 51, height: 31))
    }
    #expect(found == [])
  }

  @Test func aTenthOfTheSizeIsAWarning() {
    let found = findings { screen, size in
      screen.add(.label, "abc", Rect(x: 10, y: 10, width: 100, height: 25))
      screen.write("dog", points: 10, width: 40)
      screen.add(.label, "def", Rect(x: 10, y: size == .large ? 40 : 19, width: 100, height: 25))
      screen.write("cat", points: 10, width: 40)
    }
    // Ink of abc ends at 10 + 12.125, of def begins at 19 + 2.2: 0.925 in common, of 10 points.
    #expect(
      found == [
        """
        3 warning abc [XL] label 'dog' (abc) overlaps label 'cat' (def) at XL: \
        by 40 × 0.9 points; \
        tie the two to each other, or put them into a stack view
        """
      ])
  }

  @Test func textsThatInterlockAtLargeAreAWarning() {
    let found = findings { screen, size in
      // Two lines with room for the other label beside the second, until that moves up.
      screen.add(.label, "abc", Rect(x: 10, y: 10, width: 200, height: 40))
      screen.write("one two", width: 100) { text in
        var second = text.lines[0]
        second.baseline += 20
        second.width = 20
        text.lines.append(second)
      }
      screen.add(.label, "def", Rect(x: 40, y: size == .large ? 30 : 12, width: 60, height: 25))
      screen.write("cat", width: 40)
    }
    #expect(
      found == [
        """
        3 warning abc [XL] label 'one two' (abc) overlaps label 'cat' (def) at XL: \
        by 40 × 5.8 points; \
        tie the two to each other, or put them into a stack view
        """
      ])
  }

  /// Two stacks in one place, of which code shows one at a time: neither is in the other's way.
  @Test func alternativesInOnePlaceAreOneWarning() {
    let found = findings { screen, size in
      let step: Double = size == .large ? 20 : 30
      for (stack, height) in [("one", 20.0), ("two", 24.0)] {
        screen.add(.stackView, stack, Rect(x: 10, y: 10, width: 200, height: 100))
        for row in 0..<3 {
          screen.add(
            .label, "\(stack)\(row)",
            Rect(y: Double(row) * (stack == "one" ? 20 : step), width: 90, height: height),
            in: stack)
          screen.write("cat", width: 40)
        }
      }
      screen.add(.label, "foot", Rect(x: 10, y: size == .large ? 300 : 50, width: 90, height: 20))
      screen.write("dog", width: 40)
    }
    // At XL only the first rows and the third and second stand level: the same two stacks. The
    // label that comes to lie on both later has nothing to do with them.
    #expect(
      found == [
        """
        4 warning one0 [L XL] label 'cat' (one0) overlaps label 'cat' (two0) already at Large: \
        by 40 × 7.8 points, as do 2 more pairs in the same two views; \
        tie the two to each other, or put them into a stack view
        """,
        """
        6 error one2 [XL] label 'cat' (one2) overlaps label 'dog' (foot) at XL: \
        by 40 × 7.8 points; \
        tie the two to each other, or put them into a stack view
        """,
      ])
  }

  @Test func aFieldThatIsHitInItsTextBeforeItsBodyIsHitOnce() {
    let found = findings { screen, size in
      screen.add(.textField, "abc", Rect(x: 10, y: 10, width: 100, height: 30)) {
        var input = TextInputContent(text: TextContent("dot", location: at(line: 1)))
        input.borderStyle = .roundedRect
        $0.content = .textInput(input)
      }
      screen.write("dot", width: 30)
      screen.add(.label, "def", Rect(x: size == .large ? 100 : 10, y: 10, width: 90, height: 25))
      screen.write("cat", width: 20)
    }
    // At Large the label lies on the field's edge alone, at XL on its text.
    #expect(
      found == [
        """
        4 warning def [L XL] label 'cat' (def) overlaps text field 'dot' (abc) already at Large: \
        by 10 × 7.8 points; \
        tie the two to each other, or put them into a stack view
        """
      ])
  }

  @Test func aFieldThatIsHitInItsTextAndItsBodyIsHitOnce() {
    let found = findings { screen, size in
      screen.add(.label, "abc", Rect(x: 10, y: size == .large ? 100 : 10, width: 90, height: 25))
      screen.write("cat", width: 40)
      screen.add(.textField, "def", Rect(x: 10, y: 10, width: 100, height: 30)) {
        var input = TextInputContent(text: TextContent("dot", location: at(line: 1)))
        input.borderStyle = .roundedRect
        $0.content = .textInput(input)
      }
      screen.write("dot", width: 30)
    }
    #expect(
      found == [
        """
        3 error abc [XL] label 'cat' (abc) overlaps text field 'dot' (def) at XL: \
        by 30 × 7.8 points; \
        tie the two to each other, or put them into a stack view
        """
      ])
  }
}

@Suite struct OverlapsWithEmbeddedScreensTests {
  /// A container over the upper half of the screen, with a text that grows in it.
  private func overlaps(hostAt y: Double) -> [RuleID] {
    let screens = series { screen, size in
      screen.add(.label, "host", Rect(y: y, width: 100, height: 20))
      screen.write("Host", width: 90)
      screen.add(.containerView, "box", Rect(width: 320, height: 240))
      screen.add(.view, "child", Rect(width: 320, height: 240), in: "box")
      screen.add(
        .label, "inner", Rect(y: size == .large ? 200 : y, width: 100, height: 20), in: "child")
      screen.write("Inner", width: 90)
      screen.changeScene { scene in
        scene.embedded = [
          EmbeddedScene(root: ElementIndex(3), scene: "s", title: "S", hasNavigationBar: false)
        ]
      }
    }
    return TextOverlaps().findings(in: screens).map(\.rule)
  }

  @Test func whatLiesUnderAContainerIsAnAlternative() {
    #expect(overlaps(hostAt: 100) == [])
  }

  @Test func whatLiesElsewhereIsNot() {
    #expect(overlaps(hostAt: 250) == ["text-overlaps"])
  }
}

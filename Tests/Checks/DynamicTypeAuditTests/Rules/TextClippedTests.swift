import DynamicType
import DynamicTypeModel
import Testing
import UIKitModel

@testable import DynamicTypeAudit

@Suite struct TextClippedTests {
  /// One label with 20-point text from XL on and 10-point text at Large.
  private func findings(
    _ string: String = "dog", frame: Rect, width: Double = 40,
    wrap: (inout Screen) -> String = { _ in "root" },
    change: @escaping (inout LaidOutText) -> Void = { _ in }
  ) -> [String] {
    let screens = series([.large, .extraLarge]) { screen, size in
      let parent = wrap(&screen)
      screen.add(.label, "abc", frame, in: parent)
      let isLarge = size == .large
      screen.write(
        string, points: isLarge ? 10 : 20, width: isLarge ? width / 2 : width, change: change)
    }
    return TextClipped().findings(in: screens).map(\.summary)
  }

  @Test func aFrameThatIsTooLowCutsTheTails() {
    // 20 points: ink from 20 - 15.6 = 4.4 to 20 + 5 × 0.85 = 24.25, so 19.85 high; 20 are there.
    #expect(
      findings(frame: Rect(width: 100, height: 20)) == [
        """
        3 error abc [XL] label 'dog' (abc) is clipped at XL: its own frame cuts off \
        4.3 of 19.9 points at the bottom; \
        let its height follow the text
        """
      ])
  }

  @Test(
    "A text in a constant font that loses the same at every size is a note",
    arguments: [
      (ResolvedFont.Scaling.fixed, 15.0, "note"), (.adjusts(.body), 15, "error"),
      (.fixed, 14, "error"),
    ])
  func constant(scaling: ResolvedFont.Scaling, height: Double, severity: String) {
    let screens = series([.large, .extraLarge]) { screen, size in
      let height = size == .large ? 15 : height
      screen.add(.label, "abc", Rect(width: 100, height: height))
      screen.write("dog", points: 20, width: 40, scaling: scaling)
    }
    #expect(TextClipped().findings(in: screens).map(\.severity.name) == [severity])
  }

  @Test func lettersWithoutTailsLoseNothingThere() {
    #expect(findings("doe", frame: Rect(width: 100, height: 20)) == [])
  }

  @Test(
    "Small letters with a mark are lower than capitals with one; an ellipsis and Cyrillic letters are as ASCII",
    arguments: [
      // 20 points high and 5 deep; from the bottom of a frame of 20 points nothing is cut but tails.
      ("doé", 17.6, 0), ("dÖ", 20, 0), ("doö…", 17.6, 0), ("do…", 15.6, 0), ("дом", 15.6, 4.25),
      ("Неизвестный", 17.6, 0), ("Дома", 15.6, 4.25), ("garçon", 17.6, 5), ("ĥo", 20, 5),
      ("กา", 20, 5),
      ("“Tee” – 5 €", 15.6, 0),
    ])
  func reach(text: String, above: Double, below: Double) {
    let line = LaidOutText.Line(
      text: text, spans: [], originX: 3, baseline: 20, width: 40, ascent: 20, descent: 5)
    #expect(abs(line.ink.minY - (20 - above)) < 1e-9)
    #expect(abs(line.ink.maxY - (20 + below)) < 1e-9 || text == "dÖ")
  }

  /// San Francisco has 1,950 of 2,048 units above the baseline at 16 points: 15.234375, of which letters take 0.78.
  @Test(
    "A font with much space above its letters has no larger letters",
    arguments: [("9", 20.0, 11.8828125), ("9", 12, 9.36), ("É", 20, 20)])
  func ownFont(text: String, ascent: Double, above: Double) {
    let font = ResolvedFont(face: .named("Own"), pointSize: 16, scaling: .adjusts(.body))
    let line = LaidOutText.Line(
      text: text, spans: [.init(text: text, font: font)], originX: 0, baseline: 30, width: 10,
      ascent: ascent, descent: 5)
    #expect(abs(line.ink.minY - (30 - above)) < 1e-9)
  }

  @Test func otherWritingNeedsTheWholeLine() {
    // 20 points high and 5 deep: 25.
    #expect(
      findings("doÉ", frame: Rect(width: 100, height: 20)) == [
        """
        3 error abc [XL] label 'doÉ' (abc) is clipped at XL: its own frame cuts off \
        5 of 25 points at the bottom; \
        let its height follow the text
        """
      ])
  }

  @Test func lessThanATenthOfTheSizeIsAWarning() {
    #expect(
      findings(frame: Rect(width: 100, height: 23)) == [
        """
        3 warning abc [XL] label 'dog' (abc) is clipped at XL: its own frame cuts off \
        1.3 of 19.9 points at the bottom; \
        let its height follow the text
        """
      ])
  }

  @Test func aPixelIsNoLoss() {
    #expect(findings(frame: Rect(width: 100, height: 23.75)) == [])
  }

  @Test func aCenteredLineIsCutAtBothEnds() {
    let centred = findings(
      frame: Rect(width: 100, height: 14),
      change: { text in
        if text.font.pointSize == 20 { text.lines[0].baseline = 14.5 }
      })
    // Ink from 14.5 - 15.6 = -1.1 to 14.5 + 4.25 = 18.75 in a box from 0 to 14: 1.1 and 4.75 lost.
    #expect(
      centred == [
        """
        3 error abc [XL] label 'dog' (abc) is clipped at XL: its own frame cuts off \
        5.9 of 19.9 points at the top and bottom; \
        let its height follow the text
        """
      ])
  }

  @Test func aLineWiderThanItsBoxIsCut() {
    #expect(
      findings(frame: Rect(width: 30, height: 30)) == [
        """
        3 error abc [XL] label 'dog' (abc) is clipped at XL: its own frame cuts off \
        10 of 40 points at the right; \
        let it wrap, or give it more width
        """
      ])
  }

  @Test func aWidthWithinItsUncertaintyIsNotCut() {
    #expect(findings(frame: Rect(width: 39, height: 30), change: { $0.widthUncertainty = 1 }) == [])
  }

  @Test func anAncestorThatClipsIsNamed() {
    let clipped = findings(
      frame: Rect(x: 10, y: 10, width: 100, height: 30),
      wrap: { screen in
        screen.add(.view, "card", Rect(x: 10, y: 10, width: 200, height: 30)) {
          $0.clipsToBounds = true
        }
        return "card"
      })
    // In the card the ink ends at 10 + 24.25 and the card at 30; at Large at 10 + 12.125.
    #expect(
      clipped == [
        """
        4 error abc [XL] label 'dog' (abc) is clipped at XL: view (card) cuts off \
        4.3 of 19.9 points at the bottom; \
        let that view grow with its content, or scroll
        """
      ])
  }

  @Test func anAncestorThatDoesNotClipShowsIt() {
    let shown = findings(
      frame: Rect(x: 10, y: 10, width: 100, height: 30),
      wrap: { screen in
        screen.add(.view, "card", Rect(x: 10, y: 10, width: 200, height: 30))
        return "card"
      })
    #expect(shown == [])
  }

  @Test func scrollingBringsItIn() {
    let shown = findings(
      frame: Rect(x: 10, y: 10, width: 100, height: 30),
      wrap: { screen in
        screen.add(
          .scrollView, "scroll", Rect(x: 0, y: 0, width: 320, height: 30),
          content: Size(width: 320, height: 40))
        return "scroll"
      })
    #expect(shown == [])
  }

  @Test func contentBeyondTheContentSizeIsCut() {
    let cut = findings(
      frame: Rect(x: 10, y: 10, width: 100, height: 30),
      wrap: { screen in
        screen.add(
          .scrollView, "scroll", Rect(x: 0, y: 0, width: 320, height: 20),
          content: Size(width: 320, height: 30))
        return "scroll"
      })
    #expect(
      cut == [
        """
        4 error abc [XL] label 'dog' (abc) is clipped at XL: scroll view (scroll) cuts off \
        4.3 of 19.9 points at the bottom; \
        let that view grow with its content, or scroll
        """
      ])
  }

  @Test func aScrollViewPartlyBelowTheScreenShowsItsLastLinesToNobody() {
    let cut = findings(
      frame: Rect(x: 10, y: 60, width: 100, height: 30),
      wrap: { screen in
        // 40 points high, 20 of them on the screen, 90 points of content: scrolled to the end, by
        // 50, the last 20 points of content stay below the screen. Ink ends at
        // 72.125 at L and at 84.25 at XL.
        screen.add(
          .scrollView, "scroll", Rect(x: 0, y: 460, width: 320, height: 40),
          content: Size(width: 320, height: 90))
        return "scroll"
      })
    #expect(
      cut == [
        """
        4 error abc [L XL] label 'dog' (abc) is clipped already at Large: scroll view (scroll) \
        cuts off 2.1 of 9.9 points at the bottom (14.3 at XL); \
        let that view grow with its content, or scroll
        """
      ])
  }

  @Test func theScreenCutsToo() {
    #expect(
      findings(frame: Rect(x: 285, y: 0, width: 100, height: 30)) == [
        """
        3 error abc [XL] label 'dog' (abc) is clipped at XL: the edge of the screen cuts off \
        5 of 40 points at the right; \
        let it wrap
        """
      ])
  }

  @Test func theEdgeOfAViewThatIsNoScreenIsAWarning() {
    let screens = series([.large, .extraLarge]) { screen, size in
      screen.change { $0.nodes[0].frame = Rect(width: 320, height: 120) }
      screen.add(.label, "abc", Rect(x: 16, y: 100, width: 100, height: 30))
      screen.write("doe", points: size == .large ? 10 : 22, width: 40)
    }
    // Ink of 22 points from 100 + 4.84 to 100 + 22.
    #expect(
      TextClipped().findings(in: screens).map(\.summary) == [
        """
        3 warning abc [XL] label 'doe' (abc) is clipped at XL: the edge of the view, \
        drawn 320 × 120 points large, cuts off 2 of 17.2 points at the bottom; \
        let that view grow with its content, or scroll
        """
      ])
  }

  @Test func aFrameThatIsSqueezedToNothingShowsNothing() {
    for clips in [true, false] {
      let screens = series([.large, .extraLarge]) { screen, size in
        screen.add(
          .label, "abc", Rect(x: 16, y: 100, width: 100, height: size == .large ? 20 : 0.5)
        ) { $0.clipsToBounds = clips }
        screen.write("doe", width: 40)
      }
      #expect(
        Audit(rules: [TextTruncated(), TextClipped(), OutOfBounds()]).findings(for: screens).map(
          \.summary) == [
            """
            3 error abc [XL] label 'doe' (abc) is clipped at XL: its own frame is 0.5 points high \
            and shows nothing of it; \
            let its height follow the text
            """
          ])
    }
  }

  @Test func textThatIsWhollyOutsideIsLeftToOutOfBounds() {
    #expect(findings(frame: Rect(x: 330, y: 0, width: 100, height: 30)) == [])
  }

  @Test func sizesThatLoseLittleAreLeftOutWhereOthersLoseMore() {
    let screens = series { screen, size in
      screen.add(.label, "abc", Rect(width: 100, height: size == .extraLarge ? 23 : 20))
      screen.write("dog", points: size == .large ? 10 : 20, width: 40)
    }
    #expect(
      TextClipped().findings(in: screens).map(\.summary) == [
        """
        3 error abc [AX1] label 'dog' (abc) is clipped at AX1: its own frame cuts off \
        4.3 of 19.9 points at the bottom; \
        let its height follow the text
        """
      ])
  }

  @Test func aTruncatedLineIsNotCutSidewaysAsWell() {
    #expect(
      findings(frame: Rect(width: 30, height: 30), change: { $0.isTruncated = true }) == [])
  }

  private func findings(_ kind: ElementKind, scroll: ScrollRegion? = nil) -> [String] {
    let screens = series([.large, .extraLarge]) { screen, size in
      screen.add(kind, "abc", Rect(x: 0, y: 100, width: 100, height: 20))
      screen.write("dog", points: size == .large ? 10 : 20, width: 40)
      screen.change { $0.nodes[1].scroll = scroll }
    }
    return TextClipped().findings(in: screens).map(\.summary)
  }

  @Test func aButtonsTitleMayStandAboveAndBelowIt() {
    #expect(findings(.button) == [])
  }

  @Test func aTextViewScrollsOverItsTextUnlessItMayNot() {
    var scroll = ScrollRegion(contentSize: Size(width: 100, height: 41))
    #expect(findings(.textView, scroll: scroll) == [])
    scroll.isEnabled = false
    #expect(
      findings(.textView, scroll: scroll) == [
        """
        3 error abc [XL] text view 'dog' (abc) is clipped at XL: its own frame cuts off \
        4.3 of 19.9 points at the bottom; \
        let its height follow the text
        """
      ])
  }
}

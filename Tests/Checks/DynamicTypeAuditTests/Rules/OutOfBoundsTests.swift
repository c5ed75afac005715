import DynamicType
import DynamicTypeModel
import Testing
import UIKitModel

@testable import DynamicTypeAudit

@Suite struct OutOfBoundsTests {
  private func findings(_ build: (inout Screen, ContentSizeCategory) -> Void) -> [String] {
    OutOfBounds().findings(in: series([.large, .extraLarge], build)).map(\.summary)
  }

  @Test func aLabelPushedBelowTheScreen() {
    let found = findings { screen, size in
      let y: Double = size == .large ? 440 : 490
      screen.add(.label, "abc", Rect(x: 16, y: y, width: 100, height: 20))
      screen.write("doe", width: 40)
    }
    // Ink from 490 + 2.2 to 490 + 10: its middle is 16.1 below 480.
    #expect(
      found == [
        """
        3 error abc [XL] label 'doe' (abc) is out of reach at XL: \
        its middle is 16.1 points below the screen; \
        put it into a scroll view
        """
      ])
  }

  @Test("What is in a view without height is hidden until code opens it", arguments: [0.0, 4.0])
  func closed(height: Double) {
    let found = findings { screen, _ in
      screen.add(.view, "answer", Rect(x: 16, y: 100, width: 200, height: height)) {
        $0.clipsToBounds = true
      }
      screen.add(.label, "abc", Rect(x: 0, y: 10, width: 100, height: 20), in: "answer")
      screen.write("doe", width: 40)
    }
    #expect(found.count == (height == 0 ? 0 : 1), "\(found)")
  }

  @Test func scrollingBringsItIn() {
    let found = findings { screen, _ in
      screen.add(
        .scrollView, "scroll", Rect(width: 320, height: 480),
        content: Size(width: 320, height: 600))
      screen.add(.label, "abc", Rect(x: 16, y: 560, width: 100, height: 20), in: "scroll")
      screen.write("doe", width: 40)
      screen.add(.switch, "def", Rect(x: 200, y: 560, width: 51, height: 31), in: "scroll")
    }
    #expect(found == [])
  }

  @Test func contentInsetsScrollToo() {
    let found = findings { screen, _ in
      screen.add(
        .scrollView, "scroll", Rect(width: 320, height: 480), content: Size(width: 320, height: 480)
      ) {
        var scroll = ScrollContent()
        scroll.contentInsets = EdgeInsets(bottom: 40)
        $0.content = .scroll(scroll)
      }
      screen.add(.switch, "def", Rect(x: 200, y: 485, width: 51, height: 31), in: "scroll")
    }
    #expect(found == [])
  }

  @Test func aScrollViewThatDoesNotScrollDoesNot() {
    let found = findings { screen, size in
      screen.add(
        .scrollView, "scroll", Rect(width: 320, height: 400), content: Size(width: 320, height: 600)
      ) {
        var scroll = ScrollContent()
        scroll.isScrollEnabled = false
        $0.content = .scroll(scroll)
      }
      let y: Double = size == .large ? 300 : 500
      screen.add(.switch, "def", Rect(x: 200, y: y, width: 51, height: 31), in: "scroll")
    }
    #expect(
      found == [
        """
        4 error def [XL] switch (def) is out of reach at XL: \
        its middle is 115.5 points below scroll view (scroll); \
        let that view grow with its content, or scroll
        """
      ])
  }

  @Test func aControlCountsByItsMiddle() {
    let found = findings { screen, size in
      // 31 high: the middle at 479.5 and at 480.5.
      screen.add(.switch, "def", Rect(y: size == .large ? 464 : 465, width: 51, height: 31))
    }
    #expect(
      found == [
        """
        3 error def [XL] switch (def) is out of reach at XL: \
        its middle is 0.5 points below the screen; \
        put it into a scroll view
        """
      ])
  }

  @Test func anImageCountsAsAWholeAndIsAWarning() {
    let found = findings { screen, size in
      screen.add(.imageView, "in", Rect(x: 310, width: 100, height: 100))
      let x: Double = size == .large ? 0 : -150
      screen.add(.imageView, "out", Rect(x: x, width: 100, height: 100))
    }
    #expect(
      found == [
        """
        4 warning out [XL] image view (out) is out of reach at XL: \
        its middle is 100 points to the left of the screen; \
        let the row wrap, or stack what is in it
        """
      ])
  }

  @Test func whatWaitsOutsideAtLargeIsAWarning() {
    let found = findings { screen, _ in
      screen.add(.button, "abc", Rect(x: -100, y: 10, width: 80, height: 30))
      screen.write("Menu", width: 40)
    }
    #expect(
      found == [
        """
        3 warning abc [L XL] button 'Menu' (abc) is out of reach already at Large: \
        its middle is 80 points to the left of the screen; \
        put it into a scroll view
        """
      ])
  }

  @Test(
    "What is outside in the same place at every size, and does not grow, is a note",
    arguments: [
      (ResolvedFont.Scaling.fixed, 0.0, "note"), (.fixed, 8, "warning"),
      (.atLaunch(.body), 0, "warning"),
    ])
  func constant(scaling: ResolvedFont.Scaling, move: Double, severity: String) {
    let found = findings { screen, size in
      screen.add(
        .button, "abc", Rect(x: -100, y: size == .large ? 10 : 10 + move, width: 80, height: 30))
      screen.write("Menu", width: 40, scaling: scaling)
    }
    let note = severity == "note" ? " (the same at every text size: nothing in it grows)" : ""
    #expect(
      found == [
        """
        3 \(severity) abc [L XL] button 'Menu' (abc) is out of reach already at Large: \
        its middle is 80 points to the left of the screen; \
        put it into a scroll view\(note)
        """
      ])
  }

  @Test(
    "What code hides at first, itself or a view around it, is a note", arguments: ["abc", "box"])
  func hidden(id: String) {
    let note = CodeNote(
      property: .isHidden, location: SourceLocation(path: "App/Bar.swift", line: 7, column: 1),
      isKnown: false)
    let screens = series([.large, .extraLarge]) { screen, _ in
      screen.add(.view, "box", Rect(x: 0, y: 0, width: 320, height: 100)) {
        if id == "box" { $0.codeNotes = [note] }
      }
      screen.add(.label, "abc", Rect(x: -100, y: 10, width: 80, height: 30), in: "box") {
        if id == "abc" { $0.codeNotes = [note] }
      }
      screen.write("Menu", width: 40)
    }
    let found = Audit(rules: [OutOfBounds()]).findings(for: screens)
    #expect(found.map(\.severity) == [.note])
    #expect(
      found.first?.message.hasSuffix(
        " (if the document's own holds: code sets isHidden of Bar.swift:7)") == true)
  }

  @Test func whatACollapsedViewClipsIsNamedByTheViewAroundIt() {
    let found = findings { screen, size in
      screen.add(.view, "box", Rect(x: 10, y: 100, width: 300, height: size == .large ? 40 : 0)) {
        $0.clipsToBounds = true
      }
      screen.add(.label, "abc", Rect(width: 100, height: 20), in: "box")
      screen.write("doe", width: 40)
    }
    #expect(
      found == [
        """
        4 error abc [XL] label 'doe' (abc) is out of reach at XL: view (box) around it hides it; \
        let that view grow with its content, or scroll
        """
      ])
  }

  @Test func viewsWithoutSizeAreNotLookedFor() {
    let found = findings { screen, _ in
      screen.add(.button, "abc", Rect(x: -100, y: 10, width: 0, height: 30))
      // Apps keep a field of a point for what is typed unseen.
      screen.add(.textField, "def", Rect(x: -100, y: 10, width: 1, height: 1))
    }
    #expect(found == [])
  }

  @Test func sizesAtWhichItIsPartlyCutOnItsWayOutBelongToIt() {
    let screens = series { screen, size in
      let y: Double = size == .large ? 440 : size == .extraLarge ? 474 : 490
      screen.add(.label, "abc", Rect(x: 16, y: y, width: 100, height: 20))
      screen.write("doe", width: 40) { $0.isTruncated = size == .accessibilityMedium }
    }
    #expect(
      Audit(rules: [TextTruncated(), TextClipped(), OutOfBounds()]).findings(for: screens).map(
        \.summary) == [
          """
          3 error abc [XL AX1] label 'doe' (abc) is out of reach at AX1: \
          its middle is 16.1 points below the screen (partly cut off at XL); \
          put it into a scroll view
          """
        ])
  }

  @Test func belowAViewThatIsNoScreenTheAppMayHaveRoom() {
    let found = findings { screen, size in
      screen.change { $0.nodes[0].frame = Rect(width: 320, height: 120) }
      let y: Double = size == .large ? 80 : 130
      screen.add(.label, "abc", Rect(x: 16, y: y, width: 100, height: 20))
      screen.write("doe", width: 40)
    }
    #expect(
      found == [
        """
        3 warning abc [XL] label 'doe' (abc) is out of reach at XL: \
        its middle is 16.1 points below the view, drawn 320 × 120 points large; \
        let that view grow with its content, or scroll
        """
      ])
  }
}

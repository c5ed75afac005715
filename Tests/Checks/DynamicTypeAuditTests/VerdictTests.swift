import DynamicType
import DynamicTypeModel
import Testing
import UIKitModel

@testable import DynamicTypeAudit

@Suite struct VerdictTests {
  private let sizes: [ContentSizeCategory] = [.large, .extraLarge, .accessibilityMedium]

  private func verdict(
    failing: [ContentSizeCategory], severity: Severity = .error, rule: RuleID = "text-clipped",
    launch: TextLaunch? = nil
  ) -> Verdict {
    var finding = Finding(
      rule: rule, severity: severity, message: "", location: at(line: 1), sizes: failing)
    finding.launch = launch
    return Verdict(of: labels, findings: [finding])
  }

  /// Two labels on a screen, one of which shows a bullet alone.
  private var labels: ScreenSeries {
    series(sizes) { screen, _ in
      screen.add(.label, "words", Rect(x: 10, y: 10, width: 200, height: 20))
      screen.write("Words", width: 50)
      screen.add(.label, "bullet", Rect(x: 10, y: 40, width: 200, height: 20))
      screen.write("•", width: 5)
    }
  }

  @Test func fromTheFirstLossOn() {
    let late = verdict(failing: [.accessibilityMedium])
    #expect(late.description == "fails at AX1" && late.safeUpTo == .extraLarge)
    let early = verdict(failing: [.extraLarge, .accessibilityMedium])
    #expect(early.description == "fails from XL" && early.safeUpTo == .large)
  }

  @Test("Sizes that were not laid out are not spoken of")
  func nothingLost() {
    let verdict = Verdict(of: labels, findings: [])
    #expect(verdict.description == "holds at the 3 sizes laid out")
    #expect(verdict.safeUpTo == .accessibilityMedium && verdict.texts.count == 1)
    let all = series(ContentSizeCategory.allCases) { screen, _ in
      screen.add(.label, "words", Rect(x: 10, y: 10, width: 200, height: 20))
      screen.write("Words", width: 50)
    }
    #expect(Verdict(of: all, findings: []).description == "holds at every size")
  }

  @Test func everythingLost() {
    let verdict = verdict(failing: sizes)
    #expect(verdict.description == "fails at the 3 sizes laid out" && verdict.safeUpTo == nil)
  }

  @Test func lostAtTheSmallestButNotAtAll() {
    #expect(
      verdict(failing: [.large, .accessibilityMedium]).description == "fails at L and AX1")
  }

  @Test("A note is no loss, a warning may be one")
  func lesserFindings() {
    #expect(verdict(failing: sizes, severity: .note).outcome == .holds)
    let warned = verdict(failing: [.extraLarge, .accessibilityMedium], severity: .warning)
    #expect(warned.description == "may fail from XL" && warned.safeUpTo == .accessibilityMedium)
  }

  /// A label on a screen that code builds.
  private func built(
    _ scaling: ResolvedFont.Scaling = .adjusts(.body), _ change: (inout LaidOutScreen) -> Void
  ) -> ScreenSeries {
    ScreenSeries(
      sizes.map { size in
        var screen = Screen(size)
        screen.add(.label, "words", Rect(x: 10, y: 10, width: 200, height: 20))
        screen.write("Words", width: 50, scaling: scaling)
        var layout = screen.layout
        layout.isBuiltByCode = true
        change(&layout)
        return layout
      })
  }

  @Test("A note about a loss keeps a screen of sources from holding, and any other note does not")
  func unsureLoss() {
    func verdict(_ rule: RuleID, isBuiltByCode: Bool) -> String {
      let screens = built { $0.isBuiltByCode = isBuiltByCode }
      let note = Finding(
        rule: rule, severity: .note, message: "", location: at(line: 1),
        sizes: [.accessibilityMedium])
      return Verdict(of: screens, findings: [note]).description
    }
    let holds = "holds at the 3 sizes laid out"
    #expect(
      verdict(TextClipped.id, isBuiltByCode: true) == "a loss that is not certain, not judged")
    #expect(verdict(TextClipped.id, isBuiltByCode: false) == holds)
    #expect(verdict(AmbiguousLayout.id, isBuiltByCode: true) == holds)
  }

  @Test("What code builds keeps the size at its launch where a text style does not adjust")
  func lateTextsOfCode() {
    func verdict(_ scaling: ResolvedFont.Scaling, _ provenance: Provenance = .known) -> String {
      let screens = built(scaling) { $0.views[1].provenance = provenance }
      return Verdict(of: screens, findings: []).description
    }
    #expect(verdict(.atLaunch(.body)) == "grows only after a restart (1 of 1 text)")
    #expect(verdict(.adjusts(.body)) == "holds at the 3 sizes laid out")
    #expect(verdict(.atLaunch(.body), .assumed("the font")) == "holds at the 3 sizes laid out")
  }

  @Test("Of what code builds one state is laid out: where something is assumed there are others")
  func assumedState() {
    let screens = built { $0.assumptions = ["isNew: true"] }
    #expect(Verdict(of: screens, findings: []).description == "partly unknown, not judged")
  }

  @Test("A launch screen that shows a picture alone has no text to hold")
  func launchScreen() {
    func verdict(_ text: String?) -> String {
      let screens = series(sizes) { screen, _ in
        screen.add(.label, "words", Rect(x: 10, y: 10, width: 200, height: 20))
        if let text { screen.write(text, width: 50) }
      }
      return Verdict(on: JudgedScreen(screens, isPicture: true), findings: []).description
    }
    #expect(verdict(nil) == "no text laid out, not judged")
    #expect(verdict("Tea") == "holds at the 3 sizes laid out")
  }

  @Test("Text that stays small is not safe, and how much of the text it is, is said")
  func constantText() {
    let small = verdict(failing: [], severity: .warning, rule: TextDoesNotScale.id)
    #expect(small.description == "does not grow (1 of 1 text)")
    let late = verdict(
      failing: [], severity: .warning, rule: TextDoesNotScale.id, launch: .changedWhileRunning)
    #expect(late.description == "grows only after a restart (1 of 1 text)")
    // A bullet that stays small harms nobody.
    let bullet = verdict(failing: [], severity: .note, rule: TextDoesNotScale.id)
    #expect(bullet.outcome == .holds)
  }

  @Test("What is lost says more than what does not grow")
  func both() {
    let findings = [
      Finding(
        rule: TextDoesNotScale.id, severity: .warning, message: "", location: at(line: 1)),
      Finding(
        rule: "text-clipped", severity: .error, message: "", location: at(line: 1),
        sizes: [.accessibilityMedium]),
    ]
    let verdict = Verdict(of: labels, findings: findings)
    #expect(verdict.description == "fails at AX1" && verdict.texts.fixed == 1)
  }

  @Test func nothingKnown() {
    let screens = series { screen, _ in
      screen.change { $0.notExamined = [NotExamined(element: .root, reason: "unknown")] }
    }
    #expect(Verdict(of: screens, findings: []).description == "not examined")
  }

  @Test func noView() {
    let screens = series { screen, _ in
      screen.changeScene { $0.elements = [] }
      screen.change { $0.nodes = [] }
    }
    #expect(Verdict(of: screens, findings: []).description == "not examined")
  }
}

/// Screens that have little in their documents: 320 × 480 points.
@Suite struct UnknownScreenTests {
  private func verdict(_ build: (inout Screen) -> Void) -> String {
    Verdict(of: series([.large]) { screen, _ in build(&screen) }, findings: []).description
  }

  private let unknown = "mostly made in code, not judged"

  @Test func nothingOnIt() { #expect(verdict { _ in } == unknown) }

  @Test("A table without rows, under a title that the document has")
  func emptyTable() {
    let text = verdict { screen in
      screen.add(.label, "title", Rect(x: 10, y: 10, width: 200, height: 20))
      screen.write("Title", width: 50)
      screen.add(.tableView, "table", Rect(x: 0, y: 40, width: 320, height: 440))
    }
    #expect(text == unknown)
  }

  @Test("A table with rows, and one on less than half of the screen")
  func judgedTables() {
    let filled = verdict { screen in
      screen.add(.tableView, "table", Rect(x: 0, y: 0, width: 320, height: 480))
      screen.add(
        .tableViewCell, "cell", Rect(x: 0, y: 0, width: 320, height: 44), in: "table")
    }
    #expect(filled == "no text laid out, not judged")
    let small = verdict { screen in
      screen.add(.tableView, "table", Rect(x: 0, y: 0, width: 320, height: 240))
      screen.add(.label, "words", Rect(x: 10, y: 300, width: 200, height: 20))
      screen.write("Words", width: 50)
    }
    #expect(small == "a list without rows, not judged")
  }

  @Test("Boxes that lie over each other are counted once: 320 × 230 of 320 × 480 points")
  func overlappingBoxes() {
    let text = verdict { screen in
      for number in 0..<4 {
        screen.add(
          .view, "box \(number)", Rect(x: 0, y: Double(10 * number), width: 320, height: 200))
      }
      screen.add(.label, "words", Rect(x: 10, y: 300, width: 200, height: 20))
      screen.write("Words", width: 50)
    }
    #expect(text == "holds at L")
  }

  @Test("A box behind text is a background")
  func background() {
    let text = verdict { screen in
      screen.add(.view, "background", Rect(x: 0, y: 0, width: 320, height: 480))
      screen.add(.label, "words", Rect(x: 10, y: 10, width: 200, height: 20))
      screen.write("Words", width: 50)
    }
    #expect(text == "holds at L")
  }

  @Test(
    "A background that nobody knows leaves the text on it to be judged", arguments: [true, false])
  func unknownBackground(isBackground: Bool) {
    let text = verdict { screen in
      screen.add(.view, "unknown", Rect(x: 0, y: 0, width: 320, height: 480))
      screen.leaveUnexamined(isBackground: isBackground)
      screen.add(.label, "words", Rect(x: 10, y: 10, width: 200, height: 20))
      screen.write("Words", width: 50)
    }
    #expect(text == (isBackground ? "holds at L" : "mostly made in code, not judged"))
  }

  @Test("Of ten texts nine are enough to be seen, of nine eight are not", arguments: [9, 8])
  func invisibleTexts(seen: Int) {
    let text = verdict { screen in
      for number in 0...seen {
        screen.add(
          .label, "words \(number)", Rect(x: 10, y: Double(40 * number), width: 200, height: 20)
        ) { $0.alpha = number == 0 ? 0 : 1 }
        screen.write("Words", width: 50)
      }
    }
    #expect(text == (seen == 9 ? "holds at L" : "texts that code shows later, not judged"))
  }
}

import DynamicType
import DynamicTypeModel
import Testing

@testable import DynamicTypeAudit

@Suite struct LayoutFindingRulesTests {
  /// Two contradictions of one constraint, the first from XL on; an open place at every size.
  private let screens = series { screen, size in
    screen.add(.view, "abc", Rect(width: 100, height: 20))
    func height(_ id: String, _ points: Int, line: Int) -> ConstraintName {
      ConstraintName(id: id, equation: "a.height = \(points)", location: at(line: line))
    }
    func conflict(with other: ConstraintName) -> LayoutDefect {
      .conflict(
        ConstraintConflict(
          dropped: height("c1", 20, line: 3), view: "abc", others: [other],
          isWithCanvasSize: false))
    }
    screen.change { layout in
      layout.defects = [
        .ambiguity(
          AmbiguousPlacement(
            view: "abc", viewKind: "view", location: at(line: 3), axis: .horizontal,
            otherViews: 2, constraints: []))
      ]
      if size >= .extraLarge {
        layout.defects.append(conflict(with: height("c2", 30, line: 4)))
      }
      if size == .accessibilityMedium {
        layout.defects.append(conflict(with: height("c3", 40, line: 5)))
      }
    }
  }

  @Test func aContradictionIsReportedOnceWithItsSizes() {
    #expect(
      ConstraintsConflict().findings(in: screens).map(\.summary) == [
        """
        3 warning abc [XL AX1] constraint c1, a.height = 20, conflicts with \
        a.height = 30 (c2, line 4); it is left out (from XL on): lower the priority of one of them, \
        or remove it
        """,
        """
        3 warning abc [AX1] constraint c1, a.height = 20, conflicts with \
        a.height = 40 (c3, line 5); it is left out (at AX1): lower the priority of one of them, \
        or remove it
        """,
      ])
  }

  @Test("A contradiction that is there at Large already is not of the text size")
  func contradictionAtLarge() {
    let name = ConstraintName(id: "c1", equation: "a.height = 20", location: at(line: 3))
    let screens = series { screen, _ in
      screen.add(.view, "abc", Rect(width: 100, height: 20))
      screen.change {
        $0.defects = [
          .conflict(
            ConstraintConflict(dropped: name, view: "abc", others: [], isWithCanvasSize: false))
        ]
      }
    }
    #expect(ConstraintsConflict().findings(in: screens).map(\.severity) == [.note])
  }

  @Test func anOpenPlaceIsReportedOnce() {
    #expect(
      AmbiguousLayout().findings(in: screens).map(\.summary) == [
        """
        3 note abc [L XL AX1] the horizontal position or size of view (abc) is ambiguous, and with it \
        that of 2 more views: no constraint sets it: add the constraint that is missing
        """
      ])
    #expect(Audit().findings(for: screens).map(\.rule).count == 3)
  }
}

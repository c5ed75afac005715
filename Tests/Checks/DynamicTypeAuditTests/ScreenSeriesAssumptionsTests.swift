import DynamicType
import DynamicTypeModel
import Testing

@testable import DynamicTypeAudit

/// What findings say of screens that were read from sources.
@Suite struct ScreenSeriesAssumptionsTests {
  /// A screen with a row of two texts, the first truncated above Large, and a third text below them.
  private func findings(
    rule: any AuditRule = TextTruncated(),
    sizes: [ContentSizeCategory] = [.large, .extraLarge, .extraExtraLarge],
    from first: ContentSizeCategory = .extraLarge, scaling: ResolvedFont.Scaling = .adjusts(.body),
    change: (inout LaidOutScreen) -> Void = { _ in }
  ) -> [String] {
    let layouts = sizes.map { size in
      var screen = Screen(size)
      screen.add(.view, "row", Rect(x: 0, y: 20, width: 320, height: 20))
      for (number, x) in [0.0, 160].enumerated() {
        screen.add(
          .label, number == 0 ? "lost" : "beside", Rect(x: x, width: 160, height: 20), in: "row")
        screen.write("Opening hours", width: 150, scaling: scaling) { text in
          guard number == 0, size >= first else { return }
          (text.isTruncated, text.hiddenCharacterCount) = (true, 4)
          text.limit = .lines(1)
        }
      }
      screen.add(.label, "below", Rect(x: 0, y: 60, width: 160, height: 20))
      screen.write("Opening hours", width: 150)
      var layout = screen.layout
      layout.framework = .swiftUI
      change(&layout)
      return layout
    }
    return Audit(rules: [rule]).findings(for: ScreenSeries(layouts)).map {
      "\($0.severity.name) \($0.element ?? "") \($0.message.split(separator: "(").last ?? "")"
    }
  }

  @Test("A text that is known, beside what is known, is lost for certain")
  func known() {
    #expect(findings().map { $0.prefix(10) } == ["error lost"])
  }

  @Test("What it is about decides: made up, assumed, in another state")
  func own() {
    #expect(
      findings { $0.nodes[2].texts[0].provenance = .placeholder("model.title") } == [
        "note lost a placeholder for model.title, which only running the app would tell)"
      ])
    #expect(
      findings { $0.views[2].provenance = .assumed("isOn") } == ["note lost assuming isOn)"])
    #expect(
      findings {
        $0.variant = "isOn: false"
        $0.nodes[2].texts[0].provenance = .placeholder("model.title")
      } == ["note lost a placeholder for model.title, which only running the app would tell)"])
  }

  @Test(
    "A state has its own findings, which are no errors; what a screen waits for has come for everybody"
  )
  func states() {
    #expect(findings { $0.variant = "isOn: false" } == ["warning lost in the state isOn: false)"])
    #expect(
      findings { $0.variant = "once it has appeared" }.map { $0.prefix(10) } == ["error lost"])
    let fixed = findings(rule: TextDoesNotScale(), scaling: .fixed) { $0.variant = "isOn: false" }
    #expect(fixed.first?.prefix(12) == "warning lost")
    #expect(fixed.first?.contains("in the state") == false)
  }

  @Test("What is beside it decides how much space is left, what is below does not")
  func beside() {
    #expect(
      findings { $0.nodes[3].texts[0].provenance = .placeholder("model.name") } == [
        "note lost beside a placeholder for model.name, which only running the app would tell)"
      ])
    #expect(
      findings {
        $0.views[3].appearance.control = ControlContent(UnknownContent(name: "MapView"))
        $0.views[3].customClass = "MapView"
      } == ["note lost beside MapView, whose content nobody knows)"])
    #expect(
      findings { $0.nodes[4].texts[0].provenance = .placeholder("model.name") }
        .map { $0.prefix(10) } == ["error lost"])
  }

  @Test("A height that holds no line cuts any other words, too")
  func noLine() {
    func found(height: Double) -> [String] {
      findings(rule: TextClipped()) { layout in
        layout.nodes[2].texts[0].provenance = .placeholder("model.title")
        if layout.configuration.size > .large { layout.nodes[2].texts[0].box.height = height }
        layout.nodes[2].texts[0].isTruncated = false
      }
    }
    #expect(found(height: 6).map { $0.prefix(10) } == ["error lost"])
    #expect(found(height: 20).isEmpty)
  }

  @Test("A font of constant size is known whatever the text says")
  func font() {
    let found = findings(rule: TextDoesNotScale(), scaling: .fixed) {
      $0.nodes[2].texts[0].provenance = .placeholder("model.title")
    }
    #expect(found.first?.prefix(12) == "warning lost")
  }

  @Test("What is shown in a state of the app is lost by those who meet it")
  func state() {
    let premium = Provenance.assumed(Assumption("user.isPremium: true", isState: true))
    let said = ["warning lost in the state user.isPremium: true)"]
    #expect(findings { $0.views[2].provenance = premium } == said)
    #expect(findings { $0.views[3].provenance = premium } == said)
    #expect(
      findings {
        $0.variant = "isOn: false"
        $0.nodes[2].texts[0].provenance = premium
      } == ["warning lost in the state isOn: false, user.isPremium: true)"])
    #expect(
      findings {
        $0.views[2].provenance = premium
        $0.nodes[3].texts[0].provenance = .placeholder("title")
      } == ["note lost beside a placeholder for title, which only running the app would tell)"])
  }

  @Test("One size at which nothing is assumed makes it certain")
  func oneSize() {
    let found = findings {
      if $0.configuration.size == .extraLarge { $0.views[2].provenance = .assumed("isOn") }
    }
    #expect(found.map { $0.prefix(10) } == ["error lost"])
  }

  @Test("What is lost at Large already its author would see: the layout is more likely wrong")
  func lostAtLarge() {
    func found(
      _ change: (inout LaidOutScreen) -> Void, sizes: [ContentSizeCategory] = [.large, .extraLarge]
    ) -> [String] {
      findings(sizes: sizes, from: .large, change: change)
    }
    func byCode(_ layout: inout LaidOutScreen) {
      (layout.framework, layout.isBuiltByCode) = (.uiKit, true)
      layout.configuration.device = .swiftUIDefault
    }
    #expect(
      found(byCode) == [
        "note lost already at Large, where its author looks: the app may show it otherwise)"
      ])
    // Authors have no narrower window.
    #expect(
      found {
        byCode(&$0)
        $0.configuration.device.screen.width -= 1
      }.map { $0.prefix(10) } == ["error lost"])
    // Of one size nobody knows whether it is lost at others.
    #expect(found(byCode, sizes: [.large]).map { $0.prefix(10) } == ["error lost"])
    // A limit of lines is what a view of SwiftUI says itself.
    #expect(found { _ in }.map { $0.prefix(10) } == ["error lost"])
    // A font says nothing of places.
    let fixed = findings(rule: TextDoesNotScale(), from: .large, scaling: .fixed)
    #expect(fixed.first?.prefix(12) == "warning lost")
    // A document's frames are its author's own.
    #expect(
      findings(from: .large) { $0.framework = .uiKit }.map { $0.prefix(10) } == ["error lost"])
  }

  @Test("The limit of a bar's title is nobody's to change")
  func title() {
    let layouts = [ContentSizeCategory.large, .extraLarge].map { size in
      var screen = Screen(size)
      screen.add(.label, "title", Rect(width: 160, height: 20))
      screen.write("Support the app", width: 150) { text in
        (text.isTruncated, text.hiddenCharacterCount, text.limit) = (true, 4, .lines(1))
      }
      var layout = screen.layout
      layout.framework = .swiftUI
      layout.views[1].usage = .navigationTitle
      return layout
    }
    let found = Audit(rules: [TextTruncated()]).findings(for: ScreenSeries(layouts))
    #expect(found.first?.message.hasSuffix("; a bar shows one line: shorten the title") == true)
  }

  @Test("Documents say nothing of it")
  func documents() {
    let found = findings {
      $0.framework = .uiKit
      $0.views[3].appearance.control = ControlContent(UnknownContent(name: "MapView"))
    }
    #expect(found.map { $0.prefix(10) } == ["error lost"])
  }
}

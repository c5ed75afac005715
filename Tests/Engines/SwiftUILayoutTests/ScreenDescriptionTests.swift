import DynamicType
import DynamicTypeModel
import SwiftUILayout
import SwiftUIModel
import Testing

/// What screens say of views besides their frames: containers, usage, provenance, ids.
@Suite struct ScreenDescriptionTests {
  private let path = "Form.swift"

  private func screen(_ view: ViewTree) throws -> LaidOutScreen {
    let device = try #require(Device.named("retina6_12"))
    return try Laboratory().engine.screen(
      view, id: "Form", title: "Form", location: SourceLocation(path: path, line: 1),
      configuration: Configuration(size: .large, device: device))
  }

  private func text(
    _ string: String, line: Int = 0, _ provenance: Provenance = .known
  ) -> ViewTree {
    var run = TextRun(string)
    run.provenance = provenance
    return ViewTree(
      .text(StyledText(runs: [run])), location: SourceLocation(path: path, line: line, column: 3))
  }

  private func section(_ header: String, _ rows: [ViewTree], _ footer: String) -> ViewTree {
    ViewTree(.section, children: [text(header), .group(rows), text(footer)])
  }

  /// The kinds of the views around the view that shows a text, from the outside inwards.
  private func chain(_ string: String, in screen: LaidOutScreen) throws -> [String] {
    var index = try #require(
      screen.nodes.firstIndex { $0.texts.first?.string == string })
    var kinds: [String] = []
    while let parent = screen.views[index].parent {
      index = parent.rawValue
      kinds.insert(screen.views[index].kind, at: 0)
    }
    return kinds
  }

  /// The window is 393 points wide; the text begins at its left edge and is some 60 points wide.
  @Test(
    "What its own offset moves out of the window is not shown until code moves it in",
    arguments: [(-300, false), (-30, true), (0, true), (393, false), (392, true), (-2000, false)])
  func offset(x: Double, isShown: Bool) throws {
    let drawer = ViewTree(
      .offset(x: x, y: 0),
      children: [
        ViewTree(.frame(width: 300, height: 400, alignment: .leading), children: [text("Log out")])
      ])
    let window = ViewTree(
      .flexibleFrame(FlexibleFrame(maxWidth: .infinity, alignment: .leading)), children: [drawer])
    let screen = try screen(window)
    let index = try #require(screen.nodes.firstIndex { $0.texts.first?.string == "Log out" })
    #expect(screen.nodes[index].isShown == isShown)
  }

  @Test("Headers, rows and footers are in their sections")
  func sections() throws {
    let form = ViewTree(
      .list(.insetGrouped),
      children: [
        section("First", [text("a"), text("b")], "End of first"),
        section("Second", [text("c")], "End of second"),
      ])
    let screen = try screen(form)
    #expect(screen.views.count { $0.kind == "section" } == 2)
    for string in ["First", "a", "End of second"] {
      #expect(try chain(string, in: screen).starts(with: ["container", "form", "section"]))
    }
    let first = try #require(screen.views.firstIndex { $0.kind == "section" })
    let parts = screen.children(of: NodeIndex(first)).map { screen.views[$0.rawValue].kind }
    #expect(parts == ["listHeader", "listCard", "listFooter"])
    // A section has the space of its parts, one below the other.
    let heights = screen.children(of: NodeIndex(first)).map { screen.nodes[$0.rawValue].frame }
    #expect(screen.nodes[first].frame.height >= heights.map(\.height).reduce(0, +))
    #expect(heights.first?.y == 0)
  }

  @Test("What is around a text says what it is for")
  func usage() throws {
    let toggle = ViewTree(.control(.toggle(isOn: true)), children: [text("Active")])
    let labeled = ViewTree(.control(.labeledContent), children: [text("Version"), text("3.1")])
    let button = ViewTree(
      .control(.button()),
      children: [
        ViewTree(
          .control(.label), children: [ViewTree(.image(.init(.symbol("star")))), text("Rate")])
      ])
    let form = ViewTree(
      .list(.insetGrouped),
      children: [section("Header", [toggle, labeled, button, text("Plain")], "Footer")]
    ).modified(by: .navigationTitle(StyledText("Title")))
    let screen = try screen(ViewTree(.navigationStack, children: [form]))
    let usages = zip(screen.views, screen.nodes).reduce(into: [String: LaidOutView.Usage]()) {
      $0[$1.1.texts.first?.string ?? ""] = $1.0.usage
    }
    let expected: [String: LaidOutView.Usage] = [
      "Title": .navigationTitle, "Header": .sectionHeader, "Footer": .sectionFooter,
      "Active": .toggle, "Version": .labeledContent, "3.1": .value, "Rate": .button,
      "Plain": .text,
    ]
    for (string, usage) in expected { #expect(usages[string] == usage, "\(string)") }
  }

  @Test("A view's id is its kind with what it shows, the same whatever else is shown")
  func ids() throws {
    let rows = [text("Add rows", line: 5), text("Add rows!", line: 5), text("End", line: 6)]
    let all = try screen(ViewTree(.stack(.init(axis: .vertical)), children: rows))
    let ids = all.views.filter { $0.role == .text }.map(\.id)
    #expect(ids == ["text-add-rows", "text-add-rows-2", "text-end"])
    let last = try screen(ViewTree(.stack(.init(axis: .vertical)), children: [rows[2]]))
    #expect(last.views.last?.id == "text-end")
  }

  @Test("Made-up texts say so, and so does all that is in an assumed branch")
  func provenance() throws {
    var branch = ViewTree.group([text("A"), text("B", .placeholder("model.b"))])
    branch.root.provenance = .assumed("model.isReady")
    let view = ViewTree(.stack(.init(axis: .vertical)), children: [text("C"), branch])
      .inheritingProvenance()
    let screen = try screen(view)
    let texts = zip(screen.views, screen.nodes).compactMap { view, node in
      node.texts.first.map { ($0.string, view.provenance, $0.provenance) }
    }
    #expect(texts.map(\.0) == ["C", "A", "B"])
    #expect(texts.map(\.1) == [.known, .assumed("model.isReady"), .assumed("model.isReady")])
    #expect(texts.map(\.2) == [.known, .known, .placeholder("model.b")])
  }

  @Test("A text that a control shows is made up where the control is")
  func provenanceOfControls() throws {
    var field = ViewTree(.control(.textField(TextFieldDescription(prompt: "Amount"))))
    field.root.provenance = .placeholder("Strings.amount")
    let made = try screen(field)
    #expect(
      made.nodes.flatMap { $0.texts.map(\.provenance) } == [.placeholder("Strings.amount")])
    field.root.provenance = .assumed("isReady")
    #expect(try screen(field).nodes.flatMap { $0.texts.map(\.provenance) } == [.known])
  }

  @Test("A view is turned by the effects around it, and by no others")
  func turnedViews() throws {
    let turned = ViewTree(
      .visualEffect("rotationEffect"),
      children: [ViewTree(.offset(x: 0, y: -40), children: [text("A")])])
    let scaled = ViewTree(.visualEffect("scaleEffect"), children: [text("B")])
    let screen = try screen(
      ViewTree(.stack(.init(axis: .vertical)), children: [turned, scaled, text("C")]))
    #expect(
      screen.views.indices.filter { !screen.nodes[$0].texts.isEmpty }.map {
        screen.views[$0].isTurned
      } == [true, false, false])
  }
}

import DynamicType
import DynamicTypeModel
import SwiftUILayout
import SwiftUIModel
import Testing

/// Views as the screens that audit, pictures and reports read.
@Suite struct ScreenTests {
  private func screen(_ source: String, _ size: DynamicTypeSize) throws -> LaidOutScreen {
    let laboratory = try Laboratory()
    let device = try #require(Device.all.first { $0.id == "retina6_1" })
    return laboratory.engine.screen(
      try SnippetEvaluator.view(source), id: "Card", title: "Card",
      location: SourceLocation(path: "Card.swift", line: 3),
      configuration: Configuration(size: size, device: device, target: .device))
  }

  private let card = """
    ScrollView { VStack(alignment: .leading) { Text("Balance").font(.headline) ;
    Text("All passengers must present their documents").lineLimit(1) }.padding() }
    """

  @Test("A text's lines and what is cut of it are those of its view")
  func texts() throws {
    let screen = try screen(card, .accessibility5)
    let text = try #require(screen.nodes.flatMap(\.texts).last)
    #expect(text.isTruncated)
    #expect(text.lines.map(\.text.last) == ["…"])
    #expect(text.font.scaling == .adjusts(.body))
    #expect(text.limit == .lines(1))
    // The whole text wraps, so it needs several lines of 62 points.
    #expect(text.neededSize.height > 2 * 62)
    #expect(!text.isTruncationDoubtful)
    #expect(try self.screen(card, .large).nodes.flatMap(\.texts).allSatisfy { !$0.isTruncated })
  }

  @Test(
    "A text is held by its screen's height where nothing around it sets one, and nothing scrolls")
  func heldByScreen() throws {
    let long = """
      Text("All passengers must present their documents at the desk before they go on board, and keep them at \
      hand for the whole of the journey, since they may be asked for at any time on the way")
      """
    func limit(_ view: String) throws -> TextLimit? {
      let screen = try screen(
        "VStack { \(view) ; Text(\"Go\").font(.largeTitle) }", .accessibility5)
      return screen.nodes.flatMap(\.texts).first { $0.characterCount > 100 }?.limit
    }
    let many = Array(repeating: long, count: 3).joined(separator: " ; ")
    #expect(try limit(many) == .screen)
    #expect(try limit("\(long).frame(maxWidth: 300) ; \(many)") == .screen)
    #expect(try limit("ScrollView { VStack { \(many) } }") == nil)
    guard case .height? = try limit("\(long).frame(height: 140)") else {
      Issue.record("a frame's height is what holds its text")
      return
    }
    let backed = Array(repeating: "\(long).background { Divider() }", count: 3)
    #expect(try limit(backed.joined(separator: " ; ")) == .screen)
    for layer in ["overlay", "background"] {
      let limit = try limit("Divider().frame(height: 140).\(layer) { \(long) }")
      guard case .layered(let height)? = limit, height <= 140 else {
        Issue.record("what lies over a view or behind it has that view's height: \(limit as Any)")
        return
      }
    }
  }

  @Test("Nodes are in pre-order, and frames in their parents' coordinates")
  func tree() throws {
    let screen = try screen(card, .large)
    #expect(screen.views.map(\.kind) == ["container", "scrollView", "vStack", "text", "text"])
    #expect(screen.views.map(\.subtreeEnd) == [5, 5, 5, 4, 5])
    #expect(screen.views.map { $0.parent?.rawValue } == [nil, 0, 1, 2, 2])
    // 414 points wide: the padding is 16.
    let first = screen.absoluteFrame(of: NodeIndex(3))
    #expect(first.x == 16 + screen.absoluteFrame(of: NodeIndex(1)).x)
    #expect(screen.nodes[1].scroll != nil)
    #expect(screen.framework == .swiftUI)
    #expect(screen.views[3].location == SourceLocation(path: "Card.swift", line: 3))
  }

  @Test("What is not known is said to be not examined")
  func opaque() throws {
    let screen = try screen("VStack { FixedBox(width: 20, height: 20) ; Text(\"A\") }", .large)
    #expect(screen.notExamined.map(\.reason) == ["a test"])
    #expect(screen.notExamined.map(\.isBackground) == [false])
  }

  @Test("What is not known may be a background")
  func opaqueBackground() throws {
    let box = "FixedBox(width: 20, height: 20)"
    let screen = try screen("\(box).background { VStack { \(box) } }.overlay { \(box) }", .large)
    #expect(screen.notExamined.map(\.isBackground).sorted { !$0 && $1 } == [false, false, true])
  }
}

import DynamicTypeModel
import Testing
import UIKitModel

/// Views that a document leaves empty.
@Suite struct FilledByCodeTests {
  private func element(_ name: String, _ id: String, _ more: String = "", _ inside: String = "")
    -> String
  {
    "<\(name) \(more) id=\"\(id)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"90\" height=\"90\"/>\(inside)</\(name)>"
  }

  private func filled(_ views: [String], outlets: [String] = []) throws -> Set<String> {
    let connections = outlets.map {
      "<outlet property=\"\($0)\" destination=\"\($0)\" id=\"o-\($0)\"/>"
    }
    let document = TestDocument.storyboard([
      """
      <viewController id="one" customClass="Screen" sceneMemberID="viewController">
      <view key="view" id="root"><rect key="frame" x="0" y="0" width="390" height="800"/>
      <subviews>\(views.joined())</subviews></view>
      <connections>\(connections.joined())</connections></viewController>
      """
    ])
    return Set(try document.elements().filter(\.isFilledByCode).map(\.id))
  }

  @Test("Lists, stacks, scroll views and views of the app's own without anything seen in them")
  func empty() throws {
    let hidden = "<subviews>\(element("label", "h", "hidden=\"YES\"", ""))</subviews>"
    let shown = "<subviews>\(element("label", "s"))</subviews>"
    let color = "<color key=\"backgroundColor\" systemColor=\"systemRedColor\"/>"
    #expect(
      try filled(
        [
          element("tableView", "table"), element("collectionView", "collection"),
          element("scrollView", "scroll"), element("stackView", "stack"),
          element("stackView", "hidden-stack", "", hidden),
          element("stackView", "full-stack", "", shown),
          element("view", "chart", "customClass=\"Chart\""),
          element("view", "full", "customClass=\"Card\"", shown),
          element("view", "named"), element("view", "named-line", "", color),
          element("view", "room"),
          element("view", "away", "customClass=\"Chart\" hidden=\"YES\""), element("label", "l"),
          element("imageView", "i", "customClass=\"Photo\""),
        ], outlets: ["named", "named-line", "l"])
        == ["table", "collection", "scroll", "stack", "hidden-stack", "chart", "named"])
  }

  @Test("A controller's view without anything in it, and rows of the app's own classes")
  func rootsAndRows() throws {
    #expect(try filled([]) == ["root"])
    let content = element("tableViewCellContentView", "content", "key=\"contentView\"")
    for (attributes, expected) in [
      ("customClass=\"Row\"", ["content"]), ("", []),
      ("customClass=\"Row\" style=\"IBUITableViewCellStyleDefault\"", []),
    ] as [(String, Set<String>)] {
      let cell = element("tableViewCell", "cell", attributes, content)
      let table = element(
        "tableView", "table", "dataMode=\"prototypes\"", "<prototypes>\(cell)</prototypes>")
      #expect(try filled([table]) == expected)
    }
  }
}

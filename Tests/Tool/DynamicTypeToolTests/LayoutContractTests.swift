import Foundation
import Testing

/// `layout --format json` is a contract with other tools.
@Suite struct LayoutContractTests {
  @Test("The whole of a small screen, member by member")
  func smallScreen() throws {
    let folder = try TemporaryFolder()
    try folder.write(storyboard(), to: "a.storyboard")
    let run = try Tool(
      "layout", "a.storyboard", "--size", "L", "--format", "json", in: folder.path)
    #expect(run.status == 0)
    #expect(run.words == "")
    let found = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? NSDictionary
    // 17 points of body text are 20 1/3 high on a display of 3 pixels a point: 17 × 1.193359 =
    // 20.29, up to the pixel. Its width is the sum of estimated advances, so it is not compared.
    let text: NSDictionary = ["lines": ["Tea"], "truncated": false, "pointSize": 17]
    var label = try #require(
      ((found?["scenes"] as? [NSDictionary])?.first?["elements"] as? [NSDictionary])?.last
        as? [String: Any])
    var frame = try #require(label["frame"] as? [String: Double])
    frame["width"] = 0
    label["frame"] = frame
    let height = 61.0 / 3
    #expect(
      label as NSDictionary == [
        "id": "lll-ll-lll", "kind": "label", "parent": "bbb-bb-bbb",
        "frame": ["x": 20, "y": 100, "width": 0, "height": height], "text": text,
      ])
    #expect(found?["schema"] as? String == "dynamictype.layout/1")
    #expect(found?["document"] as? String == "a.storyboard")
    #expect(
      found?["configuration"] as? NSDictionary == [
        "size": "L", "device": "retina6_12", "locale": "Base",
      ])
  }

  @Test("Bars are a member of their own, and no elements")
  func bars() throws {
    let folder = try TemporaryFolder()
    let toolbar = """
      <toolbar translatesAutoresizingMaskIntoConstraints="NO" id="ttt-tt-ttt">
      <rect key="frame" x="0" y="300" width="393" height="49"/><items>
      <barButtonItem image="leaf" id="iii-ii-iii"/></items></toolbar>
      """
    let lines = ["leading", "trailing"].map { side in
      """
      <constraint firstItem="ttt-tt-ttt" firstAttribute="\(side)" secondItem="bbb-bb-bbb" \
      secondAttribute="\(side)" id="\(side)"/>
      """
    }
    let top = """
      <constraint firstItem="ttt-tt-ttt" firstAttribute="top" secondItem="bbb-bb-bbb" \
      secondAttribute="top" constant="300" id="top"/>
      """
    try folder.write(
      storyboard(views: toolbar, constraints: lines.joined() + top), to: "a.storyboard")
    let run = try Tool(
      "layout", "a.storyboard", "--size", "AX5", "--format", "json", in: folder.path)
    let found = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? NSDictionary
    let scene = (found?["scenes"] as? [NSDictionary])?.first
    let elements = scene?["elements"] as? [NSDictionary]
    #expect(
      elements?.compactMap { $0["id"] as? String } == ["bbb-bb-bbb", "lll-ll-lll", "ttt-tt-ttt"])
    // An image of 23 points in the middle of 49, 16 points from the edge.
    #expect(
      scene?["bars"] as? [NSDictionary] == [
        [
          "kind": "toolbar", "element": "ttt-tt-ttt",
          "frame": ["x": 0, "y": 300, "width": 393, "height": 49],
          "items": [
            [
              "id": "iii-ii-iii", "role": "button",
              "frame": ["x": 16, "y": 302 + 2.0 / 3, "width": 23, "height": 44],
            ]
          ],
        ]
      ])
  }

  @Test(
    "Every label, cell and content view of the article's static table has its recorded frame",
    .enabled(if: FileManager.default.fileExists(atPath: staticTablePath)))
  func staticTable() throws {
    let run = try Tool("layout", staticTablePath, "--size", "L", "--format", "json", in: "/")
    let root = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let scenes = try #require(root?["scenes"] as? [[String: Any]])
    let elements = scenes.flatMap { $0["elements"] as? [[String: Any]] ?? [] }
    // Recorded by Xcode 11.3 in that document: x, y, width, height.
    let recorded: [String: [Double]] = [
      "WS5-Wq-dQf": [0, 18, 375, 56], "NLF-Bj-daF": [0, 0, 348, 56],
      "bKH-T5-fMa": [16, 11, 324, 34], "Btl-h9-5VV": [0, 74, 375, 127],
      "uAe-P8-k4U": [0, 0, 348, 127], "bcH-T6-put": [16, 11, 324, 105],
      "ZCl-k3-kO6": [0, 237, 375, 125], "ekH-n2-Pm2": [0, 0, 335, 125],
      "GVM-Bo-iJK": [16, 11, 311, 42.5], "0X2-qO-67o": [16, 61.5, 311, 52.5],
    ]
    for (id, expected) in recorded.sorted(by: { $0.key < $1.key }) {
      let element = try #require(elements.first { $0["id"] as? String == id }, "\(id) is missing")
      let frame = try #require(element["frame"] as? [String: Double])
      let found = ["x", "y", "width", "height"].map { frame[$0] ?? .nan }
      #expect(zip(found, expected).allSatisfy { abs($0 - $1) <= 1 }, "\(id): \(found)")
    }
  }
}

private let staticTablePath =
  Tool.package
  + "/../shared/corpus/kharrison-CodeExamples/StaticTableDynamicType/StaticTable/Base.lproj"
  + "/Main.storyboard"

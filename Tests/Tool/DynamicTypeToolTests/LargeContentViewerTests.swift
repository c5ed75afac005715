import Foundation
import Testing

/// The Large Content Viewer as a switch of the report, and what `render` draws of it.
@Suite(.serialized) struct LargeContentViewerTests {
  /// Two screens of a tab bar controller, of which one has a bar of its own and a view that asks for the viewer, and a
  /// view of SwiftUI with a toolbar.
  static func app() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    func screen(_ id: String, _ title: String, _ extra: String = "", views: String = "") -> String {
      """
      <scene sceneID="s\(id)"><objects><viewController id="\(id)" sceneMemberID="viewController">
      <view key="view" id="v\(id)"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/><subviews>
      <label text="Tea" id="l\(id)"><rect key="frame" x="20" y="100" width="300" height="20"/></label>\(views)
      </subviews></view>
      <tabBarItem key="tabBarItem" title="\(title)" image="\(id).fill" catalog="system" id="t\(id)"/>\(extra)
      </viewController></objects></scene>
      """
    }
    let asking = #"""
      <button id="ask"><rect key="frame" x="20" y="200" width="30" height="30"/><state key="normal" title="Ask"/>
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="boolean" \#
      keyPath="showsLargeContentViewer" value="YES"/><userDefinedRuntimeAttribute type="string" \#
      keyPath="largeContentTitle" value="Ask for tea"/></userDefinedRuntimeAttributes></button>
      <view id="mute"><rect key="frame" x="20" y="300" width="30" height="30"/>
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="boolean" \#
      keyPath="showsLargeContentViewer" value="YES"/></userDefinedRuntimeAttributes></view>
      """#
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="tabs">
      <device id="retina6_12" orientation="portrait" appearance="light"/><scenes>
      <scene sceneID="st"><objects><tabBarController id="tabs" sceneMemberID="viewController">
      <tabBar key="tabBar" id="bar"/><connections>
      <segue destination="leaf" kind="relationship" relationship="viewControllers" id="r1"/>
      <segue destination="cup" kind="relationship" relationship="viewControllers" id="r2"/>
      </connections></tabBarController></objects></scene>
      \(screen("leaf", "Teas")) \(screen("cup", "Cups & more".replacing("&", with: "&amp;"), views: asking))
      </scenes></document>
      """, to: "App/Main.storyboard")
    try folder.write(
      """
      import SwiftUI

      struct TeaView: View {
        var body: some View {
          NavigationStack {
            List { Text("Tea") }
              .navigationTitle("Teas")
              .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                  Button("Add", systemImage: "plus") {}
                }
                ToolbarItem(placement: .bottomBar) {
                  Text("Today").accessibilityShowsLargeContentViewer { Label("Day", systemImage: "sun.max") }
                }
              }
          }
        }
      }
      """, to: "App/TeaView.swift")
    return folder
  }

  @discardableResult
  private static func check(_ folder: TemporaryFolder, _ options: String...) throws -> Tool {
    try Tool(arguments: ["check", "App", "--fail-on", "never"] + options, in: folder.path)
  }

  private static func screens(_ folder: TemporaryFolder, _ path: String) throws -> [[String: Any]] {
    let page = try folder.read(path)
    let report = try #require(
      page.firstMatch(of: #/<script type="application/json" id="report">([^<]*)<\/script>/#))
    let json = try JSONSerialization.jsonObject(with: Data(report.output.1.utf8))
    let documents = try #require((json as? [String: Any])?["documents"] as? [[String: Any]])
    return documents.flatMap { $0["screens"] as? [[String: Any]] ?? [] }
  }

  /// By screen, its items as words: what they are, what they are called, at which sizes, and whether they have a panel.
  private static func items(_ screens: [[String: Any]]) -> [String: [String]] {
    var result: [String: [String]] = [:]
    for screen in screens {
      let items = screen["largeContent"] as? [[String: Any]] ?? []
      result[screen["id"] as? String ?? ""] = items.map { item in
        let cells = item["cells"] as? [[String: Any]] ?? []
        let sizes = cells.map { "\($0["size"] ?? "")\($0["panel"] == nil ? "-" : "")" }
        return "\(item["kind"] ?? "") \(item["label"] ?? "–") \(sizes.joined(separator: " "))"
      }
    }
    return result
  }

  private static func panels(_ screens: [[String: Any]]) -> [String] {
    screens.flatMap { $0["largeContent"] as? [[String: Any]] ?? [] }
      .flatMap { $0["cells"] as? [[String: Any]] ?? [] }
      .compactMap { ($0["panel"] as? [String: Any])?["source"] as? String }
  }

  @Test(
    "A report has the items of each screen at accessibility sizes, with panels that screens share")
  func items() throws {
    let folder = try Self.app()
    try Self.check(folder, "--size", "L,AX1,AX5", "--report", "r")
    let screens = try Self.screens(folder, "r/index.html")
    #expect(
      Self.items(screens) == [
        "leaf": ["tab Teas AX1 AX5", "tab Cups & more AX1 AX5"],
        "cup": [
          "tab Teas AX1 AX5", "tab Cups & more AX1 AX5", "button Ask for tea AX1 AX5",
          "view – AX1- AX5-",
        ],
        "TeaView": ["toolbarItem Add AX1 AX5", "toolbarItem Today AX1 AX5", "text Day AX1 AX5"],
      ])
    // Two tabs on two screens, a button, and three items of SwiftUI: 6 panels at either size.
    #expect(Set(Self.panels(screens)).count == 12)
    #expect(Self.panels(screens).count == 16)
  }

  @Test("A cache, shards and pictures that are written at once change no byte")
  func sameBytes() throws {
    let folder = try Self.app()
    let matrix = ["--size", "L,AX1,AX5", "--appearance", "light,dark"]
    func run(_ options: String...) throws {
      let run = try Tool(
        arguments: ["check", "App"] + matrix + options, in: folder.path)
      #expect(run.status != 2, "\(run.words)")
    }
    try run("--report", "one")
    let one = try folder.read("one/index.html")
    let items = try Self.screens(folder, "one/index.html")
    #expect(
      items.allSatisfy { screen in
        let looks = screen["looks"] as? [[String: Any]] ?? []
        return looks.count == 1 && (looks[0]["largeContent"] as? [Any])?.isEmpty == false
      })
    for name in ["first", "second"] {
      try run("--report", name, "--cache", "cache")
      #expect(try folder.read("\(name)/index.html") == one, "the \(name) with a cache")
    }
    for number in 1...2 {
      try run("--shard", "\(number)/2", "--part", "part-\(number)", "--pictures")
    }
    let merge = try Tool(
      "merge", "part-2", "part-1", "--report", "merged", "--fail-on", "never", in: folder.path)
    #expect(merge.status == 0, "\(merge.words)")
    #expect(try folder.read("merged/index.html") == one)
  }

  @Test("render opens the viewer for an item by its number, and says when there is none")
  func render() throws {
    let folder = try Self.app()
    func render(_ size: String, _ number: String?) throws -> (Tool, Data?) {
      let options = number.map { ["--large-content-viewer", $0] } ?? []
      let run = try Tool(
        arguments: [
          "render", "App/Main.storyboard", "--scene", "cup", "--size", size, "--output", "one.png",
        ] + options, in: folder.path)
      return (run, FileManager.default.contents(atPath: folder.path + "/one.png"))
    }
    let pictures = try [nil, "1", "2", "3", "4"].map { number in
      try #require(try render("AX3", number).1)
    }
    #expect(Set(pictures.prefix(4)).count == 4)
    // The view of which nothing is shown.
    #expect(pictures[4] == pictures[0])
    let none = try render("AX3", "5").0
    #expect(none.status == 2)
    #expect(none.words.contains("there is no item 5 for the Large Content Viewer: there are 4"))
    let small = try render("L", "1").0
    #expect(small.status == 2)
    #expect(small.words.contains("it is there at accessibility sizes, AX1 to AX5"))
  }
}

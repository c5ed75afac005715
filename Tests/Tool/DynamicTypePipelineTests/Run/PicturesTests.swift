import DynamicType
import DynamicTypeModel
import FoundationEssentials
import Testing
import UIKitModel

@testable import DynamicTypePipeline

@Suite struct PicturesTests {
  /// A screen of one label.
  private func document(font: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
    <device id="retina4_7" orientation="portrait"/>
    <objects><view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <subviews><label text="Oolong" adjustsFontForContentSizeCategory="YES" \
    translatesAutoresizingMaskIntoConstraints="NO" id="label">\(font)</label></subviews>
    <constraints>
    <constraint firstItem="label" firstAttribute="top" secondItem="root" secondAttribute="top" id="a"/>
    <constraint firstItem="label" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="b"/>
    </constraints></view></objects></document>
    """
  }

  @Test(
    "Each size shows what is drawn for it alone, and neighbouring sizes that look alike share a file",
    arguments: [
      (#"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#, 1),
      (#"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#, 12),
      // 11 points from XS to L, by Apple's table.
      (#"<fontDescription key="fontDescription" style="UICTFontTextStyleCaption2"/>"#, 9),
    ])
  func shared(font: String, count: Int) async throws {
    let folder = try TemporaryFolder([])
    let path = folder.path + "/Screen.xib"
    try writeFile(Array(document(font: font).utf8), to: path)
    let bench = try Bench()
    let result = await Check(
      matrix: ConfigurationMatrix(), threads: 1, reportFolder: folder.path + "/report"
    ).run(InputFiles(at: [path]), on: bench, version: "1")
    let files = Dictionary(
      uniqueKeysWithValues: result.pictures.map { ($0.path, $0.bytes) })
    #expect(files.count == count)

    let screen = try #require(result.report.documents.first?.screens.first)
    var alone: [[UInt8]?] = []
    for size in ContentSizeCategory.allCases.sorted() {
      alone.append(try await picture(of: screen.id, in: InputFiles(at: [path]), size, on: bench))
    }
    #expect(screen.cells.map { $0.picture.flatMap { files[$0.source] } } == alone)
  }

  /// A screen drawn by `render`, as `check` draws it.
  private func picture(
    of screen: String, in input: InputFiles, _ size: ContentSizeCategory, on bench: Bench
  ) async throws -> [UInt8]? {
    let run = await RenderRun(
      input, screen: screen, matrix: ConfigurationMatrix(sizes: [size]),
      options: .init(pixelScale: 2, extent: Pictures.extent), threads: 1)
    return try await run.pictures(of: run.screens, on: bench).first?.png
  }

  /// A screen under a bar of another storyboard, with a screen of a third in it, an image and a text from code; and a
  /// view that shows one of another file.
  private static let app: [(name: String, text: String)] = [
    (
      "Main.storyboard",
      storyboard(
        """
        <scene sceneID="1"><objects><navigationController id="nav"><navigationBar key="navigationBar" \
        largeTitles="YES" id="bar"/><connections><segue destination="ref" kind="relationship" \
        relationship="rootViewController" id="g"/></connections></navigationController></objects></scene>
        <scene sceneID="2"><objects><viewControllerPlaceholder storyboardName="Teas" id="ref"/></objects></scene>
        """, initial: "nav")
    ),
    (
      "Teas.storyboard",
      storyboard(
        """
        <scene sceneID="1"><objects><viewController id="teas" customClass="Teas"><view key="view" id="v">\
        <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\
        <label text="Oolong" id="l"><rect key="frame" x="20" y="200" width="300" height="30"/></label>\
        <imageView image="leaf" id="i"><rect key="frame" x="20" y="250" width="40" height="40"/></imageView>\
        <containerView id="c"><rect key="frame" x="20" y="300" width="300" height="200"/><connections>\
        <segue destination="part" kind="embed" id="e"/></connections></containerView></subviews></view>\
        <navigationItem key="navigationItem" title="Teas" id="n"/><connections>\
        <outlet property="label" destination="l" id="o"/></connections></viewController></objects></scene>
        <scene sceneID="2"><objects><viewControllerPlaceholder storyboardName="Part" id="part"/></objects></scene>
        """, initial: "teas")
    ),
    (
      "Part.storyboard",
      storyboard(
        """
        <scene sceneID="1"><objects><viewController id="p"><view key="view" id="pv">\
        <rect key="frame" x="0" y="0" width="300" height="200"/><subviews><label text="In place" id="pl">\
        <rect key="frame" x="0" y="0" width="200" height="30"/></label></subviews></view></viewController>\
        </objects></scene>
        """, initial: "p")
    ),
    (
      "Teas.swift",
      """
      import UIKit
      class Teas: UIViewController {
        @IBOutlet var label: UILabel!
        override func viewDidLoad() { label.text = "Sencha" }
      }
      """
    ),
    (
      "TeaList.swift",
      """
      import SwiftUI
      struct TeaList: View { var body: some View { List { Row(name: "Assam") } } }
      """
    ),
    (
      "Row.swift",
      """
      import SwiftUI
      struct Row: View {
        let name: String
        var body: some View { Text(name).font(.largeTitle) }
      }
      """
    ),
    (
      "Images.xcassets/leaf.imageset/Contents.json",
      #"{"images": [{"idiom": "universal", "filename": "leaf.png"}], "info": {"version": 1}}"#
    ),
  ]

  private static func storyboard(_ scenes: String, initial: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" initialViewController="\(initial)">
    <device id="retina4_7" orientation="portrait"/><scenes>\(scenes)</scenes></document>
    """
  }

  @Test(
    "A screen drawn from its file and the app around it is that of the app's check, byte for byte")
  func asInTheCheck() async throws {
    let folder = try TemporaryFolder([])
    let bench = try Bench()
    for (name, text) in Self.app { try writeFile(Array(text.utf8), to: "\(folder.path)/\(name)") }
    // Any picture is one for an image: that of the list.
    let list = InputFiles(at: [folder.path + "/TeaList.swift"])
    let leaf = try #require(try await picture(of: "TeaList", in: list, .large, on: bench))
    try writeFile(leaf, to: folder.path + "/Images.xcassets/leaf.imageset/leaf.png")

    let sizes: [ContentSizeCategory] = [.large, .accessibilityLarge]
    let result = await Check(
      matrix: ConfigurationMatrix(sizes: sizes), threads: 2, reportFolder: folder.path
    ).run(InputFiles(at: [folder.path]), on: bench, version: "1")
    let files = Dictionary(uniqueKeysWithValues: result.pictures.map { ($0.path, $0.bytes) })
    var titles: [String] = []
    for document in result.report.documents {
      var input = InputFiles(at: [folder.path])
      try input.narrow(to: document.path)
      let alone = InputFiles(at: [document.path])
      for screen in document.screens {
        titles.append(screen.title)
        for (size, cell) in zip(sizes, screen.cells) {
          let shown = try #require(cell.picture.flatMap { files[$0.source] })
          #expect(try await picture(of: screen.id, in: input, size, on: bench) == shown)
          #expect(try await picture(of: screen.id, in: alone, size, on: bench) != shown)
        }
      }
    }
    #expect(titles == ["Teas, with p in place", "TeaList"])
  }
}

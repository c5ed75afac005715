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
    let alone = try ContentSizeCategory.allCases.sorted().map { size in
      let run = try RenderRun(
        path: path, matrix: ConfigurationMatrix(sizes: [size]),
        options: .init(pixelScale: 2, extent: Pictures.extent))
      return try run.pictures(of: [screen.id], on: bench)[0].png
    }
    #expect(screen.cells.map { $0.picture.flatMap { files[$0.source] } } == alone)
  }
}

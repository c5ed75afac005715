import FoundationEssentials
import Testing

@testable import DynamicTypePipeline

/// Findings in types that nothing in an app uses.
@Suite struct UnusedTypesTests {
  /// A view in a fixed font, which is a warning where it is shown.
  private static let banner = """
    import SwiftUI
    struct Banner: View {
      var body: some View { Text("Sale").font(.system(size: 17)) }
    }

    """
  /// A screen that does not show it.
  private static let screen = """
    import SwiftUI
    @main struct Shop: App {
      var body: some Scene { WindowGroup { Text("Shop") } }
    }

    """
  private static let label = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Tip"/>
    <view contentMode="scaleToFill" id="v1"><rect key="frame" x="0" y="0" width="320" height="200"/><subviews>
    <label text="Tip" id="l1"><rect key="frame" x="0" y="0" width="320" height="20"/>\
    <fontDescription key="fontDescription" type="system" pointSize="15"/></label>
    </subviews></view></objects></document>
    """

  private static func project(_ product: String) -> String {
    """
    { objects = {
      G0 = {isa = PBXGroup; children = (G1); sourceTree = "<group>"; };
      G1 = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
      T1 = {isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (G1); productType = "com.apple.product-type.\(product)"; };
      P0 = {isa = PBXProject; mainGroup = G0; targets = (T1); };
    }; rootObject = P0; }
    """
  }

  private func app(
    _ files: [String: String], product: String? = "application"
  ) throws -> TemporaryFolder {
    let folder = try TemporaryFolder([])
    var files = files
    files["App/Shop.swift"] = Self.screen
    if let product { files["Shop.xcodeproj/project.pbxproj"] = Self.project(product) }
    for (path, text) in files { try writeFile(Array(text.utf8), to: folder.path + "/" + path) }
    return folder
  }

  /// The findings of lint, by severity and message, in a folder of the app.
  private func lint(
    _ folder: TemporaryFolder, at path: String = "", without excluded: String? = nil
  ) async throws -> [String] {
    var files = InputFiles(at: [folder.path + path])
    if let excluded { _ = files.exclude([PathPattern(excluded)]) }
    files.leaveOutOtherTargets()
    return await Lint(threads: 2).run(files, version: "1").findings.map {
      "\($0.severity): \($0.message)"
    }
  }

  private static let remark = "(nothing in these sources uses `Banner`)"

  @Test("What is found in a view that no source uses is a note that says so")
  func unused() async throws {
    let found = try await lint(try app(["App/Banner.swift": Self.banner]))
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("note: ") == true && found.first?.hasSuffix(Self.remark) == true)
  }

  @Test(
    "What may use it keeps the warning",
    arguments: [
      ["App/Home.swift": "let home = Banner()"], ["App/main.m": "[Banner new];"],
      ["App/Info.plist": "<string>Banner</string>"], ["AppTests/Try.swift": "_ = Banner()"],
    ])
  func used(_ files: [String: String]) async throws {
    let found = try await lint(
      try app(files.merging(["App/Banner.swift": Self.banner]) { first, _ in first }))
    #expect(found.count == 1 && found.first?.hasPrefix("warning: ") == true)
  }

  @Test("An excluded source uses what it names")
  func excluded() async throws {
    let folder = try app([
      "App/Banner.swift": Self.banner, "App/Old/Home.swift": "let home = Banner()",
    ])
    #expect(try await lint(folder, without: folder.path + "/App/Old") == lint(folder))
    #expect(try await lint(folder).first?.hasPrefix("warning: ") == true)
  }

  @Test("Without the whole of an app nothing is unused")
  func partsOfApps() async throws {
    let files = ["App/Banner.swift": Self.banner]
    for folder in [try app(files, product: nil), try app(files, product: "framework")] {
      #expect(try await lint(folder).first?.hasPrefix("warning: ") == true)
    }
    let whole = try app(files)
    for path in ["/App", "/App/Banner.swift"] {
      #expect(try await lint(whole, at: path).first?.hasPrefix("warning: ") == true)
    }
  }

  @Test("The xib of a class that nothing uses has notes")
  func documents() async throws {
    let tip = ["App/Tip.swift": "import UIKit\nclass Tip: UIView {}", "App/Tip.xib": Self.label]
    let found = try await lint(try app(tip))
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("note: ") == true)
    #expect(found.first?.hasSuffix("(nothing in these sources uses `Tip`)") == true)
    let shown = tip.merging(["App/Home.swift": "let tip = Tip()"]) { first, _ in first }
    #expect(try await lint(try app(shown)).first?.hasPrefix("warning: ") == true)
  }
}

import DynamicTypeModel
import Testing

@testable import DynamicTypeResources

/// Projects written by hand as Xcode writes them; what belongs to a target is what Xcode's *Target Membership* shows.
@Suite struct XcodeProjectTests {
  /// An app, its watch app and its tests: groups with paths, a storyboard with translations, a file of two targets.
  private let grouped = """
    // !$*UTF8*$!
    {
    	archiveVersion = 1;
    	objects = {
    /* Begin PBXBuildFile section */
    		B1 /* A.swift in Sources */ = {isa = PBXBuildFile; fileRef = F1 /* A.swift */; };
    		B2 = {isa = PBXBuildFile; fileRef = F2; };
    		B3 = {isa = PBXBuildFile; fileRef = F1; };
    		B4 = {isa = PBXBuildFile; fileRef = V1; };
    		B5 = {isa = PBXBuildFile; fileRef = F5; };
    		B6 = {isa = PBXBuildFile; productRef = P1; };
    		F1 = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
    		F2 = {isa = PBXFileReference; path = "Watch Face.swift"; sourceTree = "<group>"; };
    		F3 = {isa = PBXFileReference; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
    		F5 = {isa = PBXFileReference; path = ../Shared/S.swift; sourceTree = SOURCE_ROOT; };
    		F6 = {isa = PBXFileReference; path = Tests.swift; sourceTree = "<group>"; };
    		F7 = {isa = PBXFileReference; path = Watch.xcconfig; sourceTree = "<group>"; };
    		B7 = {isa = PBXBuildFile; fileRef = F6; };
    		V1 = {isa = PBXVariantGroup; children = (F3, ); name = Main.storyboard; sourceTree = "<group>"; };
    		G0 = {isa = PBXGroup; children = (G1, G2, F6, F7); sourceTree = "<group>"; };
    		G1 = {isa = PBXGroup; children = (F1, V1, G3); path = App; sourceTree = "<group>"; };
    		G2 = {isa = PBXGroup; children = (F2); name = Watch; path = "Watch App"; sourceTree = "<group>"; };
    		G3 = {isa = PBXGroup; children = (F5, G1); name = "no folder"; sourceTree = "<group>"; };
    		S1 = {isa = PBXSourcesBuildPhase; files = (B1, B5, B6); };
    		S2 = {isa = PBXSourcesBuildPhase; files = (B2, B3); };
    		S3 = {isa = PBXSourcesBuildPhase; files = (B7); };
    		R1 = {isa = PBXResourcesBuildPhase; files = (B4); };
    		T1 = {isa = PBXNativeTarget; buildConfigurationList = L1; buildPhases = (S1, R1); name = Tea; productType = "com.apple.product-type.application"; };
    		T2 = {isa = PBXNativeTarget; buildConfigurationList = L2; buildPhases = (S2); name = "Tea Watch"; productType = "com.apple.product-type.application"; };
    		T3 = {isa = PBXNativeTarget; buildConfigurationList = L1; buildPhases = (S3); name = TeaTests; productType = "com.apple.product-type.bundle.unit-test"; };
    		T4 = {isa = PBXAggregateTarget; name = All; };
    		L0 = {isa = XCConfigurationList; buildConfigurations = (C0); };
    		L1 = {isa = XCConfigurationList; buildConfigurations = (C1); };
    		L2 = {isa = XCConfigurationList; buildConfigurations = (C2); };
    		C0 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos; }; };
    		C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {PRODUCT_NAME = "$(TARGET_NAME)\\n"; }; };
    		C2 = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = F7; buildSettings = {}; };
    		P0 = {isa = PBXProject; buildConfigurationList = L0; mainGroup = G0; targets = (T1, T2, T3, T4); data = <0F BD>; };
    	};
    	rootObject = P0 /* Project object */;
    }
    """

  @Test("Files by groups, platforms by settings, and files of settings with what these include")
  func groups() throws {
    let settings = [
      "Watch.xcconfig": "// of the watch\n#include \"Config/Base.xcconfig\"\nPRODUCT_NAME = Tea",
      "Config/Base.xcconfig": "SDKROOT = watchos // always",
    ]
    let project = try XcodeProject(Array(grouped.utf8)) { settings[$0].map { Array($0.utf8) } }
    #expect(
      project.targets == [
        ProjectTarget(
          name: "Tea", product: .app, platforms: [.iOS],
          files: ["App/A.swift", "App/Base.lproj/Main.storyboard", "../Shared/S.swift"]),
        ProjectTarget(
          name: "Tea Watch", product: .app, platforms: [.watchOS],
          files: ["Watch App/Watch Face.swift", "App/A.swift"]),
        ProjectTarget(
          name: "TeaTests", product: .tests, platforms: [.iOS], files: ["Tests.swift"]),
      ])
    #expect(
      project.targets.map(\.leaveOutReason) == [nil, .platform(.watchOS), .tests])
  }

  @Test(
    "Folders in step with the file system: exceptions leave out of their own target, and put into another"
  )
  func synchronizedFolders() throws {
    let text = """
      { objects = {
        G0 = {isa = PBXGroup; children = (G1); sourceTree = "<group>"; };
        G1 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, E2); explicitFolders = (Kit.bundle); path = App; sourceTree = "<group>"; };
        E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, Old/A.swift); target = T1; };
        E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Model/M.swift); target = T2; };
        T1 = {isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (G1); productType = "com.apple.product-type.application"; };
        T2 = {isa = PBXNativeTarget; name = Clock; productType = "com.apple.product-type.watchkit2-extension"; };
        P0 = {isa = PBXProject; mainGroup = G0; targets = (T1, T2); };
      }; rootObject = P0; }
      """
    let targets = try XcodeProject(Array(text.utf8)) { _ in nil }.targets
    #expect(
      targets == [
        ProjectTarget(
          name: "App", product: .app,
          folders: [
            .init(path: "App", excluded: ["App/Info.plist", "App/Old/A.swift", "App/Kit.bundle"])
          ]),
        ProjectTarget(name: "Clock", product: .watchApp, files: ["App/Model/M.swift"]),
      ])
  }

  @Test(
    "A project that is broken is one error with its place",
    arguments: [
      ("", "1:1: expected a value, found the end of the file"),
      ("{\n<<<<<<< HEAD", "2:1: expected a key or '}', found '<'"),
      ("{ a = 1 }", "1:9: expected ';' after the value of a"),
      ("{ a = \"one; }", "1:7: the text that begins here does not end"),
      ("{ /* a = 1; }", "1:3: this comment does not end"),
      ("{ a = (1, 2; }", "1:12: expected ',' or ')' after an element"),
      ("{ a = <zz>; }", "1:8: expected hexadecimal digits, found 'z'"),
      ("{ objects = {}; }", "1:1: is not an Xcode project: it has no objects or no root object"),
      (String(repeating: "(", count: 100_000), "1:65: nests deeper than any project"),
    ])
  func broken(text: String, expected: String) {
    let error = #expect(throws: ProjectError.self) {
      try XcodeProject(Array(text.utf8)) { _ in nil }
    }
    #expect(error.map { "\($0.line):\($0.column): \($0.reason)" } == expected)
  }
}

import Foundation
import Testing

/// What a run leaves out by the targets of the projects around it.
@Suite struct TargetsTests {
  /// Public, as nothing in these apps uses it.
  private let view = """
    import SwiftUI
    public struct Row: View {
      var body: some View { Text("Tea").font(.system(size: 17)) }
    }

    """

  /// An app, its watch app and its tests, a package, and files that no project knows.
  private func app() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let project = """
      { objects = {
        G0 = {isa = PBXGroup; children = (G1, G2, G3); sourceTree = "<group>"; };
        G1 = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (E1); };
        G2 = {isa = PBXFileSystemSynchronizedRootGroup; path = Wrist; sourceTree = "<group>"; };
        G3 = {isa = PBXFileSystemSynchronizedRootGroup; path = Checks; sourceTree = "<group>"; };
        E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Shared.swift); target = T2; };
        T1 = {isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (G1); productType = "com.apple.product-type.application"; };
        T2 = {isa = PBXNativeTarget; name = Wrist; fileSystemSynchronizedGroups = (G2); productType = "com.apple.product-type.application.watchapp2"; };
        T3 = {isa = PBXNativeTarget; name = Checks; fileSystemSynchronizedGroups = (G3); productType = "com.apple.product-type.bundle.unit-test"; };
        P0 = {isa = PBXProject; mainGroup = G0; targets = (T1, T2, T3); };
      }; rootObject = P0; }
      """
    try folder.write(project, to: "Tea.xcodeproj/project.pbxproj")
    let manifest = """
      let package = Package(
        name: "Kit", platforms: [.macOS(.v13)],
        targets: [.target(name: "Kit"), .testTarget(name: "KitTests")])
      """
    try folder.write(manifest, to: "Kit/Package.swift")
    let paths = [
      "App/Row.swift", "App/Shared.swift", "Wrist/Row.swift", "Checks/Row.swift",
      "Kit/Sources/Kit/Row.swift", "Loose/Row.swift", "Loose tvOS/Row.swift",
    ]
    for path in paths { try folder.write(view, to: path) }
    try folder.write("// Generated using a tool\n" + view, to: "App/Made.swift")
    try folder.write(
      "<document type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\"/>",
      to: "Wrist/I.storyboard")
    return folder
  }

  @Test(
    "Targets without iOS's text sizes are silent, and a file of several counts for the strictest")
  func lint() throws {
    let folder = try app()
    let run = try Tool("lint", ".", "--format", "json", in: folder.path)
    let report = try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let findings = try #require(report["findings"] as? [[String: Any]])
    #expect(
      findings.map { $0["path"] as? String } == [
        "./App/Row.swift", "./App/Shared.swift", "./Loose/Row.swift",
      ])
    #expect((report["errors"] as? [Any])?.isEmpty == true)
    let summary = try Tool("lint", in: folder.path).output
    #expect(
      summary.contains(
        "\n6 files left out (1 of macOS, 1 of tvOS, 2 of watchOS, 1 of tests, 1 of generated code); "
          + "lint --targets says why.\n"))
  }

  @Test("The targets with their files, and what is not judged and why")
  func list() throws {
    let folder = try app()
    #expect(
      try Tool("lint", "--targets", in: folder.path).output == """
        ./Tea.xcodeproj/project.pbxproj
             3  App (app)
             3  Wrist (watch app)                           not judged: watchOS has text sizes of its own
             1  Checks (tests)                              not judged: tests show nothing to readers

        ./Kit/Package.swift
             1  Kit (library, macOS)                        not judged: macOS has no text sizes
             0  KitTests (tests, macOS)                     not judged: tests show nothing to readers

        In no target
             2  files
             1  tvOS, by their names                        not judged: tvOS has one text size

        """)
  }

  /// An app whose project lists one of the three sources of a folder, and a further one elsewhere.
  private func listing(further: [String: String] = [:]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let project = """
      { objects = {
        G0 = {isa = PBXGroup; children = (G1, F2); sourceTree = "<group>"; };
        G1 = {isa = PBXGroup; children = (F1, F3); path = App; sourceTree = "<group>"; };
        F1 = {isa = PBXFileReference; path = Row.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = Gone/lost.swift; sourceTree = "<group>"; };
        F3 = {isa = PBXFileReference; path = Old.swift; sourceTree = "<group>"; };
        B1 = {isa = PBXBuildFile; fileRef = F1; };
        B2 = {isa = PBXBuildFile; fileRef = F2; };
        S1 = {isa = PBXSourcesBuildPhase; files = (B1, B2); };
        T1 = {isa = PBXNativeTarget; name = App; buildPhases = (S1); productType = "com.apple.product-type.application"; };
        P0 = {isa = PBXProject; mainGroup = G0; targets = (T1); };
      }; rootObject = P0; }
      """
    try folder.write(project, to: "Tea.xcodeproj/project.pbxproj")
    for name in ["App/Row.swift", "App/Old.swift", "App/Lost.swift", "Loose/Row.swift"] {
      try folder.write(view, to: name)
    }
    for (path, text) in further { try folder.write(text, to: path) }
    return folder
  }

  @Test("A source beside listed ones that no target lists is not compiled, and left out")
  func noTarget() throws {
    let folder = try listing()
    #expect(
      try Tool("lint", "--targets", in: folder.path).output == """
        ./Tea.xcodeproj/project.pbxproj
             1  App (app)

        In no target
             2  files
             1  files beside those of targets               not judged: nothing compiles them
                  ./App/Old.swift

        """)
    let run = try Tool("lint", in: folder.path)
    #expect(run.output.contains("./App/Row.swift:3"))
    // The project names a file of its name, in other letters, at a place where there is none.
    #expect(run.output.contains("./App/Lost.swift:3"))
    // Nothing of its folder is listed.
    #expect(run.output.contains("./Loose/Row.swift:3"))
    #expect(!run.output.contains("Old.swift"))
    #expect(run.output.contains("\n1 file left out (1 of no target); lint --targets says why.\n"))
  }

  @Test("A storyboard beside a listed one that no target lists is no screen of the app")
  func documentOfNoTarget() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      { objects = {
        G0 = {isa = PBXGroup; children = (V1); sourceTree = "<group>"; };
        V1 = {isa = PBXVariantGroup; children = (F1); name = Main.storyboard; path = App; sourceTree = "<group>"; };
        F1 = {isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
        B1 = {isa = PBXBuildFile; fileRef = V1; };
        R1 = {isa = PBXResourcesBuildPhase; files = (B1); };
        T1 = {isa = PBXNativeTarget; name = App; buildPhases = (R1); productType = "com.apple.product-type.application"; };
        P0 = {isa = PBXProject; mainGroup = G0; targets = (T1); };
      }; rootObject = P0; }
      """, to: "Tea.xcodeproj/project.pbxproj")
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes/></document>
      """
    for name in ["Main", "Main-old"] {
      try folder.write(storyboard, to: "App/Base.lproj/\(name).storyboard")
    }
    #expect(
      try Tool("lint", "--targets", in: folder.path).output == """
        ./Tea.xcodeproj/project.pbxproj
             1  App (app)

        In no target
             1  files beside those of targets               not judged: nothing compiles them
                  ./App/Base.lproj/Main-old.storyboard

        """)
  }

  @Test(
    "What may compile a source keeps it in the run",
    arguments: [
      ["App/Package.swift": "let package = Package(name: \"Kit\", targets: all)"],
      ["App/Package@swift-5.9.swift": ""], ["project.yml": ""], ["App/Project.swift": ""],
      ["Tea.podspec": ""], ["App/BUILD": ""],
      [
        "Cup.xcodeproj/project.pbxproj": """
        { objects = {
          G0 = {isa = PBXGroup; children = (G1); sourceTree = "<group>"; };
          G1 = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (E1); };
          E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Old.swift); target = T1; };
          T1 = {isa = PBXNativeTarget; name = Cup; fileSystemSynchronizedGroups = (G1); productType = "com.apple.product-type.application"; };
          P0 = {isa = PBXProject; mainGroup = G0; targets = (T1); };
        }; rootObject = P0; }
        """
      ],
      [
        "Cup/Cup.xcodeproj/project.pbxproj": """
        { objects = {
          G0 = {isa = PBXGroup; children = (F1); sourceTree = "<group>"; };
          F1 = {isa = PBXFileReference; path = ../App/Old.swift; sourceTree = "<group>"; };
          B1 = {isa = PBXBuildFile; fileRef = F1; };
          S1 = {isa = PBXSourcesBuildPhase; files = (B1); };
          T1 = {isa = PBXNativeTarget; name = Cup; buildPhases = (S1); productType = "com.apple.product-type.application"; };
          P0 = {isa = PBXProject; mainGroup = G0; targets = (T1); };
        }; rootObject = P0; }
        """
      ],
      ["Cup.xcodeproj/project.pbxproj": "{ objects = {"],
      [
        "Cup.xcodeproj/project.pbxproj": """
        { objects = {
          G0 = {isa = PBXGroup; children = (F1); sourceTree = "<group>"; };
          F1 = {isa = PBXFileReference; path = old.swift; sourceTree = SHARED_SOURCES; };
          B1 = {isa = PBXBuildFile; fileRef = F1; };
          S1 = {isa = PBXSourcesBuildPhase; files = (B1); };
          T1 = {isa = PBXNativeTarget; name = Cup; buildPhases = (S1); productType = "com.apple.product-type.application"; };
          P0 = {isa = PBXProject; mainGroup = G0; targets = (T1); };
        }; rootObject = P0; }
        """
      ],
    ])
  func mayBeCompiled(further: [String: String]) throws {
    let folder = try listing(further: further)
    let run = try Tool("lint", in: folder.path)
    #expect(run.output.contains("./App/Old.swift:3"), "\(further.keys): \(run.output)")
  }

  @Test("A run of a part of a repository does not see all projects, and leaves nothing out")
  func partOfRepository() throws {
    let folder = try listing()
    #expect(try Tool("lint", "App", in: folder.path).output.contains("App/Old.swift:3"))
    let whole = try listing()
    try whole.write("", to: ".git/HEAD")
    #expect(try !Tool("lint", in: whole.path).output.contains("Old.swift"))
    let part = try TemporaryFolder()
    try part.write("", to: ".git/HEAD")
    for path in ["Tea.xcodeproj/project.pbxproj", "App/Row.swift", "App/Old.swift"] {
      try part.write(whole.read(path), to: "ios/" + path)
    }
    #expect(try Tool("lint", "ios", in: part.path).output.contains("ios/App/Old.swift:3"))
    #expect(try !Tool("lint", in: part.path).output.contains("Old.swift"))
  }

  @Test("What watch faces show is watchOS's, also in a package that iOS previews it with")
  func complications() throws {
    let folder = try TemporaryFolder()
    for name in ["FaceComplications", "Faces"] {
      try folder.write(
        """
        let package = Package(
          name: "\(name)", platforms: [.iOS(.v16), .watchOS(.v9)], targets: [.target(name: "\(name)")])
        """, to: "\(name)/Package.swift")
      try folder.write(view, to: "\(name)/Sources/\(name)/Row.swift")
    }
    let run = try Tool("lint", ".", in: folder.path)
    #expect(run.output.contains("./Faces/Sources/Faces/Row.swift:3"))
    #expect(!run.output.contains("FaceComplications"))
    #expect(run.output.contains("1 file left out (1 of watchOS)"))
  }

  @Test(
    "A fix changes no file that is left out, also when it is named, nor code that a program writes")
  func fix() throws {
    let folder = try app()
    let run = try Tool(
      "fix", "App/Row.swift", "Wrist/Row.swift", "App/Made.swift", in: folder.path)
    #expect(run.output == "App/Row.swift:3: Use the text style body\n")
    #expect(try folder.read("Wrist/Row.swift") == view)
    let alone = try Tool("fix", "Wrist/Row.swift", in: folder.path)
    #expect(alone.status == 0)
    #expect(alone.words == "0 fixes in 0 files written.\n")
    #expect(try Tool("lint", "Wrist/Row.swift", in: folder.path).status == 0)
  }

  @Test("A broken project is one message with its place, and the rest goes on")
  func broken() throws {
    let folder = try TemporaryFolder()
    try folder.write("{ objects = {\n", to: "Tea.xcodeproj/project.pbxproj")
    try folder.write(view, to: "App/Row.swift")
    let run = try Tool("lint", "App", "--format", "xcode", in: folder.path)
    #expect(run.status == 1)
    #expect(run.output.contains("Row.swift:3:"))
    let said = run.words.split(separator: "\n").filter { $0.contains("project.pbxproj") }
    #expect(said.count == 1)
    #expect(
      said.first?.hasSuffix("project.pbxproj:2:1: expected a key or '}', found the end of the file")
        == true)
  }
}

// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

// SwiftUI's and UIKit's names over the engines of the package above this folder, for platforms without
// them. A package of its own, because whoever holds a target called SwiftUI makes `canImport(SwiftUI)`
// true for its own dependents; Documentation/swiftui-shape.md and uikit-shape.md say how to depend on it.

/// The toolchain's own swift-syntax, or nil for the package: found as the manifest above this folder finds it.
let hostSyntax: String? = {
  let environment = Context.environment
  if let named = environment["DYNAMICTYPE_SWIFT_SYNTAX"] { return named == "package" ? nil : named }
  #if os(Linux)
    guard !Context.packageDirectory.contains("/checkouts/") else { return nil }
    for folder in (environment["PATH"] ?? "").split(separator: ":") {
      let swift = URL(fileURLWithPath: "\(folder)/swift").resolvingSymlinksInPath()
      guard FileManager.default.isExecutableFile(atPath: swift.path) else { continue }
      let host = swift.deletingLastPathComponent().appendingPathComponent("../lib/swift/host")
        .standardized
      let found = FileManager.default.fileExists(atPath: "\(host.path)/libSwiftParser.so")
      return found ? host.path : nil
    }
  #endif
  return nil
}()

/// Modules of swift-syntax as dependencies of a target.
func syntax(_ modules: String...) -> [Target.Dependency] {
  guard hostSyntax == nil else { return [] }
  return modules.map { .product(name: $0, package: "swift-syntax") }
}

/// For a run of all tests not optimised, as the manifest above this folder has it.
let asTested: [SwiftSetting] =
  Context.environment["DYNAMICTYPE_AS_TESTED"] == nil ? [] : [.unsafeFlags(["-Onone"])]

let settings: [SwiftSetting] =
  [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)] + asTested
  + (hostSyntax.map { [.unsafeFlags(["-I", $0]), .define("TOOLCHAIN_SYNTAX")] } ?? [])

/// Where the linker and the program find them in the toolchain; `settings` says it to the compiler.
func syntaxLibraries(_ modules: String...) -> [LinkerSetting] {
  guard let hostSyntax else { return [] }
  return [.unsafeFlags(["-L", hostSyntax, "-Xlinker", "-rpath", "-Xlinker", hostSyntax])]
    + modules.map { .linkedLibrary($0) }
}

/// Whoever writes neither `#Preview` nor `@Entry` says `traits: []`, and needs no swift-syntax for the compiler.
let macros = TargetDependencyCondition.when(traits: ["Macros"])

#if os(macOS)
  // Apple's platforms have the real one.
  let targets: [Target] = [
    .target(name: "SwiftUIShapeOfNothing", path: "Sources/Empty", swiftSettings: settings)
  ]
  let products: [Product] = [
    "SwiftUIShape", "SwiftUILayoutTesting", "UIKitShape", "UIKitLayoutTesting",
    "MaterialShape", "HostingShape",
  ].map {
    .library(name: $0, targets: ["SwiftUIShapeOfNothing"])
  }
#else
  let targets: [Target] = [
    // What both frameworks bring along under the same names.
    .target(
      name: "SharedNames",
      dependencies: [.product(name: "DynamicType", package: "dynamic-type")],
      swiftSettings: settings),
    .target(
      name: "SwiftUI",
      dependencies: [
        "SharedNames", .product(name: "SwiftUILayout", package: "dynamic-type"),
        .target(name: "ShapeMacros", condition: macros),
      ],
      swiftSettings: settings),
    // `#Preview` and `@Entry`.
    .macro(
      name: "ShapeMacros",
      dependencies: syntax("SwiftSyntaxMacros", "SwiftCompilerPlugin"),
      swiftSettings: settings,
      linkerSettings: syntaxLibraries(
        "SwiftSyntax", "SwiftSyntaxMacros", "SwiftCompilerPluginMessageHandling")),
    .target(
      name: "LayoutTesting",
      dependencies: [
        .product(name: "UIKitLayout", package: "dynamic-type"),
        .product(name: "DynamicTypeShaping", package: "dynamic-type"),
        .product(name: "DynamicTypeRendering", package: "dynamic-type"),
      ],
      swiftSettings: settings),
    .target(
      name: "SwiftUILayoutTesting",
      dependencies: [
        "SwiftUI", "LayoutTesting", .product(name: "SwiftUILayout", package: "dynamic-type"),
        .product(name: "DynamicTypeShaping", package: "dynamic-type"),
        .product(name: "DynamicTypeAudit", package: "dynamic-type"),
      ],
      swiftSettings: settings),
    .target(
      name: "UIKit",
      dependencies: [
        "SharedNames",
        .product(name: "DynamicTypeUIKitNames", package: "dynamic-type"),
        .product(name: "DynamicTypeInterfaceBuilder", package: "dynamic-type"),
        .product(name: "UIKitLayout", package: "dynamic-type"),
        .product(name: "DynamicTypeShaping", package: "dynamic-type"),
        .target(name: "ShapeMacros", condition: macros),
      ],
      swiftSettings: settings),
    .target(
      name: "UIKitLayoutTesting",
      dependencies: [
        "UIKit", "LayoutTesting", .product(name: "UIKitLayout", package: "dynamic-type"),
        .product(name: "DynamicTypeAudit", package: "dynamic-type"),
      ],
      swiftSettings: settings),
    // Views of each framework in the other one's.
    .target(
      name: "ViewHosting",
      dependencies: [
        "SwiftUI", "UIKit", .product(name: "SwiftUILayout", package: "dynamic-type"),
      ],
      swiftSettings: settings),
    // Material's names, which stand on UIKit's.
    .target(
      name: "MaterialComponents",
      dependencies: ["UIKit", .product(name: "DynamicType", package: "dynamic-type")],
      swiftSettings: settings),
    // Takes Objective-C out of sources that are written for iOS.
    .executableTarget(
      name: "UIKitSourceRewriter",
      dependencies: syntax("SwiftSyntax", "SwiftParser"),
      swiftSettings: settings, linkerSettings: syntaxLibraries("SwiftSyntax", "SwiftParser")),
    .plugin(
      name: "UIKitSources", capability: .buildTool(), dependencies: ["UIKitSourceRewriter"]),
    // What twelve text sizes of a unit test cost beside one layout.
    .executableTarget(
      name: "UIKitBenchmarks", dependencies: ["UIKit"], path: "Benchmarks/UIKitBenchmarks",
      swiftSettings: settings),
    // Hierarchies that change at random, laid out with and without what earlier layouts found.
    .target(
      name: "RandomHierarchies", dependencies: ["UIKit"], path: "Fuzz/RandomHierarchies",
      swiftSettings: settings),
    .executableTarget(
      name: "HierarchyFuzz", dependencies: ["RandomHierarchies"], path: "Fuzz/HierarchyFuzz",
      swiftSettings: settings),
    // The example app's screens, which are written for the real SwiftUI.
    .target(
      name: "TeahouseViews", dependencies: ["SwiftUI"], path: "Examples/TeahouseViews",
      swiftSettings: settings),
    .target(
      name: "TeahouseViewsMended", dependencies: ["SwiftUI"],
      path: "Examples/TeahouseViewsMended", swiftSettings: settings),
    // Views that Scripts/generate writes, to be compiled and read.
    .target(
      name: "GeneratedViews", dependencies: ["SwiftUI"], path: "Tests/GeneratedViews",
      swiftSettings: [.swiftLanguageMode(.v6)] + asTested),
    .target(
      name: "GeneratedControllers", dependencies: ["UIKit"], path: "Tests/GeneratedControllers",
      swiftSettings: [.swiftLanguageMode(.v6)] + asTested),
    // What tests that compare compiled sources with what is read of them share.
    .target(name: "SourceComparison", path: "Tests/SourceComparison", swiftSettings: settings),
    .testTarget(
      name: "SwiftUIShapeTests",
      dependencies: [
        "SwiftUI", "SwiftUILayoutTesting", "LayoutTesting", "TeahouseViews", "TeahouseViewsMended",
        "GeneratedViews", "SourceComparison",
        .product(name: "SwiftUIReading", package: "dynamic-type"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ViewHostingTests",
      dependencies: [
        "SwiftUI", "UIKit", "ViewHosting", "SwiftUILayoutTesting", "UIKitLayoutTesting",
        "LayoutTesting",
      ],
      // As UIKitShapeTests.
      swiftSettings: settings + [
        .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])
      ]),
    .testTarget(
      name: "UIKitSourceRewriterTests", dependencies: ["UIKitSourceRewriter"],
      swiftSettings: settings),
    // Views as articles write them, which the plugin compiles.
    .target(
      name: "UIKitArticles", dependencies: ["UIKit"], path: "Tests/UIKitArticles",
      sources: ["Linux.swift"],
      resources: [.copy("Documents")], swiftSettings: settings, plugins: ["UIKitSources"]),
    .testTarget(
      name: "UIKitShapeTests",
      dependencies: [
        "UIKit", "UIKitLayoutTesting", "SwiftUI", "SwiftUILayoutTesting", "UIKitArticles",
        "MaterialComponents", "RandomHierarchies", "GeneratedControllers", "SourceComparison",
        .product(name: "UIKitReading", package: "dynamic-type"),
      ],
      // Of a module that is called UIKit by itself, and not by an alias, the compiler looks for what Testing
      // has for the real one.
      swiftSettings: settings + [
        .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])
      ]),
  ]
  // A target each: SwiftPM 6.3.1 overlooks aliases of targets in products, not always, but less so.
  let products: [Product] = [
    .library(name: "SwiftUIShape", targets: ["SwiftUI"]),
    .library(name: "SwiftUILayoutTesting", targets: ["SwiftUILayoutTesting"]),
    .library(name: "UIKitShape", targets: ["UIKit"]),
    .library(name: "UIKitLayoutTesting", targets: ["UIKitLayoutTesting"]),
    .library(name: "MaterialShape", targets: ["MaterialComponents"]),
    .library(name: "HostingShape", targets: ["ViewHosting"]),
    .plugin(name: "UIKitSources", targets: ["UIKitSources"]),
  ]
#endif

let package = Package(
  name: "swiftui-shape",
  products: products,
  traits: [
    .trait(
      name: "Macros",
      description: "#Preview and @Entry, which need swift-syntax: the toolchain's, or built."),
    .default(enabledTraits: ["Macros"]),
  ],
  dependencies: [.package(name: "dynamic-type", path: "..")]
    + (hostSyntax == nil
      ? [.package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"604.0.0")] : []),
  targets: targets
)

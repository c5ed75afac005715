// swift-tools-version: 6.2
import Foundation
import PackageDescription

// One folder a stage under Sources, in the order in which data flows; ARCHITECTURE.md has the
// picture, and Scripts/check-stages fails when a target here imports against it.

/// What only the tool needs: whoever adds the library alone says `traits: []`, and none of it is resolved.
let tool = TargetDependencyCondition.when(traits: ["Tool"])

/// The toolchain's own swift-syntax, optimised shared libraries with interfaces, or nil for the package.
///
/// Building the package takes eight minutes of one core, and linking what the toolchain brings none. That is for this
/// checkout alone: a package that depends on ours may not have unsafe flags, and what is released brings its own.
/// `DYNAMICTYPE_SWIFT_SYNTAX` names the folder, or is `package`; else it is the folder beside the `swift` of `PATH`.
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
  return modules.map { .product(name: $0, package: "swift-syntax", condition: tool) }
}

/// Of small targets in which tests spend much of their time.
let hotSettings: [SwiftSetting] =
  [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
  + (hostSyntax.map { [.unsafeFlags(["-I", $0])] } ?? [])

/// A run of all tests is built as a release of which only what is hot is optimised (Scripts/steps).
let settings =
  hotSettings
  + (Context.environment["DYNAMICTYPE_AS_TESTED"] == nil ? [] : [.unsafeFlags(["-Onone"])])

/// Where the linker and the program find them in the toolchain; `settings` says it to the compiler.
func syntaxLibraries(_ modules: String...) -> [LinkerSetting] {
  guard let hostSyntax else { return [] }
  return [.unsafeFlags(["-L", hostSyntax, "-Xlinker", "-rpath", "-Xlinker", hostSyntax])]
    + modules.map { .linkedLibrary($0) }
}

let package = Package(
  name: "dynamic-type",
  products: [
    .library(name: "DynamicType", targets: ["DynamicType"]),
    .library(name: "DynamicTypeFoundation", targets: ["DynamicTypeFoundation"]),
    .library(name: "DynamicTypeUIKitNames", targets: ["DynamicTypeUIKitNames"]),
    .library(name: "CassowarySolver", targets: ["CassowarySolver"]),
    .library(name: "DynamicTypeText", targets: ["DynamicTypeText"]),
    .library(name: "DynamicTypeShaping", targets: ["DynamicTypeShaping"]),
    .library(
      name: "SwiftUILayout", targets: ["SwiftUILayout", "SwiftUIModel", "DynamicTypeModel"]),
    .library(name: "UIKitLayout", targets: ["UIKitLayout", "UIKitModel", "DynamicTypeModel"]),
    .library(
      name: "DynamicTypeInterfaceBuilder", targets: ["DynamicTypeInterfaceBuilder"]),
    .library(name: "DynamicTypeAudit", targets: ["DynamicTypeAudit"]),
    .library(name: "DynamicTypeRendering", targets: ["DynamicTypeRendering"]),
    .library(name: "SwiftUIReading", targets: ["SwiftUIReading", "DynamicTypeSource"]),
    .library(name: "UIKitReading", targets: ["UIKitReading", "DynamicTypeSource"]),
    .executable(name: "dynamictype", targets: ["DynamicTypeTool"]),
    .plugin(name: "DynamicTypeCommand", targets: ["DynamicTypeCommand"]),
  ],
  traits: [
    .default(enabledTraits: ["Tool"]),
    .trait(
      name: "Tool",
      description: "The tool with what it reads sources with; the library alone resolves nothing."),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
  ]
    + (hostSyntax == nil
      ? [.package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"604.0.0")] : []),
  targets: [
    // Core: what an app links.
    .target(name: "DynamicType", path: "Sources/Core/DynamicType", swiftSettings: settings),
    .target(
      name: "DynamicTypeFoundation", dependencies: ["DynamicType"],
      path: "Sources/Core/DynamicTypeFoundation", swiftSettings: settings),
    .target(
      name: "DynamicTypeUIKitNames", dependencies: ["DynamicType", "DynamicTypeFoundation"],
      path: "Sources/Core/DynamicTypeUIKitNames", swiftSettings: settings),

    // Model: what the stages hand to each other.
    .target(
      name: "DynamicTypeModel", dependencies: ["DynamicType"],
      path: "Sources/Model/DynamicTypeModel", swiftSettings: settings),
    .target(
      name: "UIKitModel", dependencies: ["DynamicType", "DynamicTypeModel"],
      path: "Sources/Model/UIKitModel", swiftSettings: settings),
    .target(
      name: "SwiftUIModel", dependencies: ["DynamicType", "DynamicTypeModel"],
      path: "Sources/Model/SwiftUIModel", swiftSettings: settings),
    .target(
      name: "DynamicTypeReportModel", path: "Sources/Model/DynamicTypeReportModel",
      swiftSettings: settings),

    // Inputs: files in, model values out.
    .systemLibrary(
      name: "CLibXML2", path: "Sources/Inputs/CLibXML2", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .target(
      name: "DynamicTypeResources", dependencies: ["DynamicTypeModel", "CLibXML2"],
      path: "Sources/Inputs/DynamicTypeResources", swiftSettings: settings),
    .target(
      name: "DynamicTypeInterfaceBuilder",
      dependencies: ["DynamicType", "DynamicTypeModel", "UIKitModel", "DynamicTypeResources"],
      path: "Sources/Inputs/DynamicTypeInterfaceBuilder", swiftSettings: settings),

    .target(
      name: "DynamicTypeSource",
      dependencies: ["DynamicType", "DynamicTypeModel"] + syntax("SwiftSyntax", "SwiftParser"),
      path: "Sources/Inputs/DynamicTypeSource", swiftSettings: settings,
      linkerSettings: syntaxLibraries("SwiftSyntax", "SwiftParser")),

    // What Swift sources declare and mean.
    .target(
      name: "SwiftCode", dependencies: syntax("SwiftSyntax", "SwiftParser", "SwiftOperators"),
      path: "Sources/Inputs/SwiftCode", swiftSettings: settings,
      linkerSettings: syntaxLibraries("SwiftSyntax", "SwiftParser", "SwiftOperators")),
    // Bodies of functions as instructions that no longer name syntax.
    .target(
      name: "CodeLowering",
      dependencies: ["SwiftCode"] + syntax("SwiftSyntax", "SwiftOperators"),
      path: "Sources/Inputs/CodeLowering", swiftSettings: settings,
      linkerSettings: syntaxLibraries("SwiftSyntax", "SwiftOperators")),
    // Runs them, as far as sources tell.
    .target(
      name: "CodeEvaluation", dependencies: ["SwiftCode", "CodeLowering"],
      path: "Sources/Inputs/CodeEvaluation", swiftSettings: settings),

    .target(
      name: "UIKitReading",
      dependencies: [
        "DynamicType", "DynamicTypeModel", "UIKitModel", "DynamicTypeResources",
        "DynamicTypeSource", "SwiftCode", "CodeEvaluation",
      ] + syntax("SwiftSyntax"),
      path: "Sources/Inputs/UIKitReading", swiftSettings: settings,
      linkerSettings: syntaxLibraries("SwiftSyntax")),

    .target(
      name: "SwiftUIReading",
      dependencies: [
        "DynamicType", "DynamicTypeModel", "SwiftUIModel", "DynamicTypeResources",
        "DynamicTypeSource", "SwiftCode", "CodeLowering", "CodeEvaluation",
      ] + syntax("SwiftSyntax"),
      path: "Sources/Inputs/SwiftUIReading", swiftSettings: settings,
      linkerSettings: syntaxLibraries("SwiftSyntax")),

    // Engines: constraints, text, layout, pictures.
    .target(
      name: "CassowarySolver", path: "Sources/Engines/CassowarySolver", swiftSettings: hotSettings),
    .target(
      name: "DynamicTypeText", dependencies: ["DynamicType"],
      path: "Sources/Engines/DynamicTypeText", swiftSettings: settings),
    .systemLibrary(
      name: "CHarfBuzz", path: "Sources/Engines/CHarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    .target(
      name: "CICU", path: "Sources/Engines/CICU",
      linkerSettings: [.linkedLibrary("icuuc"), .linkedLibrary("icudata")]),
    // Homebrew has no libhyphen: nothing is hyphenated there.
    .systemLibrary(
      name: "CHyphen", path: "Sources/Engines/CHyphen", providers: [.apt(["libhyphen-dev"])]),
    .target(
      name: "DynamicTypeShaping",
      dependencies: [
        "DynamicType", "DynamicTypeText", "CHarfBuzz", "CICU",
        .target(name: "CHyphen", condition: .when(platforms: [.linux])),
      ],
      path: "Sources/Engines/DynamicTypeShaping", swiftSettings: hotSettings),
    .target(
      name: "DynamicTypeControls",
      dependencies: ["DynamicType", "DynamicTypeModel", "DynamicTypeText"],
      path: "Sources/Engines/DynamicTypeControls", swiftSettings: settings),
    .target(
      name: "UIKitLayout",
      dependencies: [
        "DynamicType", "DynamicTypeModel", "UIKitModel", "CassowarySolver", "DynamicTypeText",
        "DynamicTypeControls",
      ],
      path: "Sources/Engines/UIKitLayout", swiftSettings: settings),
    .target(
      name: "SwiftUILayout",
      dependencies: [
        "DynamicType", "DynamicTypeModel", "SwiftUIModel", "DynamicTypeText", "DynamicTypeControls",
      ],
      path: "Sources/Engines/SwiftUILayout", swiftSettings: settings),
    .systemLibrary(
      name: "CCairo", path: "Sources/Engines/CCairo", pkgConfig: "cairo-ft",
      providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
    .systemLibrary(
      name: "CSpng", path: "Sources/Engines/CSpng", pkgConfig: "spng",
      providers: [.apt(["libspng-dev"]), .brew(["libspng"])]),
    .target(
      name: "DynamicTypeRendering",
      dependencies: [
        "DynamicTypeModel", "DynamicTypeText", "DynamicTypeControls", "CCairo", "CSpng",
      ],
      path: "Sources/Engines/DynamicTypeRendering", swiftSettings: hotSettings),

    // Checks: findings from sources, documents and layouts.
    .target(
      name: "DynamicTypeLint",
      dependencies: ["DynamicType", "DynamicTypeModel", "UIKitModel", "DynamicTypeSource"],
      path: "Sources/Checks/DynamicTypeLint", swiftSettings: settings),
    .target(
      name: "DynamicTypeAudit", dependencies: ["DynamicType", "DynamicTypeModel"],
      path: "Sources/Checks/DynamicTypeAudit", swiftSettings: settings),

    // Outputs: everything a report is written as.
    .target(
      name: "DynamicTypeReport", dependencies: ["DynamicTypeReportModel"],
      path: "Sources/Outputs/DynamicTypeReport", exclude: ["Template"], swiftSettings: settings),

    // Tool: the only modules that see every stage.
    .target(
      name: "DynamicTypePipeline",
      dependencies: [
        "DynamicType", "DynamicTypeModel", "UIKitModel", "DynamicTypeReportModel",
        "SwiftUIModel", "DynamicTypeResources", "DynamicTypeInterfaceBuilder",
        "DynamicTypeSource", "SwiftUIReading", "UIKitReading",
        "DynamicTypeText", "DynamicTypeShaping", "DynamicTypeControls", "UIKitLayout",
        "SwiftUILayout", "DynamicTypeRendering",
        "DynamicTypeLint", "DynamicTypeAudit", "DynamicTypeReport",
      ],
      path: "Sources/Tool/DynamicTypePipeline", swiftSettings: settings),
    .executableTarget(
      name: "DynamicTypeTool",
      dependencies: [
        "DynamicType", "DynamicTypeFoundation", "DynamicTypeModel", "UIKitModel",
        "DynamicTypeReportModel", "DynamicTypeSource",
        "DynamicTypeShaping", "DynamicTypeRendering", "DynamicTypeReport", "DynamicTypePipeline",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: tool),
        .product(name: "Yams", package: "Yams", condition: tool),
      ],
      path: "Sources/Tool/DynamicTypeTool", swiftSettings: settings),
    // The tool as a command of SwiftPM, for packages that depend on this one.
    .plugin(
      name: "DynamicTypeCommand",
      capability: .command(
        intent: .custom(
          verb: "dynamic-type", description: "Check texts and screens at all twelve text sizes")),
      path: "Integrations/SwiftPM"),

    // Fuzzing, for runs under the address sanitizer.
    .executableTarget(
      name: "DocumentFuzz",
      dependencies: [
        "DynamicType", "DynamicTypeModel", "UIKitModel", "DynamicTypeResources",
        "DynamicTypeInterfaceBuilder",
        "DynamicTypeText",
        "DynamicTypeShaping", "UIKitLayout", "DynamicTypeAudit", "DynamicTypeRendering",
        "SeededRandom",
      ],
      path: "Fuzz/DocumentFuzz", swiftSettings: settings),
    .executableTarget(
      name: "SolverFuzz", dependencies: ["CassowarySolver", "SeededRandom"],
      path: "Fuzz/SolverFuzz", swiftSettings: settings),
    .executableTarget(
      name: "SourceFuzz",
      dependencies: [
        "DynamicType", "DynamicTypeLint", "DynamicTypeModel", "DynamicTypeSource",
        "SwiftUIReading", "SeededRandom",
      ],
      path: "Fuzz/SourceFuzz", exclude: ["Seeds"], swiftSettings: settings),
    .executableTarget(
      name: "ViewFuzz",
      dependencies: [
        "DynamicType", "DynamicTypeModel", "DynamicTypeText", "DynamicTypeShaping",
        "SwiftUIModel", "SwiftUILayout", "RandomViews",
      ],
      path: "Fuzz/ViewFuzz", swiftSettings: settings),
    // Random SwiftUI views of fuzzers and tests.
    .target(
      name: "RandomViews",
      dependencies: ["DynamicType", "DynamicTypeModel", "SwiftUIModel", "SeededRandom"],
      path: "Fuzz/RandomViews", swiftSettings: settings),
    // The random numbers of fuzzers and tests.
    .target(name: "SeededRandom", path: "Fuzz/SeededRandom", swiftSettings: settings),
    // Ratios that the runtime promises.
    .executableTarget(
      name: "CoreBenchmarks", dependencies: ["BenchmarkMeasuring", "DynamicType"],
      path: "Benchmarks/CoreBenchmarks", swiftSettings: settings),
    .target(name: "BenchmarkMeasuring", path: "Benchmarks/Measuring", swiftSettings: settings),
    // Times of the solver; Benchmarks/solver-against-kiwi sets kiwi's beside them.
    .executableTarget(
      name: "SolverBenchmarks", dependencies: ["CassowarySolver"],
      path: "Benchmarks/SolverBenchmarks", swiftSettings: settings),
    // What further text sizes cost a layout.
    .executableTarget(
      name: "LayoutBenchmarks",
      dependencies: [
        "BenchmarkMeasuring", "DynamicType", "DynamicTypeInterfaceBuilder", "UIKitLayout",
        "DynamicTypeModel", "UIKitModel", "DynamicTypeShaping", "DynamicTypeText",
      ],
      path: "Benchmarks/LayoutBenchmarks", swiftSettings: settings),
    // How the time of a SwiftUI layout grows with its views, and what further text sizes cost.
    .executableTarget(
      name: "SwiftUILayoutBenchmarks",
      dependencies: [
        "BenchmarkMeasuring", "DynamicType", "DynamicTypeInterfaceBuilder", "DynamicTypeModel",
        "DynamicTypeShaping", "DynamicTypeText", "SwiftUIModel", "SwiftUILayout", "UIKitLayout",
        "UIKitModel",
      ],
      path: "Benchmarks/SwiftUILayoutBenchmarks", swiftSettings: settings),
    // What further text sizes cost a check.
    .executableTarget(
      name: "CheckBenchmarks",
      dependencies: [
        "BenchmarkMeasuring", "DynamicType", "DynamicTypeModel", "UIKitModel",
        "DynamicTypePipeline",
        "DynamicTypeReport",
      ],
      path: "Benchmarks/CheckBenchmarks", swiftSettings: settings),
    // Programs on the machine, as the scorer of programs reads them.
    .executableTarget(
      name: "EvaluationCheck", dependencies: ["CodeEvaluation", "SwiftCode"],
      path: "Benchmarks/EvaluationCheck", swiftSettings: settings),
    // What pictures cost beside cairo's own PNG writer.
    .executableTarget(
      name: "PictureBenchmarks",
      dependencies: [
        "BenchmarkMeasuring", "CCairo", "DynamicType", "DynamicTypeInterfaceBuilder",
        "DynamicTypeModel", "DynamicTypeRendering", "DynamicTypeShaping", "DynamicTypeText",
        "UIKitLayout", "UIKitModel",
      ],
      path: "Benchmarks/PictureBenchmarks", swiftSettings: settings),
    // How the time of a check grows with its document.
    .executableTarget(
      name: "GrowthBenchmarks",
      dependencies: [
        "BenchmarkMeasuring", "DynamicType", "DynamicTypeModel", "UIKitModel",
        "DynamicTypePipeline",
      ],
      path: "Benchmarks/GrowthBenchmarks", swiftSettings: settings),
    .executableTarget(
      name: "TextFuzz",
      dependencies: ["DynamicType", "DynamicTypeShaping", "DynamicTypeText", "SeededRandom"],
      path: "Fuzz/TextFuzz", swiftSettings: settings),
    // Measurements of the text engine: agreement with recorded labels, and speed.
    .executableTarget(
      name: "TextFidelity",
      dependencies: [
        "DynamicType", "DynamicTypeModel", "UIKitModel", "DynamicTypeInterfaceBuilder",
        "UIKitLayout",
        "DynamicTypeShaping", "DynamicTypeText",
      ],
      path: "Benchmarks/TextFidelity", swiftSettings: settings),
    .executableTarget(
      name: "TextBenchmark",
      dependencies: ["DynamicType", "DynamicTypeShaping", "DynamicTypeText"],
      path: "Benchmarks/TextBenchmark",
      exclude: ["compare.py", "pango.c", "skia_paragraph.py", "words.py"],
      swiftSettings: settings),

    // Tests, at the same paths under Tests.
    .testTarget(
      name: "DynamicTypeTests", dependencies: ["DynamicType", "SeededRandom"],
      path: "Tests/Core/DynamicTypeTests", exclude: ["Fixtures"], swiftSettings: settings),
    .testTarget(
      name: "DynamicTypeFoundationTests",
      dependencies: ["DynamicType", "DynamicTypeFoundation", "SeededRandom"],
      path: "Tests/Core/DynamicTypeFoundationTests", swiftSettings: settings),
    .testTarget(
      name: "DynamicTypeUIKitNamesTests", dependencies: ["DynamicType", "DynamicTypeUIKitNames"],
      path: "Tests/Core/DynamicTypeUIKitNamesTests", swiftSettings: settings),
    .testTarget(
      name: "DynamicTypeReportModelTests", dependencies: ["DynamicTypeReportModel"],
      path: "Tests/Model/DynamicTypeReportModelTests", swiftSettings: settings),
    .testTarget(
      name: "DynamicTypeResourcesTests",
      dependencies: ["DynamicTypeModel", "DynamicTypeResources"],
      path: "Tests/Inputs/DynamicTypeResourcesTests", swiftSettings: settings),
    .testTarget(
      name: "DynamicTypeInterfaceBuilderTests",
      dependencies: [
        "DynamicType", "DynamicTypeModel", "UIKitModel", "DynamicTypeResources",
        "DynamicTypeInterfaceBuilder",
      ],
      path: "Tests/Inputs/DynamicTypeInterfaceBuilderTests", exclude: ["Fixtures"],
      swiftSettings: settings),
    .testTarget(
      name: "DynamicTypeSourceTests",
      dependencies: [
        "DynamicType", "DynamicTypeModel", "DynamicTypeSource", "SeededRandom",
      ],
      path: "Tests/Inputs/DynamicTypeSourceTests", swiftSettings: settings),
    .testTarget(
      name: "CodeEvaluationTests",
      dependencies: ["CodeEvaluation", "SwiftCode", "EvaluationCheck"],
      path: "Tests/Inputs/CodeEvaluationTests", swiftSettings: settings),
    .testTarget(
      name: "SwiftUIReadingTests",
      dependencies: [
        "DynamicType", "DynamicTypeModel", "SwiftUIModel", "DynamicTypeResources",
        "DynamicTypeSource", "SwiftUIReading",
      ],
      path: "Tests/Inputs/SwiftUIReadingTests", swiftSettings: settings),
    .testTarget(
      name: "DynamicTypeLintTests",
      dependencies: [
        "DynamicTypeModel", "UIKitModel", "DynamicTypeInterfaceBuilder", "DynamicTypeSource",
        "DynamicTypeLint",
      ],
      path: "Tests/Checks/DynamicTypeLintTests", swiftSettings: settings),
    .testTarget(
      name: "CassowarySolverTests", dependencies: ["CassowarySolver", "SeededRandom"],
      path: "Tests/Engines/CassowarySolverTests", swiftSettings: settings),
    .testTarget(
      name: "DynamicTypeTextTests", dependencies: ["DynamicType", "DynamicTypeText"],
      path: "Tests/Engines/DynamicTypeTextTests", swiftSettings: settings),
    .testTarget(
      name: "DynamicTypeShapingTests",
      dependencies: ["DynamicType", "DynamicTypeShaping", "DynamicTypeText"],
      path: "Tests/Engines/DynamicTypeShapingTests", swiftSettings: settings),
    // Uses the text engine as another package would: what is only for this package is hidden from it.
    .testTarget(
      name: "TextProductTests", dependencies: ["DynamicTypeShaping", "DynamicTypeText"],
      path: "Tests/Engines/TextProductTests", packageAccess: false, swiftSettings: settings),
    .testTarget(
      name: "DynamicTypeControlsTests",
      dependencies: [
        "DynamicType", "DynamicTypeModel", "DynamicTypeText", "DynamicTypeShaping",
        "DynamicTypeControls",
      ],
      path: "Tests/Engines/DynamicTypeControlsTests", swiftSettings: settings),
    .testTarget(
      name: "UIKitLayoutTests",
      dependencies: [
        "DynamicType", "DynamicTypeAudit", "DynamicTypeModel", "UIKitModel", "DynamicTypeText",
        "DynamicTypeShaping",
        "DynamicTypeInterfaceBuilder", "UIKitLayout",
      ],
      path: "Tests/Engines/UIKitLayoutTests", swiftSettings: settings),
    .testTarget(
      name: "SwiftUILayoutTests",
      dependencies: [
        "DynamicType", "DynamicTypeModel", "DynamicTypeText", "DynamicTypeShaping",
        "SwiftUIModel", "SwiftUILayout", "RandomViews",
      ],
      path: "Tests/Engines/SwiftUILayoutTests", swiftSettings: settings),
    .testTarget(
      name: "DynamicTypeRenderingTests",
      dependencies: [
        "DynamicType", "DynamicTypeModel", "UIKitModel", "DynamicTypeText", "DynamicTypeShaping",
        "DynamicTypeControls", "DynamicTypeRendering", "CSpng", "UIKitLayout",
      ],
      path: "Tests/Engines/DynamicTypeRenderingTests", swiftSettings: settings),
    .testTarget(
      name: "DynamicTypeAuditTests",
      dependencies: [
        "DynamicType", "DynamicTypeAudit", "DynamicTypeModel", "UIKitLayout", "UIKitModel",
      ],
      path: "Tests/Checks/DynamicTypeAuditTests", swiftSettings: settings),
    .testTarget(
      name: "DynamicTypeReportTests",
      dependencies: ["DynamicTypeReport", "DynamicTypeReportModel"],
      path: "Tests/Outputs/DynamicTypeReportTests", exclude: ["Browser"],
      swiftSettings: settings),
    .testTarget(
      name: "DynamicTypePipelineTests",
      dependencies: [
        "DynamicType", "DynamicTypeModel", "UIKitModel", "DynamicTypePipeline", "DynamicTypeSource",
        "DynamicTypeLint", "DynamicTypeRendering", "DynamicTypeResources", "SwiftUIReading",
        "UIKitReading", "DynamicTypeAudit",
      ],
      path: "Tests/Tool/DynamicTypePipelineTests", swiftSettings: settings),
    .testTarget(
      name: "DynamicTypeToolTests", dependencies: ["DynamicTypeTool"],
      path: "Tests/Tool/DynamicTypeToolTests", exclude: ["Clients"], swiftSettings: settings),
  ]
)

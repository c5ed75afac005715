// swift-tools-version: 6.2
import PackageDescription

// One folder a stage under Sources, in the order in which data flows; ARCHITECTURE.md has the
// picture, and Scripts/check-stages fails when a target here imports against it.

let settings: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

let package = Package(
  name: "dynamic-type",
  products: [
    .library(name: "DynamicType", targets: ["DynamicType"]),
    .executable(name: "dynamictype", targets: ["DynamicTypeTool"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2")
  ],
  targets: [
    // Core: what an app links.
    .target(name: "DynamicType", path: "Sources/Core/DynamicType", swiftSettings: settings),

    // Model: what the stages hand to each other.
    .target(
      name: "DynamicTypeModel", dependencies: ["DynamicType"],
      path: "Sources/Model/DynamicTypeModel", swiftSettings: settings),
    .target(
      name: "DynamicTypeReportModel", path: "Sources/Model/DynamicTypeReportModel",
      swiftSettings: settings),

    // Tool: the only modules that see every stage.
    .target(
      name: "DynamicTypePipeline", path: "Sources/Tool/DynamicTypePipeline",
      swiftSettings: settings),
    .executableTarget(
      name: "DynamicTypeTool",
      dependencies: [
        .product(name: "ArgumentParser", package: "swift-argument-parser")
      ],
      path: "Sources/Tool/DynamicTypeTool", swiftSettings: settings),

    // Tests, at the same paths under Tests.
    .testTarget(
      name: "DynamicTypeTests", dependencies: ["DynamicType"], path: "Tests/Core/DynamicTypeTests",
      exclude: ["Fixtures"], swiftSettings: settings),
    .testTarget(
      name: "DynamicTypeReportModelTests", dependencies: ["DynamicTypeReportModel"],
      path: "Tests/Model/DynamicTypeReportModelTests", swiftSettings: settings),
    .testTarget(
      name: "DynamicTypePipelineTests", dependencies: ["DynamicTypePipeline"],
      path: "Tests/Tool/DynamicTypePipelineTests", swiftSettings: settings),
  ]
)

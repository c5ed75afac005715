import DynamicType
import DynamicTypeModel
import DynamicTypeResources
import DynamicTypeSource
import SwiftUIReading
import Testing

@testable import DynamicTypePipeline

extension PlacedSwiftUIScreen {
  /// The view `Screen` of a source, at text sizes.
  ///
  /// - Parameters:
  ///   - members: What the view declares besides its body.
  ///   - declarations: The source before the view.
  static func screen(
    body: String, members: String = "", after declarations: String,
    at sizes: [ContentSizeCategory] = ContentSizeCategory.allCases
  ) throws -> PlacedSwiftUIScreen {
    let text = declarations + "struct Screen: View {\n\(members)\nvar body: some View { \(body) } }"
    let index = ProjectIndex(
      sources: [ParsedSource(Array(text.utf8), path: "/App.swift")],
      resources: AppResources(below: []))
    let screen = try #require(index.screens.first { $0.name == "Screen" })
    let device = Device.swiftUIDefault
    let configurations = ConfigurationMatrix(sizes: sizes)
      .configurations(on: device, in: Configuration.baseLocale, target: .device)
    let state = try #require(
      index.read(screen, in: ReadingEnvironment(configurations[0]), variants: 0).first)
    return PlacedSwiftUIScreen(
      index: index, state: state.withoutTree, device: device, locale: Configuration.baseLocale,
      configurations: configurations, number: 0, cost: 1)
  }

  /// The texts that are shown at each size, joined by spaces.
  func texts(on bench: Bench) -> [String] {
    laidOut(on: bench).map { screen in
      screen.nodes.flatMap(\.texts).flatMap(\.lines).map(\.text).joined(separator: " ")
    }
  }
}

import DynamicType
import DynamicTypeModel
import DynamicTypeShaping
import DynamicTypeText
import SwiftUILayout
import SwiftUIModel

/// The engine with the fonts of the project's tests, and short ways to ask it.
struct Laboratory: Sendable {
  static let engine: SwiftUILayoutEngine? = {
    guard let library = try? FontLibrary() else { return nil }
    return SwiftUILayoutEngine(measurer: TextMeasurer(shaper: HarfBuzzShaper(library: library)))
  }()

  let engine: SwiftUILayoutEngine
  var environment = ViewEnvironment()
  var safeArea = DirectionalInsets.zero
  var screen: Size?

  init(size: DynamicTypeSize = .large, era: SystemEra = .iOS26) throws {
    guard let engine = Self.engine else { throw SnippetError("no fonts") }
    self.engine = engine
    environment.dynamicTypeSize = size
    environment.era = era
  }

  func layout(_ view: ViewTree, width: Double, height: Double) -> [PlacedView] {
    engine.layout(
      view, in: Size(width: width, height: height), on: screen, safeArea: safeArea,
      environment: environment)
  }

  func layout(_ source: String, width: Double, height: Double) throws -> [PlacedView] {
    layout(try SnippetEvaluator.view(source), width: width, height: height)
  }

  func size(_ source: String, width: Double?, height: Double?) throws -> Size {
    engine.size(
      of: try SnippetEvaluator.view(source), proposed: ProposedSize(width: width, height: height),
      environment: environment)
  }
}

extension [PlacedView] {
  /// The unrounded frame of the view with an identifier.
  subscript(identifier: String) -> Rect? {
    first { $0.identifier == identifier }?.exactFrame
  }

  /// The first text with a string.
  func text(_ string: String) -> PlacedView? {
    first { $0.text?.string == string }
  }
}

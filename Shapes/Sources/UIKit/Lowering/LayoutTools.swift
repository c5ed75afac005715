package import DynamicTypeModel
internal import DynamicTypeShaping
package import DynamicTypeText
internal import UIKitLayout

/// The engine with the machine's fonts, made once.
package struct LayoutTools: Sendable {
  let engine: LayoutEngine
  package let measurer: TextMeasurer

  package static let shared: LayoutTools = {
    do throws(FontLibrary.Failure) {
      let measurer = TextMeasurer(shaper: HarfBuzzShaper(library: try FontLibrary()))
      return LayoutTools(engine: LayoutEngine(measurer: measurer), measurer: measurer)
    } catch {
      fatalError("there are no fonts to measure texts with: \(error)")
    }
  }()
}

/// What layouts depend on that no view says.
package struct LayoutSurroundings: Hashable, Sendable {
  /// A BCP 47 tag; nil for the language of development.
  package var locale: String?
  package var era = SystemEra.iOS26
  /// Where findings point to.
  package var location = SourceLocation(path: "")

  @MainActor package static var current = LayoutSurroundings()
}

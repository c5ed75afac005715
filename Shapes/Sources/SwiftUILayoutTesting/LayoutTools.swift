import DynamicTypeShaping
import DynamicTypeText
import SwiftUILayout

/// The engine with the machine's fonts, made once.
struct LayoutTools: Sendable {
  let engine: SwiftUILayoutEngine

  private static let made: Result<LayoutTools, FontLibrary.Failure> = {
    do throws(FontLibrary.Failure) {
      let measurer = TextMeasurer(shaper: HarfBuzzShaper(library: try FontLibrary()))
      return .success(
        LayoutTools(engine: SwiftUILayoutEngine(measurer: measurer)))
    } catch {
      return .failure(error)
    }
  }()

  static func shared() throws(ViewHostError) -> LayoutTools {
    switch made {
    case .success(let tools): return tools
    case .failure(let failure): throw .noFonts("\(failure)")
    }
  }
}

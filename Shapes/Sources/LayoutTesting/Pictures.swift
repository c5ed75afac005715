public import DynamicTypeModel
import DynamicTypeRendering
import DynamicTypeShaping
import DynamicTypeText

extension LaidOutScreen {
  /// A picture of the screen as a PNG file.
  ///
  /// - Parameter pixelScale: Pixels a point; nil for the screen's own.
  /// - Throws: What the drawing library says, and what finding fonts does.
  public func png(pixelScale: Double? = nil) throws -> [UInt8] {
    try Renderers.made.get().png(of: self, options: RenderOptions(pixelScale: pixelScale))
  }
}

/// The renderer with the machine's fonts, made once.
private enum Renderers {
  static let made: Result<ScreenRenderer, FontLibrary.Failure> = {
    do throws(FontLibrary.Failure) {
      let measurer = TextMeasurer(shaper: HarfBuzzShaper(library: try FontLibrary()))
      return .success(ScreenRenderer(measurer: measurer))
    } catch {
      return .failure(error)
    }
  }()
}

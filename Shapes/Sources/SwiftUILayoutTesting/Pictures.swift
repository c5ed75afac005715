import DynamicTypeModel
import DynamicTypeRendering

public import struct DynamicTypeModel.LaidOutScreen

extension LaidOutScreen {
  /// A picture of the screen as a PNG file.
  ///
  /// - Parameter pixelScale: Pixels a point; nil for the screen's own.
  /// - Throws: What the drawing library says.
  public func png(pixelScale: Double? = nil) throws -> [UInt8] {
    let tools = try LayoutTools.shared()
    return try tools.renderer.png(of: self, options: RenderOptions(pixelScale: pixelScale))
  }
}

import DynamicTypeModel
import DynamicTypeRendering
import DynamicTypeReportModel
import FoundationEssentials

/// How a report gets its pictures.
public enum Pictures: Hashable, Sendable {
  case none
  /// Inside the report, so that it is one file.
  case embedded
  /// In a folder beside the report: for many screens, whose report would not open otherwise.
  case files(report: String)

  /// As many pictures as a report in one file may hold: some 50 MB.
  public static let mostEmbedded = 600

  /// Pixels a point, at most: enough to read, and a third of the bytes of 3.
  private static let pixelScale = 2.0
}

extension Pictures {
  /// Draws a laid-out screen as the report shows it: all its content, as if scrolled.
  ///
  /// - Parameter name: The picture's name without its ending, unlike all others of the run.
  /// - Returns: Nil when there is nothing to draw, or it cannot be written.
  func draw(_ layout: LaidOutInterface, named name: String, on bench: Bench) -> Report.Picture? {
    if self == .none { return nil }
    let scale = min(Self.pixelScale, layout.configuration.device.pixelScale)
    let options = RenderOptions(pixelScale: scale, extent: .fullContent)
    guard let png = try? bench.renderer.png(of: layout, options: options),
      let size = pngSize(png), let root = layout.frames.first
    else { return nil }
    let area = Report.Rect(
      x: root.x, y: root.y, width: size.width / scale, height: size.height / scale)
    guard case .files(let report) = self else {
      return Report.Picture(
        source: "data:image/png;base64," + Data(png).base64EncodedString(), area: area)
    }
    let source = "pictures/\(name).png"
    guard (try? writeFile(png, to: report + "/" + source)) != nil else { return nil }
    return Report.Picture(source: source, area: area)
  }
}

/// The size in pixels that a PNG file states in its header; nil for other bytes.
///
/// Source: PNG specification, 11.2.1: width and height follow the first chunk's name, big-endian.
private func pngSize(_ bytes: [UInt8]) -> Size? {
  guard bytes.count >= 24 else { return nil }
  func number(at offset: Int) -> Double {
    Double(bytes[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) })
  }
  return Size(width: number(at: 16), height: number(at: 20))
}

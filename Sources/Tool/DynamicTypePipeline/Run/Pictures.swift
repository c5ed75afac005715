import DynamicType
import DynamicTypeModel
import DynamicTypeRendering
import DynamicTypeReport
import DynamicTypeReportModel
import UIKitModel

/// What becomes of the pictures of a report.
enum Pictures: Hashable, Sendable {
  case none
  /// They come back with the report, which may hold them.
  case kept
  /// Small ones of these sizes alone, which are kept however many they are.
  case evidence(Set<ContentSizeCategory>)
  /// They are written beside the report as they are drawn: too many to be kept.
  case written(report: String)
  /// They are drawn when somebody looks at them.
  case whenAsked

  /// As many as are kept, some 60 MB.
  static let mostKept = 1200

  /// All of a screen's content, as if scrolled.
  static let extent = RenderOptions.Extent.fullContent

  /// Pixels a point, at most: enough to read, and half the bytes of 3.
  private static let pixelScale = 2.0
}

extension Pictures {
  var isForEvidence: Bool {
    if case .evidence = self { true } else { false }
  }

  /// Whether they come back with their screens.
  var areKept: Bool {
    if case .written = self { false } else { true }
  }
}

extension Pictures {
  /// Where a picture is in the report's folder.
  static func path(named name: String) -> String { "pictures/\(name).png" }
}

/// A picture as the report names it, with its bytes.
struct DrawnPicture: Sendable {
  var picture: Report.Picture
  /// Nil where another picture of the screen has it, and where it is drawn when asked.
  var file: ReportFile?
}

extension Pictures {
  /// Draws a screen at each of its sizes.
  ///
  /// Neighbouring sizes at which nothing on it differs share the picture of the first: almost half of the
  /// pictures of real apps, whose text is often fixed.
  ///
  /// - Parameter name: A picture's name without its ending, unlike all others of the run.
  func draw(
    _ layouts: [LaidOutScreen], on bench: Bench, named name: (Configuration) -> String
  ) -> [DrawnPicture?] {
    if self == .none { return [] }
    var pictures: [DrawnPicture?] = []
    for (index, layout) in layouts.enumerated() {
      if case .evidence(let sizes) = self, !sizes.contains(layout.configuration.size) {
        pictures.append(nil)
      } else if index > 0, pictures[index - 1] != nil, layout.looksLike(layouts[index - 1]) {
        pictures.append(pictures[index - 1].map { DrawnPicture(picture: $0.picture) })
      } else {
        pictures.append(draw(layout, named: name(layout.configuration), on: bench))
      }
    }
    return pictures
  }

  /// Draws a laid-out screen as the report shows it: all its content, as if scrolled.
  ///
  /// - Parameter name: The picture's name without its ending, unlike all others of the run.
  /// - Returns: Nil when there is nothing to draw, or it cannot be written.
  private func draw(
    _ layout: LaidOutScreen, named name: String, on bench: Bench
  ) -> DrawnPicture? {
    let options = options(for: layout)
    let path = Self.path(named: name)
    if self == .whenAsked {
      guard let size = try? bench.renderer.sizeInPixels(of: layout, options: options) else {
        return nil
      }
      return DrawnPicture(picture: picture(at: path, size, options))
    }
    guard let png = try? bench.renderer.png(of: layout, options: options),
      let size = pngSize(png)
    else { return nil }
    let file = ReportFile(path: path, bytes: png)
    return write(file) ? DrawnPicture(picture: picture(at: path, size, options), file: file) : nil
  }

  func options(for layout: LaidOutScreen) -> RenderOptions {
    let scale =
      isForEvidence ? 1 : min(Self.pixelScale, layout.configuration.device.pixelScale)
    return RenderOptions(
      pixelScale: scale, extent: Self.extent, appearance: layout.configuration.appearance)
  }

  /// - Parameter size: In pixels.
  private func picture(at path: String, _ size: Size, _ options: RenderOptions) -> Report.Picture {
    let scale = options.pixelScale ?? 1
    return Report.Picture(
      source: path,
      area: Report.Rect(x: 0, y: 0, width: size.width / scale, height: size.height / scale))
  }

  /// Puts a picture beside the report, where pictures are not kept; false where that fails.
  func write(_ file: ReportFile) -> Bool {
    guard case .written(let report) = self else { return true }
    guard PictureFile.isName(file.path), PictureFile.isPNG(file.bytes) else { return false }
    let path = report + "/" + file.path
    return (try? ResultGuard(inputs: []).write(file.bytes, to: path, as: .picture)) != nil
  }
}

/// A picture that is drawn when somebody looks at it.
struct PictureToDraw: Sendable {
  var screen: any PlacedScreen
  var configuration: Configuration
  /// The item whose panel it is; nil for a picture of the screen.
  var largeContent: LargeContentKey?

  /// The same bytes as those of a report that is written; nil where it cannot be drawn.
  func png(on bench: Bench) -> [UInt8]? {
    guard let layout = screen.laidOut(for: [configuration], on: bench).first else { return nil }
    let options = Pictures.whenAsked.options(for: layout)
    guard let largeContent else { return try? bench.renderer.png(of: layout, options: options) }
    guard let item = layout.largeContent.first(where: { $0.key == largeContent })?.item else {
      return nil
    }
    return (try? bench.renderer.picture(of: item, on: layout, options: options))?.png
  }
}

/// The size in pixels that a PNG file states in its header; nil for other bytes.
///
/// Source: PNG specification, 11.2.1: width and height follow the first chunk's name, big-endian.
/// Evidence: E-picture-png-size.
private func pngSize(_ bytes: [UInt8]) -> Size? {
  guard bytes.count >= 24 else { return nil }
  func number(at offset: Int) -> Double {
    Double(bytes[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) })
  }
  return Size(width: number(at: 16), height: number(at: 20))
}

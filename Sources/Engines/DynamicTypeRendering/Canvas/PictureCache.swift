import DynamicTypeModel
internal import Synchronization

/// Pictures that were read, so that a screen at twelve sizes reads each once.
final class PictureCache: Sendable {
  /// A file, of lines and areas with the size in pixels that it is drawn in.
  private struct Key: Hashable {
    var path: String
    var pixels: PixelSize?
  }

  /// A picture that whoever asks first reads, while others wait for it.
  private final class Entry: Sendable {
    /// Nil until it is read; then nil for a file that cannot be read.
    let picture = Mutex<DecodedPicture??>(nil)
  }

  private struct State {
    var entries: [Key: Entry] = [:]
    var byteCount = 0
  }

  private let state = Mutex(State())
  private let decoder: ImageDecoder?
  /// 128 MB; of an app with more, the rest is read each time.
  private static let mostBytes = 128 << 20

  init(decoder: ImageDecoder?) { self.decoder = decoder }

  /// What a file shows; nil where it cannot be read.
  ///
  /// - Parameters:
  ///   - size: As large as it is shown, in points.
  ///   - scale: Pixels a point.
  func picture(of file: ImageFile, in size: Size, scale: Double) -> DecodedPicture? {
    let key = Key(path: file.path, pixels: file.pixels(in: size, scale: scale))
    let entry = state.withLock { state in
      let entry = state.entries[key] ?? Entry()
      state.entries[key] = entry
      return entry
    }
    return entry.picture.withLock { known in
      if let known { return known }
      let picture = read(file, key.pixels)
      let count = picture?.bytes.count ?? 0
      let isKept = state.withLock { state in
        guard state.byteCount + count <= Self.mostBytes else { return false }
        state.byteCount += count
        return true
      }
      if isKept { known = .some(picture) }
      return picture
    }
  }

  private func read(_ file: ImageFile, _ pixels: PixelSize?) -> DecodedPicture? {
    if file.format == .png { return DecodedPicture(path: file.path) }
    return decoder?(file, pixels).flatMap { DecodedPicture($0) }
  }
}

extension ImageFile {
  /// The pixels that a file of lines and areas is drawn in; nil for others, which have their own.
  fileprivate func pixels(in shown: Size, scale: Double) -> PixelSize? {
    guard format.isVector, let size, size.width > 0, size.height > 0 else { return nil }
    let shown = slices == nil ? shown : size
    let most = Self.longestSide / max(size.width, size.height)
    let factor = min(most, max(shown.width / size.width, shown.height / size.height) * scale)
    guard factor.isFinite, factor > 0 else { return nil }
    func pixels(_ length: Double) -> Int { max(1, Int((length * factor - 1e-6).rounded(.up))) }
    return PixelSize(width: pixels(size.width), height: pixels(size.height))
  }

  /// In pixels: more than the width of any screen.
  private static let longestSide = 4096.0
}

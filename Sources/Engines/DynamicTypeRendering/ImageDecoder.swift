public import DynamicTypeModel

/// Makes pixels of image files that are no PNG: of those, and of how many pixels a file of lines and areas is to have.
///
/// Called on any thread, once for each file and size; nil where there is nothing to show.
public typealias ImageDecoder = @Sendable (ImageFile, PixelSize?) -> DecodedImage?

/// A width and a height in pixels, each greater than zero.
public struct PixelSize: Hashable, Sendable {
  public var width: Int
  public var height: Int

  public init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
}

/// What an ``ImageDecoder`` makes of a file.
public enum DecodedImage: Sendable {
  /// The bytes of a PNG file.
  case png([UInt8])
  /// Pixels from the top left, row by row, three bytes each: red, green, blue.
  case rgb([UInt8], PixelSize)
}

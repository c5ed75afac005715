/// Why a font cannot be scaled.
public enum FontScalingError: Error, Equatable, Sendable {
  /// The font comes out of ``FontMetrics`` already; UIKit raises an exception here.
  case alreadyScaled(TextStyle)
  /// A size must be a number from zero on.
  case invalidPointSize(Double)
  /// A maximum must be greater than zero.
  case invalidMaximumPointSize(Double)
}

extension FontMetrics {
  /// The font at the reader's text size, which remembers its style and maximum.
  ///
  /// A preferred font keeps the text style it has, whatever the metrics; only the maximum is new.
  /// As in UIKit, which raises an exception, a font that ``FontMetrics`` scaled already stops the
  /// program; ``scaledFont(checking:maximumPointSize:compatibleWith:)`` throws an error instead.
  ///
  /// - Parameters:
  ///   - font: A font at the size for `large`, not one that was scaled before.
  ///   - maximumPointSize: What sizes are cut to, now and at later changes, in points. Unless it is
  ///     greater than zero, there is no new maximum.
  ///   - traits: Where the text is shown. What is `nil` or unspecified is taken from
  ///     ``TraitSource/current``.
  public func scaledFont(
    for font: Font, maximumPointSize: Double? = nil,
    compatibleWith traits: TraitCollection? = nil
  ) -> Font {
    if case .metrics(let style) = font.scaling {
      preconditionFailure(FontScalingError.alreadyScaled(style).description)
    }
    var scalable = font
    if let maximumPointSize, maximumPointSize > 0 { scalable.maximumPointSize = maximumPointSize }
    if case .preferred = font.scaling { return scalable.resolved(for: traits) }
    scalable.scaling = .metrics(textStyle)
    scalable.unscaledPointSize = font.pointSize
    return scalable.resolved(for: traits)
  }

  /// The font at the reader's text size, for fonts and sizes that come from elsewhere: a file, or
  /// a caller who may have scaled them.
  ///
  /// Gives what ``scaledFont(for:maximumPointSize:compatibleWith:)`` gives.
  ///
  /// - Throws: A ``FontScalingError`` if the font was scaled before, its size is no number from
  ///   zero on, or the maximum is not greater than zero.
  public func scaledFont(
    checking font: Font, maximumPointSize: Double? = nil,
    compatibleWith traits: TraitCollection? = nil
  ) throws(FontScalingError) -> Font {
    if case .metrics(let style) = font.scaling { throw .alreadyScaled(style) }
    guard font.pointSize >= 0, font.pointSize.isFinite else {
      throw .invalidPointSize(font.pointSize)
    }
    if let maximumPointSize, !(maximumPointSize > 0) {
      throw .invalidMaximumPointSize(maximumPointSize)
    }
    return scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: traits)
  }

  /// A length for the reader's text size, rounded to the pixel, in points.
  ///
  /// - Parameter traits: Where the length is laid out. What is `nil` or unspecified is taken from
  ///   ``TraitSource/current``.
  public func scaledValue(
    for value: Double, compatibleWith traits: TraitCollection? = nil
  ) -> Double {
    let traits = TraitSource.resolve(traits)
    return scaledValue(value, for: traits.category, displayScale: traits.displayScale)
  }

  /// A length of the design for the reader's text size, rounded to the pixel.
  public func scaled(
    _ length: Unscaled, compatibleWith traits: TraitCollection? = nil
  ) -> Scaled {
    Scaled(points: scaledValue(for: length.points, compatibleWith: traits))
  }
}

extension FontScalingError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .alreadyScaled(let style):
      "the font was scaled already, relative to \(style.name): scale the unscaled font instead"
    case .invalidPointSize(let size):
      "a font's size must be a number from zero on, got \(size)"
    case .invalidMaximumPointSize(let size):
      "a maximum size must be greater than zero, got \(size)"
    }
  }
}

extension LayoutReport {
  /// A place in a Swift source.
  package struct Source: Codable, Hashable, Sendable {
    /// Relative to the folder that was read.
    package var path: String
    /// Counts from 1.
    package var line: Int

    package init(path: String, line: Int) {
      self.path = path
      self.line = line
    }
  }

  /// What an image shows: a symbol of the system, or a picture of the app's, by its name.
  package struct Image: Codable, Hashable, Sendable {
    package var symbol: String?
    package var asset: String?

    package init(symbol: String? = nil, asset: String? = nil) {
      self.symbol = symbol
      self.asset = asset
    }
  }

  /// The font that code gives a text.
  package struct Font: Codable, Hashable, Sendable {
    /// The text style, by UIKit's name; nil for a font of another size.
    package var style: String?
    /// At L, in points; nil for a text style.
    package var size: Double?
    /// Whether it follows the text size, at once or when the app is started anew.
    package var scales: Bool

    package init(style: String? = nil, size: Double? = nil, scales: Bool) {
      self.style = style
      self.size = size
      self.scales = scales
    }
  }

  /// Width and height in points.
  package struct Size: Codable, Hashable, Sendable {
    package var width: Double
    package var height: Double

    package init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }

  /// How sure the content of an element is.
  package enum Provenance: String, Codable, Hashable, Sendable {
    /// As the app shows it.
    case known
    /// Made up: only running the app would tell.
    case placeholder
    /// Known, in a place that rests on an assumption.
    case assumed
    /// A view whose content nobody knows.
    case opaque
  }
}

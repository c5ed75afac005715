extension Report {
  /// The locale of documents' own texts.
  package static let baseLocale = "Base"

  /// What every screen was laid out for.
  package struct Matrix: Codable, Hashable, Sendable {
    /// Ascending.
    package var sizes: [TextSize]
    /// Those asked for; empty when each document was laid out for its own.
    package var devices: [Device]
    /// Language tags as `.lproj` folders name them; `Base` for the documents' own texts.
    package var locales: [String]
    /// The era of controls, such as `iOS17`; nil for that of the Xcode that saved each document.
    package var look: String?
    /// `document` or `automatic`.
    package var rowHeights: String
    /// When the app was started: `atSize`, `changedWhileRunning` or `both`.
    package var launch: String
    /// The appearances of pictures, `light` and `dark`, the first that of cells and findings; nil for light alone.
    package var appearances: [String]?
    /// Bold Text of the reader's settings; nil for off.
    package var boldText: BoldText?
    /// Whether every text was laid out as if it followed the reader; nil for fonts as they are written.
    package var isAsIfScaled: Bool?

    package init(
      sizes: [TextSize] = TextSize.allCases, devices: [Device] = [],
      locales: [String] = [baseLocale],
      look: String? = nil, rowHeights: String = "document", launch: String = "atSize"
    ) {
      self.sizes = sizes
      self.devices = devices
      self.locales = locales
      self.look = look
      self.rowHeights = rowHeights
      self.launch = launch
    }
  }

  /// Whether screens were laid out for readers who set Bold Text.
  package enum BoldText: String, Codable, Hashable, Sendable {
    case on
    /// Without it and with it.
    case both
  }

  /// A device as Interface Builder documents name it.
  package struct Device: Codable, Hashable, Sendable {
    /// Such as `retina4_7`.
    package var id: String
    /// What people call it.
    package var name: String
    /// Of the screen, in points.
    package var width: Double
    package var height: Double
    /// Pixels per point.
    package var pixelScale: Double

    package init(id: String, name: String, width: Double, height: Double, pixelScale: Double) {
      self.id = id
      self.name = name
      self.width = width
      self.height = height
      self.pixelScale = pixelScale
    }
  }
}

extension Report {
  /// What every screen was laid out for.
  public struct Matrix: Codable, Hashable, Sendable {
    /// Ascending.
    public var sizes: [TextSize]
    /// Those asked for; empty when each document was laid out for its own.
    public var devices: [Device]
    /// Language tags as `.lproj` folders name them; `Base` for the documents' own texts.
    public var locales: [String]
    /// The era of controls, such as `iOS17`; nil for that of the Xcode that saved each document.
    public var look: String?
    /// `document` or `automatic`.
    public var rowHeights: String
    /// When the app was started: `atSize`, `changedWhileRunning` or `both`.
    public var launch: String

    public init(
      sizes: [TextSize] = TextSize.allCases, devices: [Device] = [], locales: [String] = ["Base"],
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

  /// A device as Interface Builder documents name it.
  public struct Device: Codable, Hashable, Sendable {
    /// Such as `retina4_7`.
    public var id: String
    /// What people call it.
    public var name: String
    /// Of the screen, in points.
    public var width: Double
    public var height: Double
    /// Pixels per point.
    public var pixelScale: Double

    public init(id: String, name: String, width: Double, height: Double, pixelScale: Double) {
      self.id = id
      self.name = name
      self.width = width
      self.height = height
      self.pixelScale = pixelScale
    }
  }
}

import DynamicType

/// One cell of the matrix: what a screen is laid out for.
public struct Configuration: Hashable, Sendable {
  public var size: ContentSizeCategory
  public var device: Device
  /// A language tag as the `.lproj` folders name it, or ``baseLocale``.
  public var locale: String
  /// Nil for the look of the Xcode that saved the document.
  public var era: SystemEra?
  public var rowHeights: RowHeights
  public var launch: TextLaunch
  public var appearance: ScreenAppearance
  /// Bold where the reader has set Bold Text, in which the system's font is heavier.
  public var legibilityWeight: LegibilityWeight
  public var target: LayoutTarget
  /// Whether texts have the fonts that they were given.
  public var textScaling: TextScaling

  public init(
    size: ContentSizeCategory, device: Device, locale: String = Configuration.baseLocale,
    era: SystemEra? = nil,
    rowHeights: RowHeights = .document, launch: TextLaunch = .atSize,
    appearance: ScreenAppearance = .light, legibilityWeight: LegibilityWeight = .regular,
    target: LayoutTarget = .device, textScaling: TextScaling = .asWritten
  ) {
    self.size = size
    self.device = device
    self.locale = locale
    self.era = era
    self.rowHeights = rowHeights
    self.launch = launch
    self.appearance = appearance
    self.legibilityWeight = legibilityWeight
    self.target = target
    self.textScaling = textScaling
  }
}

extension Configuration {
  /// The locale of a document's own texts.
  public static let baseLocale = "Base"

  /// The language of the texts; nil where they are the document's own.
  public var language: String? { Self.language(ofLocale: locale) }

  /// The language of a locale; nil for `Base`, the one in which the app's authors write.
  public static func language(ofLocale locale: String) -> String? {
    locale == baseLocale ? nil : locale
  }
}

/// What a layout is to equal where Xcode's canvas showed a document otherwise than a device does.
public enum LayoutTarget: Hashable, Sendable {
  /// The canvas of the document's Xcode, on the document's own device, so that frames can be compared
  /// with the recorded ones. On other devices, and where a look is asked for, as a device.
  case canvas
  /// A device: rows are as high as their content asks for, plain tables have no headers without a
  /// title, and bars count once.
  case device
}

/// Whether texts grow as they were written to.
public enum TextScaling: String, Hashable, Sendable {
  case asWritten
  /// Every text follows the reader: fonts of constant sizes by the text style nearest in size, and text styles without
  /// automatic adjustment as if they had it. It shows what breaks once an app's fonts follow.
  case asIfScaled
}

/// Whose word decides how high a table's rows are.
public enum RowHeights: String, Hashable, Sendable, CaseIterable {
  /// The document's: a static cell with a row height of its own has exactly that height, a prototype
  /// or a xib's cell on a device at least that.
  case document
  /// Rows size themselves, as with `heightForRowAt` returning the automatic dimension.
  case automatic
}

/// When the app was started, which decides the size of text that does not adjust by itself.
public enum TextLaunch: String, Codable, Hashable, Sendable, CaseIterable {
  /// Started at the size that is laid out: every text style has that size.
  case atSize
  /// Started at Large, then changed: only text that adjusts automatically follows.
  case changedWhileRunning
}

/// The choices that make a run: every screen is laid out for each combination.
public struct ConfigurationMatrix: Hashable, Sendable {
  /// Ascending, without repeats.
  public var sizes: [ContentSizeCategory]
  /// Empty for each document's own device.
  public var devices: [Device]
  public var locales: [String]
  public var era: SystemEra?
  public var rowHeights: RowHeights
  /// Ways in which the reader came to each size, one at least; pictures show the first.
  public var launches: [TextLaunch]
  /// One at least; findings are those of the first.
  public var appearances: [ScreenAppearance]
  /// One at least, without repeats; findings are made from all, and pictures show the first one first.
  public var legibilityWeights: [LegibilityWeight]
  public var textScaling = TextScaling.asWritten
  /// Whether the least is looked for that shows each finding.
  package var findsSmallestCases = false

  public init(
    sizes: [ContentSizeCategory] = ContentSizeCategory.allCases, devices: [Device] = [],
    locales: [String] = [Configuration.baseLocale], era: SystemEra? = nil,
    rowHeights: RowHeights = .document,
    launches: [TextLaunch] = [.atSize], appearances: [ScreenAppearance] = [.light],
    legibilityWeights: [LegibilityWeight] = [.regular]
  ) {
    precondition(!launches.isEmpty, "a matrix needs one way to launch at least")
    precondition(!appearances.isEmpty, "a matrix needs one appearance at least")
    precondition(!legibilityWeights.isEmpty, "a matrix needs one legibility weight at least")
    self.sizes = Set(sizes).sorted()
    self.devices = devices
    self.locales = locales
    self.era = era
    self.rowHeights = rowHeights
    self.launches = launches
    self.appearances = appearances
    self.legibilityWeights = legibilityWeights
  }

  /// One configuration a size, ascending, of apps launched in the first way and seen in the first look.
  public func configurations(
    on device: Device, in locale: String, target: LayoutTarget
  ) -> [Configuration] {
    sizes.map { size in
      Configuration(
        size: size, device: device, locale: locale, era: era, rowHeights: rowHeights,
        launch: launches[0], appearance: appearances[0],
        legibilityWeight: legibilityWeights[0], target: target, textScaling: textScaling)
    }
  }
}

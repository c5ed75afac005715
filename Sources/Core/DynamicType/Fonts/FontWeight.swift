/// The thickness of a typeface's strokes, from the lightest to the heaviest.
public enum FontWeight: Int, CaseIterable, Hashable, Sendable {
  case ultraLight
  case thin
  case light
  case regular
  case medium
  case semibold
  case bold
  case heavy
  case black
}

extension FontWeight {
  /// The name of the case, as token files and reports spell it.
  public var name: String { Self.names[rawValue] }

  /// Finds a weight by its name, whatever its case.
  ///
  /// Besides the names of the cases, those of OpenType and CSS are understood: `hairline`,
  /// `extraLight`, `normal`, `demiBold`, `extraBold`.
  public init?(name: String) {
    let wanted = FoldedName(name)
    for (index, candidate) in Self.names.enumerated() where wanted == FoldedName(candidate) {
      self.init(rawValue: index)
      return
    }
    for (alias, weight) in Self.aliases where wanted == FoldedName(alias) {
      self = weight
      return
    }
    return nil
  }

  /// The value of OpenType's `usWeightClass` and of CSS's `font-weight`: 100 … 900.
  ///
  /// Apple's names begin the other way round: `ultraLight` is 100 and `thin` 200.
  public var weightClass: Int { (rawValue + 1) * 100 }

  // swift-format-ignore
  static let names = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]

  private static let aliases: [(String, FontWeight)] = [
    ("hairline", .ultraLight), ("extraLight", .thin), ("normal", .regular),
    ("demiBold", .semibold), ("extraBold", .heavy),
  ]
}

extension FontWeight: Comparable {
  /// Orders weights from the lightest to the heaviest.
  public static func < (lhs: FontWeight, rhs: FontWeight) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension FontWeight {
  /// The value of UIKit's `UIFont.Weight`, from -1 to 1.
  ///
  /// Source: medium as asserted by a unit test of material-components-ios (SystemFontLoaderTests.m
  /// at v124.2.0); the others as is common knowledge among users of UIKit.
  /// Evidence: E-font-weights.
  public var uiKitValue: Double {
    switch self {
    case .ultraLight: -0.8
    case .thin: -0.6
    case .light: -0.4
    case .regular: 0
    case .medium: 0.23
    case .semibold: 0.3
    case .bold: 0.4
    case .heavy: 0.56
    case .black: 0.62
    }
  }
}

// Empty where UIKit or AppKit may be imported beside this module.
#if !canImport(Darwin)
  public import DynamicType

  /// UIKit's name of ``/DynamicType/Font``.
  public typealias UIFont = Font

  extension Font {
    /// UIKit's and SwiftUI's name of ``/DynamicType/TextStyle``.
    public typealias TextStyle = DynamicType.TextStyle
    /// UIKit's and SwiftUI's name of ``/DynamicType/FontWeight``.
    public typealias Weight = FontWeight
  }

  extension Font {
    /// A typeface of the app at a size that stays.
    ///
    /// Nobody looks whether it is installed.
    ///
    /// - Returns: `nil` if `fontName` is empty.
    public init?(name fontName: String, size fontSize: Double) {
      guard !fontName.isEmpty else { return nil }
      self = .font(named: fontName, size: fontSize)
    }

    /// The font of a descriptor.
    ///
    /// - Parameter pointSize: In points; 0 keeps the size of the descriptor, and its text style.
    public init(descriptor: UIFontDescriptor, size pointSize: Double) {
      let font = descriptor.font
      self = pointSize == 0 ? font : font.withSize(pointSize)
    }

    /// The system's font in bold at a size that stays.
    public static func boldSystemFont(ofSize fontSize: Double) -> Font {
      systemFont(ofSize: fontSize, weight: .bold)
    }

    /// The system's font, slanted, at a size that stays.
    public static func italicSystemFont(ofSize fontSize: Double) -> Font {
      systemFont(ofSize: fontSize).italic()
    }

    /// The system's monospaced font at a size that stays.
    public static func monospacedSystemFont(ofSize fontSize: Double, weight: Weight) -> Font {
      systemFont(ofSize: fontSize, weight: weight, design: .monospaced)
    }

    /// The system's font of a text style, for UIKit's traits.
    public static func preferredFont(
      forTextStyle textStyle: DynamicType.TextStyle,
      compatibleWith traitCollection: UITraitCollection
    ) -> Font {
      preferredFont(forTextStyle: textStyle, compatibleWith: traitCollection.traits)
    }

    /// What the font is made from.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font: self) }

    /// The name of the typeface as it was given; `.AppleSystemUIFont` for the system's.
    public var familyName: String {
      guard case .named(let name) = family else { return ".AppleSystemUIFont" }
      return name
    }

    /// The size of text in labels: 17 points on iOS.
    public static var labelFontSize: Double { 17 }
    /// The size of text in buttons: 18 points on iOS.
    public static var buttonFontSize: Double { 18 }
    /// The size of small text: 12 points on iOS.
    public static var smallSystemFontSize: Double { 12 }
    /// The size of the system's font where none is given: 14 points on iOS.
    public static var systemFontSize: Double { 14 }
  }
#endif

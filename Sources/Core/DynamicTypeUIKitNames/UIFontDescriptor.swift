#if !canImport(Darwin)
  public import DynamicType

  /// What a font is made from: UIKit's class of that name, as a value around a font.
  public struct UIFontDescriptor: Hashable, Sendable {
    /// The font of the descriptor at its own size.
    public var font: Font

    /// The descriptor of a font.
    public init(font: Font) {
      self.font = font
    }

    /// The descriptor of a typeface of the app.
    public init(name fontName: String, size: Double) {
      font = .font(named: fontName, size: size)
    }

    /// The size, in points.
    public var pointSize: Double { font.pointSize }

    /// The descriptor of a text style at the reader's size.
    public static func preferredFontDescriptor(
      withTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection? = nil
    ) -> UIFontDescriptor {
      UIFontDescriptor(
        font: .preferredFont(forTextStyle: style, compatibleWith: traitCollection?.traits))
    }
  }

  extension UIFontDescriptor {
    /// Traits of a typeface.
    public struct SymbolicTraits: OptionSet, Sendable {
      public let rawValue: UInt32

      public init(rawValue: UInt32) {
        self.rawValue = rawValue
      }

      public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
      public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
      public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
      public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    /// The character of the system's letters.
    public enum SystemDesign: Hashable, Sendable {
      case `default`
      case rounded
      case serif
      case monospaced
    }

    /// The same font in bold, slanted, or with tighter or looser lines.
    ///
    /// Bold and italic fonts do not scale any more, whatever they came from, as in UIKit.
    ///
    /// - Returns: Never `nil`: whether the typeface has such a face is not known.
    public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
      var font = font
      if traits.contains(.traitTightLeading) { font = font.withLeading(.tight) }
      if traits.contains(.traitLooseLeading) { font = font.withLeading(.loose) }
      var faces: Font.SymbolicTraits = []
      if traits.contains(.traitBold) { faces.insert(.bold) }
      if traits.contains(.traitItalic) { faces.insert(.italic) }
      return UIFontDescriptor(font: faces.isEmpty ? font : font.withSymbolicTraits(faces))
    }

    /// The same font at another size.
    public func withSize(_ pointSize: Double) -> UIFontDescriptor {
      UIFontDescriptor(font: font.withSize(pointSize))
    }

    /// The system's font in another design.
    ///
    /// - Returns: `nil` for a typeface of the app, which has no such designs.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
      guard case .system = font.family else { return nil }
      var font = font
      font.family =
        switch design {
        case .default: .system(.standard)
        case .rounded: .system(.rounded)
        case .serif: .system(.serif)
        case .monospaced: .system(.monospaced)
        }
      return UIFontDescriptor(font: font)
    }
  }

  extension Font {
    /// The font with another distance from line to line, at its present size.
    fileprivate func withLeading(_ trait: LeadingTrait) -> Font {
      // A preferred font takes its line height from the table again, with the trait.
      guard case .preferred(let style) = scaling else { return leading(trait) }
      let category = ContentSizeCategory.allCases.first {
        style.pointSize(for: $0) == pointSize
          && style.leading(for: $0) == preferredLineHeight
      }
      guard let category else { return leading(trait) }
      return leading(trait).resolved(for: category, legibilityWeight: legibilityWeight)
    }
  }
#endif

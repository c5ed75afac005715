extension TextStyle {
  /// The name of the case, such as `title1`.
  public var name: String { Self.names[rawValue] }

  /// The raw value of UIKit's `UIFont.TextStyle`, such as `UICTFontTextStyleBody`.
  public var rawName: String { Self.rawNames[rawValue] }

  /// Finds a style by any of its names, whatever their case.
  ///
  /// Understood are ``rawName``, ``name``, UIKit's and SwiftUI's names of the cases
  /// (`title` and `caption` for the first title and caption), and AppKit's and UIKit's constants
  /// (`UIFontTextStyleBody`, `NSFontTextStyleBody`). Hyphens, underscores and spaces are ignored.
  public init?(rawName: String) {
    let exact = Self.names.firstIndex(of: rawName) ?? Self.rawNames.firstIndex(of: rawName)
    if let exact, let style = TextStyle(rawValue: exact) {
      self = style
      return
    }
    let wanted = FoldedName(rawName)
    for style in TextStyle.allCases {
      let names = [style.rawName, style.name] + style.otherNames
      for name in names {
        guard
          wanted == FoldedName(name) || wanted == FoldedName("UIFontTextStyle" + name)
            || wanted == FoldedName("NSFontTextStyle" + name)
        else { continue }
        self = style
        return
      }
    }
    return nil
  }

  /// The accepted name that differs least from `name`, for "did you mean".
  public static func nearestName(to name: String) -> String {
    FoldedName.nearest(to: name, among: names + rawNames)
  }

  private var otherNames: [String] {
    switch self {
    case .title1: ["title"]
    case .caption1: ["caption"]
    case .subheadline: ["subhead"]
    default: []
    }
  }

  // swift-format-ignore
  static let names = [
    "extraLargeTitle", "extraLargeTitle2", "largeTitle", "title1", "title2", "title3",
    "headline", "subheadline", "body", "callout", "footnote", "caption1", "caption2",
  ]

  // Source: as read on a device; the extra large titles as named in UIKit's headers.
  // Evidence: E-text-style-names.
  static let rawNames = [
    "UICTFontTextStyleExtraLargeTitle", "UICTFontTextStyleExtraLargeTitle2",
    "UICTFontTextStyleTitle0", "UICTFontTextStyleTitle1", "UICTFontTextStyleTitle2",
    "UICTFontTextStyleTitle3", "UICTFontTextStyleHeadline", "UICTFontTextStyleSubhead",
    "UICTFontTextStyleBody", "UICTFontTextStyleCallout", "UICTFontTextStyleFootnote",
    "UICTFontTextStyleCaption1", "UICTFontTextStyleCaption2",
  ]
}

/// The words without which no rule finds anything in a source.
///
/// Looking for them takes a small part of the time of parsing. A source without them is read where another one names
/// a constant of it: ``ForeignConstant``.
enum SourceWords {
  /// Parts of `Height`, `height`, `dynamicTypeSize`, `dynamictype:`, `lineLimit`, `sizeCategory`,
  /// `ContentSizeCategory`, `withVisualFormat`, `ReferenceSize`, `scaledValue`, `ScaledMetric`, `itemSize`, `withSize`,
  /// `.custom(`, `.system(`, `.snp`, `minimumScaleFactor`, `numberOfLines`, `customView:`, `pointSize:`, `UILabel(`, `UITextField(`,
  /// `UIButton(`, `.frame(width:`, `.fixedSize(`, `firstBaselineAnchor`,
  /// `leadingAnchor`, `rightAnchor`, `centerXAnchor` and others as they are; few begin with the same two bytes.
  private static let words = ByteWords([
    "Font", "font", "eight", "micType", "ictype:", "lineL", "izeCategory", "VisualFormat",
    "ReferenceSize", "dValue", "dMetric",
    "temSize", "hSize(", "ustom(", "system(", ".snp",
    "inimumScale", "umberOfLines", "mView:", "ntSize:", "HStack", "ILabel(", "ITextField(",
    "IButton(", "ame(width", "xedSize(",
    "aselineAnchor", "ngAnchor", "tAnchor", "XAnchor",
  ])

  /// Whether one of the words is in a source.
  static func occur(in bytes: [UInt8]) -> Bool { words.occur(in: bytes) }
}

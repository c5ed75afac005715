/// The text styles of a platform or of a company, with their sizes by text size.
///
/// A scale says what is published of it. Where it has no column for a text size, it answers `nil`
/// rather than with a guess; ``limitations`` says why in words.
public struct TypeScale: Hashable, Sendable {
  /// What people call it: `iOS`, `watchOS`, the name in a token file.
  public let name: String
  /// Whether text in these styles follows the reader's text size at all.
  public let followsReader: Bool
  /// The text sizes that have a column, in ascending order.
  public let categories: [ContentSizeCategory]
  /// The text size of a device that nobody has adjusted.
  public let defaultCategory: ContentSizeCategory
  /// The styles, in the order of the source.
  public let styles: [Style]
  /// The smallest size that the platform's guidelines allow, in points.
  public let minimumPointSize: Double?
  /// The typeface that these sizes are meant for; `nil` for a company's own.
  public let typeface: SystemTypeface?
  /// What the platform does not do, or does not say.
  public let limitations: [Limitation]

  /// A scale from its columns and rows.
  ///
  /// - Parameters:
  ///   - categories: In ascending order.
  ///   - styles: Each with a number for each of the categories.
  public init(
    name: String, followsReader: Bool = true,
    categories: [ContentSizeCategory] = ContentSizeCategory.allCases,
    defaultCategory: ContentSizeCategory = .large, styles: [Style],
    minimumPointSize: Double? = nil, typeface: SystemTypeface? = nil,
    limitations: [Limitation] = []
  ) {
    self.name = name
    self.followsReader = followsReader
    self.categories = categories
    self.defaultCategory = defaultCategory
    self.styles = styles
    self.minimumPointSize = minimumPointSize
    self.typeface = typeface
    self.limitations = limitations
  }
}

extension TypeScale {
  /// A row of a scale. Parallel arrays: element `i` of each belongs to the `i`th category.
  public struct Style: Hashable, Sendable {
    /// The name in the source, such as `title1` or a company's `cereal.title`.
    public let name: String
    /// The system's style in the same role, where there is one.
    public let textStyle: TextStyle?
    public let weight: FontWeight
    public let emphasizedWeight: FontWeight
    /// In points.
    public let pointSizes: [Double]
    /// Line heights from baseline to baseline, in points; empty where none are stated.
    public let leadings: [Double]
    /// The line heights that metrics scale by, in points; empty where they are the `leadings`.
    public let scalingLeadings: [Double]

    /// A row; see the properties.
    public init(
      name: String, textStyle: TextStyle? = nil, weight: FontWeight = .regular,
      emphasizedWeight: FontWeight = .semibold, pointSizes: [Double], leadings: [Double] = [],
      scalingLeadings: [Double] = []
    ) {
      self.name = name
      self.textStyle = textStyle
      self.weight = weight
      self.emphasizedWeight = emphasizedWeight
      self.pointSizes = pointSizes
      self.leadings = leadings
      self.scalingLeadings = scalingLeadings
    }
  }

  /// A cell of a scale: a style at one text size.
  public struct Metrics: Hashable, Sendable {
    /// In points.
    public let pointSize: Double
    /// The line height from baseline to baseline, in points; `nil` where none is stated.
    public let leading: Double?
    /// The line height that metrics scale by, in points.
    public let scalingLeading: Double?
  }

  /// Something that a platform does not do, or that its maker does not say.
  public enum Limitation: Hashable, Sendable {
    /// Text keeps its size whatever the reader prefers.
    case textDoesNotFollowReader
    /// The reader can choose, and only the sizes for the default choice are published.
    case onlyDefaultSizesPublished
    /// No table is published: these are the sizes of iOS, with decided weights.
    case sizesAssumedFromIOS
    /// These text sizes do not exist on the platform.
    case lacks([ContentSizeCategory])
    /// The sizes of iOS, drawn smaller by this factor.
    case drawnSmaller(by: Double)
  }
}

// MARK: - Looking up

extension TypeScale {
  /// The style of the given role, if the platform has it.
  public func style(_ textStyle: TextStyle) -> Style? {
    styles.first { $0.textStyle == textStyle }
  }

  /// The style of the given name, in any case, if there is one.
  public func style(named name: String) -> Style? {
    let wanted = FoldedName(name)
    return styles.first { FoldedName($0.name) == wanted }
  }

  /// A style at a text size; `nil` where nothing is published.
  ///
  /// Where text does not follow the reader, every text size has the same cell.
  public func metrics(for style: Style, at category: ContentSizeCategory) -> Metrics? {
    let column = followsReader ? categories.firstIndex(of: category) : 0
    guard let column, style.pointSizes.indices.contains(column) else { return nil }
    let leading = style.leadings.indices.contains(column) ? style.leadings[column] : nil
    let ownScaling = style.scalingLeadings.indices.contains(column)
    return Metrics(
      pointSize: style.pointSizes[column], leading: leading,
      scalingLeading: ownScaling ? style.scalingLeadings[column] : leading)
  }

  /// A style at a text size; `nil` where the platform lacks one of them or publishes nothing.
  public func metrics(for textStyle: TextStyle, at category: ContentSizeCategory) -> Metrics? {
    style(textStyle).flatMap { metrics(for: $0, at: category) }
  }

  /// The sizes of a style as a curve, with gaps where nothing is published.
  public func curve(of style: Style) -> ScalingCurve {
    var curve = ScalingCurve([Double]())
    for category in ContentSizeCategory.allCases {
      curve[category] = metrics(for: style, at: category)?.pointSize
    }
    return curve
  }

  /// The font of a text style on this platform: AppKit's `preferredFont(forTextStyle:options:)`,
  /// which gives one size, and its like elsewhere.
  ///
  /// - Parameter traits: Where the text is shown. What is `nil` or unspecified is taken from
  ///   ``TraitSource/current``.
  /// - Returns: `nil` where the platform lacks the style, or publishes nothing for the text size.
  public func preferredFont(
    forTextStyle textStyle: TextStyle, compatibleWith traits: TraitCollection? = nil
  ) -> Font? {
    let category = TraitSource.resolve(traits).category
    guard let style = style(textStyle), metrics(for: style, at: category) != nil else { return nil }
    return font(for: style).resolved(for: traits)
  }

  /// A font of the scale, at its default text size; ``Font/resolved(for:)`` gives it at others.
  ///
  /// - Parameter family: The typeface; the system's where it is left out.
  public func font(for style: Style, family: Font.Family = .system(.standard)) -> Font {
    let curve = curve(of: style)
    let size = curve.pointSize(for: defaultCategory) ?? style.pointSizes.first ?? 0
    return Font(
      family: family, pointSize: size, weight: style.weight,
      scaling: followsReader ? .curve(curve) : .fixed)
  }
}

extension TypeScale.Limitation: CustomStringConvertible {
  /// What it means for an app, in a sentence.
  public var description: String {
    switch self {
    case .textDoesNotFollowReader:
      "Text keeps its size whatever text size the reader prefers."
    case .onlyDefaultSizesPublished:
      "Readers can choose a text size; only the sizes of the default one are published."
    case .sizesAssumedFromIOS:
      "No table is published; the sizes are those of iOS."
    case .lacks(let categories):
      "There is no \(Self.list(categories))."
    case .drawnSmaller(let factor):
      "The sizes of iOS, drawn at \(Int((factor * 100).roundedToWhole)) %."
    }
  }

  private static func list(_ categories: [ContentSizeCategory]) -> String {
    var text = ""
    for (index, category) in categories.enumerated() {
      if index > 0 { text += index == categories.count - 1 ? " and no " : ", no " }
      text += category.shortName
    }
    return text
  }
}

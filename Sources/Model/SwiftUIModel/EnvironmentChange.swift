public import DynamicType
public import DynamicTypeModel

/// A modifier that changes the environment of what it modifies.
public enum EnvironmentChange: Sendable {
  case font(Font?)
  case fontWeight(FontWeight?)
  case italic(Bool)
  case fontDesign(Font.Design?)
  case underline(Bool)
  case strikethrough(Bool)
  case monospacedDigit
  case kerning(Double)
  case baselineOffset(Double)
  case lineLimit(LineLimit)
  /// As a container says it of its own parts.
  case place(ViewPlace)
  case truncationMode(TruncationMode)
  case minimumScaleFactor(Double)
  case allowsTightening(Bool)
  case multilineTextAlignment(LineAlignment)
  case lineSpacing(Double)
  case textCase(TextCase?)
  case foregroundColor(ColorValue?)
  case tint(ColorValue?)
  case redacted(Bool)
  case imageScale(ImageScale)
  /// `dynamicTypeSize(_:)` with a size or with a range.
  case dynamicTypeSize(DynamicTypeSizeModifier)
  case legibilityWeight(LegibilityWeight)
  case layoutDirection(LayoutDirection)
  case horizontalSizeClass(SizeClass)
  case verticalSizeClass(SizeClass)
  case locale(String)
  case colorScheme(isDark: Bool)
  /// `preferredColorScheme(_:)`, which counts for all that is presented together; nil prefers none.
  case preferredAppearance(ScreenAppearance?)
  case isEnabled(Bool)
  case controlSize(ControlSize)
  case buttonStyle(ButtonStyle)
  case labelStyle(LabelStyle)
  case toggleStyle(ToggleStyle)
  case pickerStyle(PickerStyle)
  case textFieldStyle(TextFieldStyle)
  case progressStyle(ProgressStyle)
  case datePickerStyle(DatePickerStyle)
  case gaugeStyle(GaugeStyle)
  case tabViewStyle(TabViewStyle)
  case buttonBorderShape(ButtonBorderShape)
  case labelIconToTitleSpacing(Double)
  case labelsHidden
  case listStyle(ListStyle)
  /// In points.
  case minimumListRowHeight(Double)
  case minimumListHeaderHeight(Double)
  /// In points; `compact` is 17.5.
  case listSectionSpacing(Double?)
  case listRowSpacing(Double?)
  /// What scroll views keep free at some edges of their content, in points.
  case contentMargins(ViewEdges, Double)
  /// How far people have scrolled the next scroll view or list, in points.
  case scrollOffset(x: Double, y: Double)
  case headerProminence(isIncreased: Bool)
}

extension ViewEnvironment {
  /// This environment with a change.
  ///
  /// - Parameter location: Where code makes it; nil where nobody says.
  public func changed(
    by change: EnvironmentChange, at location: SourceLocation? = nil
  ) -> ViewEnvironment {
    var environment = self
    environment.apply(change)
    switch change {
    case .font: environment.fontLocation = location
    case .lineLimit: environment.lineLimitLocation = location
    default: break
    }
    return environment
  }

  private mutating func apply(_ change: EnvironmentChange) {
    switch change {
    case .dynamicTypeSize(.size(let size)): dynamicTypeSize = size
    case .dynamicTypeSize(.range(let limits)): dynamicTypeSize = limits.clamp(dynamicTypeSize)
    case .legibilityWeight(let weight): legibilityWeight = weight
    case .layoutDirection(let direction): layoutDirection = direction
    case .horizontalSizeClass(let sizeClass): horizontalSizeClass = sizeClass
    case .verticalSizeClass(let sizeClass): verticalSizeClass = sizeClass
    case .locale(let tag): locale = tag
    case .colorScheme(let isDark): self.isDark = isDark
    case .preferredAppearance(let appearance):
      preferredAppearance = appearance ?? preferredAppearance
      isDark = appearance.map { $0 == .dark } ?? isDark
    case .isEnabled(let enabled): isEnabled = isEnabled && enabled
    case .controlSize(let size): controlSize = size
    case .labelsHidden: hidesLabels = true
    default: applyToStyles(change)
    }
  }

  private mutating func applyToStyles(_ change: EnvironmentChange) {
    switch change {
    case .buttonStyle(let style):
      buttonStyle = style
      if !style.isOwn { systemStyles.button = style }
    case .labelStyle(let style):
      labelStyle = style
      if !style.isOwn { systemStyles.label = style }
    case .toggleStyle(let style):
      toggleStyle = style
      if !style.isOwn { systemStyles.toggle = style }
    case .pickerStyle(let style): pickerStyle = style
    case .textFieldStyle(let style): textFieldStyle = style
    case .progressStyle(let style): progressStyle = style
    case .datePickerStyle(let style): datePickerStyle = style
    case .gaugeStyle(let style): gaugeStyle = style
    case .tabViewStyle(let style): tabViewStyle = style
    case .buttonBorderShape(let shape): buttonBorderShape = shape
    case .labelIconToTitleSpacing(let spacing): labelIconToTitleSpacing = spacing
    default: applyToLists(change)
    }
  }

  private mutating func applyToLists(_ change: EnvironmentChange) {
    switch change {
    case .listStyle(let style): listStyle = style
    case .minimumListRowHeight(let height): minimumListRowHeight = height
    case .minimumListHeaderHeight(let height): minimumListHeaderHeight = height
    case .listSectionSpacing(let spacing): listSectionSpacing = spacing
    case .listRowSpacing(let spacing): listRowSpacing = spacing
    case .headerProminence(let isIncreased): isHeaderProminent = isIncreased
    case .scrollOffset(let x, let y): scrollOffset = Point(x: x, y: y)
    case .contentMargins(let edges, let length):
      for edge in ViewEdge.allCases where edges.contains(ViewEdges(edge)) {
        contentMargins[edge] = length
      }
      contentMarginEdges.formUnion(edges)
    default: applyToText(change)
    }
  }

  private mutating func applyToText(_ change: EnvironmentChange) {
    switch change {
    case .font(let font): self.font = font
    case .fontWeight(let weight): fontWeight = weight
    case .italic(let italic): isItalic = italic
    case .fontDesign(let design): fontDesign = design
    case .underline(let underlined): isUnderlined = underlined
    case .strikethrough(let struckThrough): isStruckThrough = struckThrough
    case .monospacedDigit: hasMonospacedDigits = true
    case .kerning(let kerning): self.kerning = kerning
    case .baselineOffset(let offset): baselineOffset = offset
    case .lineLimit(let limit): lineLimit = limit
    case .place(let part): place = part
    case .truncationMode(let mode): truncationMode = mode
    case .minimumScaleFactor(let factor): minimumScaleFactor = factor
    case .allowsTightening(let allowed): allowsTightening = allowed
    case .multilineTextAlignment(let alignment): multilineTextAlignment = alignment
    case .lineSpacing(let spacing): lineSpacing = spacing
    case .textCase(let textCase): self.textCase = textCase
    case .foregroundColor(let color): foregroundColor = color
    case .tint(let color): tint = color
    case .redacted(let redacted): isRedacted = redacted
    case .imageScale(let scale): imageScale = scale
    default: break
    }
  }
}

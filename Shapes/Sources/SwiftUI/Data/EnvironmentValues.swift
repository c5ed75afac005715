public import DynamicType
internal import DynamicTypeModel
package import SwiftUIModel

/// What flows down a tree of views.
public struct EnvironmentValues {
  /// What layout knows of.
  package var layout = ViewEnvironment()
  private var values: [ObjectIdentifier: Any] = [:]
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  public init() {}

  package init(layout: ViewEnvironment) {
    self.layout = layout
  }

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  func object<T: AnyObject>(_ type: T.Type) -> T? { objects[ObjectIdentifier(type)] as? T }

  mutating func set<T: AnyObject>(_ object: T?) { objects[ObjectIdentifier(T.self)] = object }
}

// MARK: - What layout asks for

extension EnvironmentValues {
  public var dynamicTypeSize: DynamicTypeSize {
    get { layout.dynamicTypeSize }
    set { layout.dynamicTypeSize = newValue }
  }

  public var sizeCategory: ContentSizeCategory {
    get { layout.dynamicTypeSize }
    set { layout.dynamicTypeSize = newValue }
  }

  public var legibilityWeight: LegibilityWeight? {
    get { layout.legibilityWeight }
    set { layout.legibilityWeight = newValue ?? .regular }
  }

  public var layoutDirection: LayoutDirection {
    get { layout.layoutDirection }
    set { layout.layoutDirection = newValue }
  }

  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { UserInterfaceSizeClass(layout.horizontalSizeClass) }
    set { layout.horizontalSizeClass = newValue == .regular ? .regular : .compact }
  }

  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { UserInterfaceSizeClass(layout.verticalSizeClass) }
    set { layout.verticalSizeClass = newValue == .compact ? .compact : .regular }
  }

  public var displayScale: CGFloat {
    get { layout.pixelScale }
    set { layout.pixelScale = newValue }
  }

  /// The length of a pixel in points.
  public var pixelLength: CGFloat { 1 / max(1, layout.pixelScale) }

  public var locale: Locale {
    get { Locale(identifier: layout.locale ?? "en") }
    set { layout.locale = newValue.identifier(.bcp47) }
  }

  public var colorScheme: ColorScheme {
    get { layout.isDark ? .dark : .light }
    set { layout.isDark = newValue == .dark }
  }

  public var isEnabled: Bool {
    get { layout.isEnabled }
    set { layout.isEnabled = newValue }
  }

  public var font: Font? {
    get { layout.font.map { Font(base: $0) } }
    set {
      layout.font = newValue?.base
      if newValue?.hasMonospacedDigits == true { layout.hasMonospacedDigits = true }
    }
  }

  public var lineLimit: Int? {
    get { layout.lineLimit.maximum }
    set { layout.lineLimit = LineLimit(maximum: newValue) }
  }

  public var lineSpacing: CGFloat {
    get { layout.lineSpacing }
    set { layout.lineSpacing = newValue }
  }

  public var minimumScaleFactor: CGFloat {
    get { layout.minimumScaleFactor }
    set { layout.minimumScaleFactor = newValue }
  }

  public var allowsTightening: Bool {
    get { layout.allowsTightening }
    set { layout.allowsTightening = newValue }
  }

  public var multilineTextAlignment: TextAlignment {
    get { TextAlignment(layout.multilineTextAlignment) }
    set { layout.multilineTextAlignment = newValue.line }
  }

  public var truncationMode: Text.TruncationMode {
    get { Text.TruncationMode(layout.truncationMode) }
    set { layout.truncationMode = newValue.mode }
  }

  public var textCase: Text.Case? {
    get { layout.textCase.map { $0 == .uppercase ? .uppercase : .lowercase } }
    set { layout.textCase = newValue?.textCase }
  }

  public var imageScale: Image.Scale {
    get { Image.Scale(layout.imageScale) }
    set { layout.imageScale = newValue.scale }
  }

  public var controlSize: ControlSize {
    get { ControlSize(layout.controlSize) }
    set { layout.controlSize = newValue.size }
  }

  public var defaultMinListRowHeight: CGFloat {
    get { layout.minimumListRowHeight ?? 44 }
    set { layout.minimumListRowHeight = newValue }
  }
}

extension ViewEnvironment {
  /// What a modifier that sets values by their key path changed.
  func changes(since old: ViewEnvironment) -> [EnvironmentChange] {
    var changes: [EnvironmentChange] = []
    if dynamicTypeSize != old.dynamicTypeSize {
      changes.append(.dynamicTypeSize(.size(dynamicTypeSize)))
    }
    if legibilityWeight != old.legibilityWeight {
      changes.append(.legibilityWeight(legibilityWeight))
    }
    if layoutDirection != old.layoutDirection { changes.append(.layoutDirection(layoutDirection)) }
    if horizontalSizeClass != old.horizontalSizeClass {
      changes.append(.horizontalSizeClass(horizontalSizeClass))
    }
    if verticalSizeClass != old.verticalSizeClass {
      changes.append(.verticalSizeClass(verticalSizeClass))
    }
    if locale != old.locale, let locale { changes.append(.locale(locale)) }
    if isEnabled != old.isEnabled { changes.append(.isEnabled(isEnabled)) }
    if controlSize != old.controlSize { changes.append(.controlSize(controlSize)) }
    if minimumListRowHeight != old.minimumListRowHeight, let minimumListRowHeight {
      changes.append(.minimumListRowHeight(minimumListRowHeight))
    }
    return changes + textChanges(since: old)
  }

  private func textChanges(since old: ViewEnvironment) -> [EnvironmentChange] {
    var changes: [EnvironmentChange] = []
    if font != old.font { changes.append(.font(font)) }
    if hasMonospacedDigits, !old.hasMonospacedDigits { changes.append(.monospacedDigit) }
    if lineLimit != old.lineLimit { changes.append(.lineLimit(lineLimit)) }
    if lineSpacing != old.lineSpacing { changes.append(.lineSpacing(lineSpacing)) }
    if minimumScaleFactor != old.minimumScaleFactor {
      changes.append(.minimumScaleFactor(minimumScaleFactor))
    }
    if allowsTightening != old.allowsTightening {
      changes.append(.allowsTightening(allowsTightening))
    }
    if multilineTextAlignment != old.multilineTextAlignment {
      changes.append(.multilineTextAlignment(multilineTextAlignment))
    }
    if truncationMode != old.truncationMode { changes.append(.truncationMode(truncationMode)) }
    if textCase != old.textCase { changes.append(.textCase(textCase)) }
    if imageScale != old.imageScale { changes.append(.imageScale(imageScale)) }
    return changes
  }
}

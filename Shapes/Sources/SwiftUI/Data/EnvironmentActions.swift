/// Closes what is presented.
public struct DismissAction {
  let action: () -> Void

  init(action: @escaping () -> Void = {}) {
    self.action = action
  }

  @MainActor
  public func callAsFunction() { action() }
}

@MainActor
public struct OpenURLAction {
  public enum Result: Sendable {
    case handled
    case discarded
    case systemAction
    public static func systemAction(_ url: URL) -> Result { .systemAction }
  }

  nonisolated public init(handler: @escaping (URL) -> Result) {}

  nonisolated init() {}

  public func callAsFunction(_ url: URL) {}
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {}
}

@MainActor
public struct RefreshAction {
  public func callAsFunction() async {}
}

public struct PresentationMode: Sendable {
  public var isPresented: Bool { false }
  public mutating func dismiss() {}
}

extension EnvironmentValues {
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
  public var openURL: OpenURLAction {
    get { OpenURLAction() }
    set {}
  }
  public var refresh: RefreshAction? { nil }
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
  public var isPresented: Bool { false }
  public var isSearching: Bool { false }
  public var scenePhase: ScenePhase {
    get { .active }
    set {}
  }
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
  public var accessibilityReduceMotion: Bool { false }
  public var accessibilityReduceTransparency: Bool { false }
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  public var accessibilityInvertColors: Bool { false }
  public var accessibilityVoiceOverEnabled: Bool { false }
  public var accessibilityShowButtonShapes: Bool { false }
  public var accessibilityLargeContentViewerEnabled: Bool {
    layout.dynamicTypeSize.isAccessibilitySize
  }
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
  public var headerProminence: Prominence {
    get { layout.isHeaderProminent ? .increased : .standard }
    set { layout.isHeaderProminent = newValue == .increased }
  }
}

private struct DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction() }
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

private struct RedactionKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}

private struct CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar { Calendar(identifier: .gregorian) }
}

private struct TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone { TimeZone(identifier: "UTC") ?? .current }
}

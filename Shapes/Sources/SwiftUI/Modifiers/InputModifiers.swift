internal import SwiftUIModel

nonisolated extension View {
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
  public func focusable(_ isFocusable: Bool = true) -> some View { self }
  public func submitLabel(_ label: SubmitLabel) -> some View { self }
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }
  public func textSelection(_ selectability: TextSelectability) -> some View { self }
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { self }
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
  public func help(_ key: LocalizedStringKey) -> some View { self }
  public func help(_ text: Text) -> some View { self }
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { self }
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  public func statusBar(hidden: Bool) -> some View { self }
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  public func menuStyle(_ style: MenuStyleChoice) -> some View { self }
  public func menuIndicator(_ visibility: Visibility) -> some View { self }
  public func menuOrder(_ order: MenuOrder) -> some View { self }
  public func formStyle(_ style: FormStyleChoice) -> some View { self }
  public func gaugeStyle(_ style: GaugeStyleChoice) -> some View {
    environment(changed: .gaugeStyle(style.style))
  }
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View { self }
}

public struct SensoryFeedback: Equatable, Sendable {
  public static let success = SensoryFeedback()
  public static let warning = SensoryFeedback()
  public static let error = SensoryFeedback()
  public static let selection = SensoryFeedback()
  public static let increase = SensoryFeedback()
  public static let decrease = SensoryFeedback()
  public static let impact = SensoryFeedback()
}

public struct MenuStyleChoice: Sendable {
  public static let automatic = MenuStyleChoice()
  public static let button = MenuStyleChoice()
  public static let borderlessButton = MenuStyleChoice()
}

public struct MenuOrder: Sendable {
  public static let automatic = MenuOrder()
  public static let priority = MenuOrder()
  public static let fixed = MenuOrder()
}

public struct FormStyleChoice: Sendable {
  public static let automatic = FormStyleChoice()
  public static let grouped = FormStyleChoice()
  public static let columns = FormStyleChoice()
}

public struct GaugeStyleChoice: Sendable {
  let style: SwiftUIModel.GaugeStyle

  public static let automatic = GaugeStyleChoice(style: .automatic)
  public static let linearCapacity = GaugeStyleChoice(style: .linearCapacity)
  public static let accessoryLinear = GaugeStyleChoice(style: .accessoryLinear)
  public static let accessoryLinearCapacity = GaugeStyleChoice(style: .accessoryLinearCapacity)
  public static let accessoryCircular = GaugeStyleChoice(style: .accessoryCircular)
  public static let accessoryCircularCapacity = GaugeStyleChoice(style: .accessoryCircularCapacity)
}

public struct SubmitLabel: Sendable {
  public static let done = SubmitLabel()
  public static let go = SubmitLabel()
  public static let send = SubmitLabel()
  public static let join = SubmitLabel()
  public static let route = SubmitLabel()
  public static let search = SubmitLabel()
  public static let `return` = SubmitLabel()
  public static let next = SubmitLabel()
  public static let `continue` = SubmitLabel()
}

public struct TextInputAutocapitalization: Sendable {
  public static let never = TextInputAutocapitalization()
  public static let words = TextInputAutocapitalization()
  public static let sentences = TextInputAutocapitalization()
  public static let characters = TextInputAutocapitalization()
}

public struct TextSelectability: Sendable {
  public static let enabled = TextSelectability()
  public static let disabled = TextSelectability()
}

public struct KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
  public var character: Character

  public init(_ character: Character) {
    self.character = character
  }

  public init(extendedGraphemeClusterLiteral: Character) {
    character = extendedGraphemeClusterLiteral
  }

  public static let `return` = KeyEquivalent("\r")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let space = KeyEquivalent(" ")
  public static let delete = KeyEquivalent("\u{8}")
  public static let tab = KeyEquivalent("\t")
}

public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
  public static let all = EventModifiers(rawValue: 31)
}

public struct KeyboardShortcut: Hashable, Sendable {
  public var key: KeyEquivalent

  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
  }

  public static let defaultAction = KeyboardShortcut(.return)
  public static let cancelAction = KeyboardShortcut(.escape)
}

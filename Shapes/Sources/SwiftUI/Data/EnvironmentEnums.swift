public import DynamicType

/// A text size, under SwiftUI's name.
public typealias DynamicTypeSize = DynamicType.ContentSizeCategory

/// The older name of a text size.
public typealias ContentSizeCategory = DynamicType.ContentSizeCategory

/// Whether people asked for bold text.
public typealias LegibilityWeight = DynamicType.LegibilityWeight

/// Which way lines of text and rows of views run.
public typealias LayoutDirection = DynamicType.LayoutDirection

public enum UserInterfaceSizeClass: Sendable {
  case compact
  case regular

  init(_ sizeClass: DynamicType.SizeClass) {
    self = sizeClass == .regular ? .regular : .compact
  }
}

public enum ColorScheme: CaseIterable, Sendable {
  case light
  case dark
}

public enum ColorSchemeContrast: CaseIterable, Sendable {
  case standard
  case increased
}

public enum ScenePhase: Comparable, Sendable {
  case background
  case inactive
  case active
}

/// Whether views can be edited.
public enum EditMode: Sendable {
  case inactive
  case transient
  case active

  public var isEditing: Bool { self != .inactive }
}

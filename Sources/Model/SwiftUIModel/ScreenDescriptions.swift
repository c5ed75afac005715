/// `searchable(text:placement:prompt:)`.
public struct SearchDescription: Hashable, Sendable {
  public enum Placement: Hashable, Sendable {
    case automatic
    /// In the navigation bar, whatever is scrolled.
    case navigationBar
    case toolbar
    case sidebar
  }

  /// What the field shows while it is empty; nil for the system's word.
  public var prompt: StyledText?
  public var text: String
  public var placement: Placement

  public init(
    prompt: StyledText? = nil, text: String = "", placement: Placement = .automatic
  ) {
    self.prompt = prompt
    self.text = text
    self.placement = placement
  }
}

/// `sheet`, `fullScreenCover` or `popover`.
public struct PresentationDescription: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case sheet
    case fullScreenCover
    /// A sheet in a compact width.
    case popover
  }

  public var kind: Kind
  /// Whether it lies over the screen; where it does not, nothing of it is laid out.
  public var isPresented: Bool

  public init(_ kind: Kind, isPresented: Bool) {
    self.kind = kind
    self.isPresented = isPresented
  }
}

/// A height at which a sheet rests.
public enum PresentationDetent: Hashable, Sendable {
  case medium
  case large
  /// A part of the largest height, between 0 and 1.
  case fraction(Double)
  /// In points.
  case height(Double)
}

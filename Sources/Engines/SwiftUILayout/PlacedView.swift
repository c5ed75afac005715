public import DynamicTypeModel
public import SwiftUIModel

/// A view with its place on the screen.
public struct PlacedView: Sendable {
  /// What a view is, as far as a reader of the result needs to know.
  public enum Kind: Sendable, Hashable {
    case text
    /// A picture or a symbol, by its name.
    case image(String)
    case shape(ShapeContent)
    case spacer
    case divider
    /// What nobody knows, with the type's name and the reason.
    case opaque(String, reason: String)
    /// A stack, a grid, or another container.
    case container
    case scrollView(AxisSet)
    case list
    case listCard
    case listRow
    case listHeader
    case listFooter
    case control(ControlDescription)
    /// A part of a control without a text: a switch, a slider's bar, a chevron.
    case controlPart(ControlPart)
    case bar(BarPart)
    /// A modifier that keeps what lies outside of it from being seen.
    case clip
    /// A modifier that makes what is in it invisible or translucent.
    case opacity(Double)
    /// Any other modifier.
    case modifier
  }

  /// The index of the view that it is in; nil for the outermost.
  public var parent: Int?
  public var kind: Kind
  /// In the coordinates of the window, each edge on a pixel.
  public var frame: Rect
  /// The same before its edges were rounded to pixels.
  public var exactFrame: Rect
  public var text: PlacedText?
  /// `accessibilityIdentifier(_:)`.
  public var identifier: String?
  /// `id(_:)`, or the identity of an element of a `ForEach`.
  public var identity: String?
  /// `accessibilityLabel(_:)`.
  public var label: String?
  public var location: SourceLocation?
  public var provenance: Provenance
  /// The decisions that the size rests on: its own, and those of what is in it.
  public var assumptions: LayoutAssumptions
  /// The environment's text size, with all limits.
  public var environment: ViewEnvironment
}

/// A text with its lines.
public struct PlacedText: Sendable {
  /// One line, in the coordinates of the text's own frame.
  public struct Line: Sendable, Hashable {
    /// What is drawn, with the ellipsis where one replaces text.
    public var text: String
    /// The distance of the left edge from the left of the text's frame.
    public var x: Double
    /// The distance of the baseline from the top of the text's frame.
    public var baseline: Double
    public var width: Double
    public var ascent: Double
    public var descent: Double
  }

  /// What the view asks to be shown.
  public var string: String
  public var lines: [Line]
  /// Whether some of the text is not shown, or replaced by an ellipsis.
  public var isTruncated: Bool
  /// Characters (extended grapheme clusters) that are not shown.
  public var hiddenCharacterCount: Int
  /// What the fonts' sizes were multiplied by; 1 for text that was not shrunk.
  public var scaleFactor: Double
  /// The runs with their fonts, in order.
  public var spans: [LaidOutText.Span]
  /// Points that the height may be off by, for tall scripts.
  public var heightUncertainty: Double
}

/// A part of a bar.
public enum BarPart: Sendable, Hashable {
  case navigationBar
  case title
  case largeTitle
  case backButton
  case searchField
  case toolbarItem
  case tabBar
  case tab
  case bottomBar
}

extension PlacedView.Kind {
  init(_ content: ViewContent) {
    switch content {
    case .text: self = .text
    case .image(let image):
      switch image.source {
      case .asset(let name), .symbol(let name): self = .image(name)
      }
    case .shape(let shape): self = .shape(shape)
    case .spacer: self = .spacer
    case .divider: self = .divider
    case .opaque(let view): self = .opaque(view.name, reason: view.reason)
    case .scrollView(let axes): self = .scrollView(axes)
    case .list: self = .list
    case .control(let control): self = .control(control)
    case .controlPart(let part): self = .controlPart(part)
    case .clipped: self = .clip
    case .opacity(let value): self = .opacity(value)
    default: self = content.role == .view ? .container : .modifier
    }
  }
}

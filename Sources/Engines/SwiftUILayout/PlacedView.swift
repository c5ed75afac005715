public import DynamicTypeModel
public import SwiftUIModel

/// A view with its place on the screen.
public struct PlacedView: Sendable {
  /// What a view is, as far as a reader of the result needs to know.
  public enum Kind: Sendable, Hashable {
    case text
    /// A picture or a symbol, by its name.
    case image(ImageDescription.Source)
    case shape(ShapeContent)
    case spacer
    case divider
    /// What nobody knows, with the type's name and the reason.
    case opaque(String, reason: String)
    /// A stack, a grid, or another container.
    case container(ContainerKind)
    case scrollView(AxisSet)
    /// A `Form` is a list with a style of its own.
    case list(isForm: Bool)
    case listCard
    case listRow
    /// The line below a row.
    case listSeparator
    case listHeader
    case listFooter
    case control(ControlDescription)
    /// A part of a control without a text: a switch, a slider's bar, a chevron.
    case controlPart(ControlPart)
    case bar(BarPart)
    /// A sheet or another screen that lies over the window.
    case presentation
    /// A modifier that keeps what lies outside of an outline from being seen.
    case clip(ShapeContent.Outline)
    /// A modifier that makes what is in it invisible or translucent.
    case opacity(Double)
    /// A `safeAreaInset`: around what it insets, and what is inset.
    case safeAreaInset
    /// A modifier that sets a height or a largest one, or takes it from another length: `frame(height:)`.
    case heightLimit
    /// An `overlay`, whose second view has the size of the first.
    case overlay
    /// A `background`, whose first view has the size of the second.
    case background
    /// A modifier that turns what is in it, which then does not cover its frame.
    case turn
    /// A modifier that draws what is in it elsewhere, by so much.
    case offset(Point)
    /// Any other modifier.
    case modifier
  }

  /// The index of the view that it is in; nil for the outermost.
  public var parent: Int?
  public var kind: Kind
  /// What an image is made of.
  var image: ImageDescription?
  /// In the coordinates of the window, each edge on a pixel.
  public var frame: Rect
  /// The same before its edges were rounded to pixels.
  public var exactFrame: Rect
  /// How far what is in it was scrolled, in points; the frames of what is in it are where it is seen.
  public var scrolled = Point()
  /// In the coordinates of its own frame.
  public var text: LaidOutText?
  /// `accessibilityIdentifier(_:)`.
  public var identifier: String?
  /// `id(_:)`, or the identity of an element of a `ForEach`.
  public var identity: String?
  /// `accessibilityLabel(_:)`.
  public var label: String?
  /// `accessibilityShowsLargeContentViewer()`, or an item of a bar.
  public var showsLargeContentViewer: Bool
  /// What is shown then; nil for nothing.
  var largeContent: LargeContent?
  public var location: SourceLocation?
  public var provenance: Provenance
  /// The decisions that the size rests on: its own, and those of what is in it.
  public var assumptions: LayoutAssumptions
  let environmentBox: EnvironmentBox

  /// What the view finds in its environment, the text size with all limits.
  public var environment: ViewEnvironment { environmentBox.values }
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
    case .image(let image): self = .image(image.source)
    case .shape(let shape): self = .shape(shape)
    case .spacer: self = .spacer
    case .divider: self = .divider
    case .opaque(let view): self = .opaque(view.name, reason: view.reason)
    case .scrollView(let axes): self = .scrollView(axes)
    case .list(let style): self = .list(isForm: style != nil)
    case .control(let control): self = .control(control)
    case .controlPart(let part): self = .controlPart(part)
    case .clipped: self = .clip(.rectangle)
    case .clipShape(let outline): self = .clip(outline)
    case .hidden: self = .opacity(0)
    case .opacity(let value): self = .opacity(value)
    case .safeAreaInset: self = .safeAreaInset
    case .frame(_, .some, _), .aspectRatio, .containerRelativeFrame: self = .heightLimit
    case .flexibleFrame(let frame) where frame.maxHeight.map(\.isFinite) == true:
      self = .heightLimit
    case .overlay: self = .overlay
    case .background: self = .background
    case .visualEffect(let name) where name.hasPrefix("rotation"): self = .turn
    case .offset(let x, let y): self = .offset(Point(x: x.finiteOrZero, y: y.finiteOrZero))
    default: self = content.role == .view ? .container(ContainerKind(content)) : .modifier
    }
  }
}

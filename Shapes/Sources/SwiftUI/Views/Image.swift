internal import DynamicTypeModel
internal import SwiftUIModel

/// A picture, or a symbol of the system.
public struct Image: Sendable {
  var description: ImageDescription
  /// Whether the picture is only decoration.
  var isDecorative = false
  private var label: Text?

  init(_ description: ImageDescription) {
    self.description = description
  }

  /// A picture of the app's assets, whose size the host of the view knows or nobody does.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(ImageDescription(.asset(name)))
  }

  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
    self.label = label
  }

  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
    isDecorative = true
  }

  public init(systemName: String) {
    self.init(ImageDescription(.symbol(systemName)))
  }

  public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
  }

  /// How large a symbol is beside its text.
  public enum Scale: Hashable, Sendable {
    case small
    case medium
    case large

    init(_ scale: ImageScale) {
      switch scale {
      case .small: self = .small
      case .medium: self = .medium
      case .large: self = .large
      }
    }

    var scale: ImageScale {
      switch self {
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    }
  }

  public enum ResizingMode: Sendable {
    case tile
    case stretch
  }

  public enum Interpolation: Sendable {
    case none
    case low
    case medium
    case high
  }

  public enum TemplateRenderingMode: Sendable {
    case template
    case original
  }
}

extension Image {
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.description.isResizable = true
    let isTiled = resizingMode == .tile
    image.description.slices =
      capInsets == EdgeInsets() && !isTiled
      ? nil
      : ImageSlices(
        caps: DynamicTypeModel.EdgeInsets(
          top: capInsets.top, left: capInsets.leading, bottom: capInsets.bottom,
          right: capInsets.trailing), isTiled: isTiled)
    return image
  }

  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    var image = self
    image.description.rendering = mode.map { $0 == .template ? .template : .original }
    return image
  }
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

extension Image: Equatable {
  public static func == (left: Image, right: Image) -> Bool {
    left.description == right.description
  }
}

extension Image: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    var image = description
    if image.size == nil, case .asset(let name) = image.source {
      image.size = context.graph.assetSize(name).map {
        Size(width: $0.width, height: $0.height)
      }
    }
    return ViewTree(.image(image))
  }
}

public struct SymbolRenderingMode: Sendable {
  public static let monochrome = SymbolRenderingMode()
  public static let multicolor = SymbolRenderingMode()
  public static let hierarchical = SymbolRenderingMode()
  public static let palette = SymbolRenderingMode()
}

public struct SymbolVariants: Hashable, Sendable {
  public static let none = SymbolVariants()
  public static let circle = SymbolVariants()
  public static let square = SymbolVariants()
  public static let fill = SymbolVariants()
  public static let slash = SymbolVariants()
  public var circle: SymbolVariants { self }
  public var fill: SymbolVariants { self }
}

nonisolated extension View {
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
  public func symbolVariant(_ variant: SymbolVariants) -> some View { self }
}

/// A picture of the network, which is not there yet.
public struct AsyncImage<Content: View> {
  let content: (AsyncImagePhase) -> Content
}

public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

extension AsyncImage: View, BuiltInView {
  public init(url: URL?, scale: CGFloat = 1) where Content == Color {
    content = { _ in Color.gray }
  }

  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.content = { phase in
      guard let image = phase.image else {
        return _ConditionalContent(storage: .falseContent(placeholder()))
      }
      return _ConditionalContent(storage: .trueContent(content(image)))
    }
  }

  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.content = content
  }

  func tree(in context: TreeContext) -> ViewTree { content(.empty).makeTree(in: context) }
}

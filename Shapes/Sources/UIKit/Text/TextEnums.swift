internal import DynamicTypeModel

public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural

  var modelled: TextContent.Alignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}

public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail,
    byTruncatingMiddle

  var modelled: TextContent.LineBreakMode {
    switch self {
    case .byWordWrapping: .wordWrap
    case .byCharWrapping: .characterWrap
    case .byClipping: .clip
    case .byTruncatingHead: .headTruncation
    case .byTruncatingTail: .tailTruncation
    case .byTruncatingMiddle: .middleTruncation
    }
  }
}

/// A view whose font may follow the reader's text size by itself.
@MainActor
public protocol UIContentSizeCategoryAdjusting: AnyObject {
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UIFont {
  /// The font in which a view of these traits shows it, if it adjusts.
  @MainActor
  func shown(in view: UIView, adjusts: Bool) -> UIFont {
    guard adjusts, scaling != .fixed else { return self }
    return resolved(for: view.traitCollection.traits)
  }

  func description(at location: SourceLocation) -> FontDescription {
    FontDescription(face: .font(self), pointSize: pointSize, location: location)
  }
}

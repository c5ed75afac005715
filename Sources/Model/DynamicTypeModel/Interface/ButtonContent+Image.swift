extension ButtonContent {
  /// A side of the title.
  public enum ImageEdge: Hashable, Sendable {
    case left, right, top, bottom
  }

  /// At which side of the title the image stands.
  public func imageEdge(isRightToLeft: Bool) -> ImageEdge {
    switch configuration?.imagePlacement {
    case "top": .top
    case "bottom": .bottom
    case "trailing": isRightToLeft ? .left : .right
    default: isRightToLeft ? .right : .left
    }
  }

  /// Points between image and title.
  public var imagePadding: Double { configuration?.imagePadding ?? 0 }
}

extension ButtonConfiguration {
  /// The room around its content, in points: its own, or that of a medium button.
  ///
  /// Source: UIButton.Configuration's default of 7 points above and below and 12 at the sides.
  public var insets: EdgeInsets {
    contentInsets ?? EdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
  }
}

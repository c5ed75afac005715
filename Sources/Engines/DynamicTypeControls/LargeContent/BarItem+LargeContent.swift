import DynamicTypeModel

/// What the Large Content Viewer shows of items of bars.
///
/// Source: public disassemblies of UIKit (`+[UIAccessibilityHUDItem HUDItemForBarButtonItem:atPoint:inView:isBackButton:]`
/// and `HUDItemForTabBarItem:`).
/// Evidence: E-large-content-item.
extension BarItem {
  /// Of an item of a navigation bar or toolbar: its title, which an image hides in the bar, and its image. Items that
  /// the system gives a sign have no title.
  var largeContentInRow: LargeContent? {
    var title = title
    if title?.isEmpty ?? true, case .words(let words)? = face { title = words }
    return largeContent(title: title)
  }

  /// Of a tab: its title, whole, and its image.
  var largeContentInTabBar: LargeContent? { largeContent(title: tabTitle) }

  private func largeContent(title: String?) -> LargeContent? {
    if let largeContentSizeImage {
      return LargeContent(
        title: title, image: largeContentSizeImage.asTemplate, scalesImage: false)
    }
    return LargeContent(title: title, image: ownImage?.asTemplate)
  }

  private var ownImage: ImageContent? {
    switch face {
    case .symbol(let name): return ImageContent(name: name, isSystemSymbol: true)
    case .sign(let systemItem):
      return ImageContent(name: systemItem.symbol ?? systemItem.rawValue, isSystemSymbol: true)
    case .image(let name):
      var image = ImageContent(name: name, naturalSize: imageSize)
      image.file = imageFile
      return image
    case .words, .view, .space, nil: return nil
    }
  }
}

extension LargeContent {
  /// Of a button back: its arrow, and the title of the screen before or *Back*.
  package static func backButton(title: String) -> LargeContent? {
    LargeContent(
      title: title.isEmpty ? "Back" : title,
      image: ImageContent(name: "chevron.backward", isSystemSymbol: true))
  }
}

extension ImageContent {
  /// As bars show images: their shape alone, unless they are to keep their colours.
  package var asTemplate: ImageContent {
    var image = self
    if image.file?.rendering == .automatic { image.file?.rendering = .template }
    return image
  }
}

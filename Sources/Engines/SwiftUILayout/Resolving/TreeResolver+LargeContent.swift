import DynamicTypeControls
import DynamicTypeModel
import SwiftUIModel

/// What the Large Content Viewer shows of views.
extension TreeResolver {
  /// Has a long press on a view show the first text and the first image of a part of the tree, or what it is called
  /// where there is no text.
  ///
  /// - Parameters:
  ///   - index: The view, in the resolved tree.
  ///   - node: In the expanded tree.
  func offerLargeContentViewer(of index: Int, showing node: Int) {
    session.nodes[index].record.showsLargeContentViewer = true
    session.nodes[index].record.largeContent = largeContent(of: node)
  }

  /// Has a long press show the title of the screen before.
  func offerLargeContentViewer(ofBackButton index: Int, title: String) {
    session.nodes[index].record.showsLargeContentViewer = true
    session.nodes[index].record.largeContent = .backButton(title: title)
  }

  private func largeContent(of node: Int) -> LargeContent? {
    var title: String?
    var label: String?
    var image: ImageContent?
    for part in tree.nodes[node..<(node + tree.nodes[node].subtreeCount)] {
      switch part.content {
      case .text(let text): title = title ?? text.string
      case .control: title = title ?? part.labelTitle
      case .accessibilityLabel(let words): label = label ?? words
      case .image(let shown): image = image ?? ImageContent(shown)
      default: break
      }
    }
    return LargeContent(title: title ?? label, image: image)
  }
}

extension ImageContent {
  /// An image as the viewer shows it: its shape alone, unless it is to keep its colours.
  fileprivate init(_ image: ImageDescription) {
    switch image.source {
    case .symbol(let name): self.init(name: name, isSystemSymbol: true)
    case .asset(let name):
      self.init(name: name, naturalSize: image.size)
      file = image.file
      if let rendering = image.rendering { file?.rendering = rendering }
      self = asTemplate
    }
  }
}

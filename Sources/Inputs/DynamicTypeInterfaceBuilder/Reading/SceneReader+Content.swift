import DynamicTypeModel
import UIKitModel

/// What is particular to each kind of view.
extension SceneReader {
  func readContent(of node: DocumentNode, kind: ElementKind, id: String) -> ElementContent {
    switch kind {
    case .label: .label(readLabel(node))
    case .button: .button(readButton(node))
    case .imageView: .image(readImage(of: node, attribute: "image"))
    case .stackView: .stack(readStack(node))
    case .scrollView: .scroll(readScroll(node))
    case .textField, .textView, .searchBar: .textInput(readTextInput(node))
    case .segmentedControl: .segments(readSegments(node))
    case .collectionView: .collection(readCollection(node))
    case .toolbar, .tabBar: .bar(items: readBarItems(of: node))
    case .navigationBar:
      .navigationBar(
        items: node.children(in: "items").map { readNavigationItem($0) },
        appearance: readBarAppearance(node))
    default: readControl(node) ?? .none
    }
  }

  /// The image that an attribute or an `imageReference` names.
  func readImage(of node: DocumentNode, attribute: String) -> ImageContent {
    let reference = node.child(key: attribute)
    let name = reference?["image"] ?? reference?["name"] ?? node[attribute]
    let source = reference ?? node
    var image = ImageContent(name: name, isSystemSymbol: source["catalog"] == "system")
    if let name {
      if image.isSystemSymbol {
        image.symbolProportions = documentReader.symbolProportions(of: name)
      } else {
        image.naturalSize = documentReader.imageSizes[name]
        image.file = documentReader.imageFiles[name]
      }
    }
    image.symbolScale = value("symbolScale", of: source)
    let configuration =
      node.child(key: "preferredSymbolConfiguration")
      ?? node.child(key: "preferredSymbolConfigurationForImage")
    if let configuration { apply(symbolConfiguration: configuration, to: &image) }
    return image
  }

  private func apply(symbolConfiguration node: DocumentNode, to image: inout ImageContent) {
    image.symbolScale = value("scale", of: node) ?? image.symbolScale
    if let font = node.children.first(where: { $0.name == "fontDescription" }) {
      image.symbolFont = FontDescription(font)
    } else if node["textStyle"] != nil || node.number("pointSize") != nil {
      image.symbolFont = FontDescription(symbolConfiguration: node)
    }
  }

  private func readStack(_ node: DocumentNode) -> StackContent {
    var stack = StackContent(axis: value("axis", of: node, default: .horizontal))
    stack.distribution = value("distribution", of: node, default: .fill)
    stack.alignment = value("alignment", of: node, default: .fill)
    stack.spacing = node.number("spacing") ?? 0
    stack.usesStandardSpacing = node["spacingType"] == "standard"
    stack.isBaselineRelative = node.flag("baselineRelativeArrangement") ?? false
    // Interface Builder writes no attribute for it: of 9 recorded stack views with margins of their
    // own, 9 arrange their views within them.
    stack.isLayoutMarginsRelative =
      node.flag("layoutMarginsRelativeArrangement")
      ?? (node.child(key: "layoutMargins") != nil
        || node.child(key: "directionalLayoutMargins") != nil)
    return stack
  }

  func readScroll(_ node: DocumentNode) -> ScrollContent {
    var scroll = ScrollContent()
    scroll.isScrollEnabled = node.flag("scrollEnabled") ?? true
    scroll.isPagingEnabled = node.flag("pagingEnabled") ?? false
    scroll.contentInsets = EdgeInsets(node.child(key: "contentInset")) ?? .zero
    scroll.contentInsetAdjustmentBehavior = value(
      "contentInsetAdjustmentBehavior", of: node)
    scroll.alwaysBouncesVertically = node.flag("alwaysBounceVertical") ?? false
    return scroll
  }

  private func readSegments(_ node: DocumentNode) -> SegmentsContent {
    let segments = node.children(in: "segments")
    var titles: [String] = []
    for (index, segment) in segments.enumerated() {
      let localized = node.id.flatMap { documentReader.texts["\($0).segmentTitles[\(index)]"] }
      titles.append(localized ?? string("title", of: segment)?.text ?? "")
    }
    var content = SegmentsContent(titles: titles, images: segments.map { $0["image"] })
    // A width of 0 leaves a segment to its title: Apple, `UISegmentedControl.setWidth(_:forSegmentAt:)`.
    content.givenWidths = segments.map { $0.number("width").flatMap { $0 > 0 ? $0 : nil } }
    content.selected = node.integer("selectedSegmentIndex")
    content.apportionsWidthsByContent = node.flag("apportionsSegmentWidthsByContent") ?? false
    return content
  }

  private func readCollection(_ node: DocumentNode) -> CollectionContent {
    var content = CollectionContent()
    guard let layout = node.child(key: "collectionViewLayout") else { return content }
    content.usesFlowLayout = layout.name == "collectionViewFlowLayout"
    content.itemSize = Size(layout.child(key: "itemSize")) ?? content.itemSize
    content.estimatedItemSize = Size(layout.child(key: "estimatedItemSize"))
    if layout.flag("automaticEstimatedItemSize") == true {
      content.estimatedItemSize = content.itemSize
    }
    content.minimumLineSpacing = layout.number("minimumLineSpacing") ?? 10
    content.minimumInteritemSpacing = layout.number("minimumInteritemSpacing") ?? 10
    content.sectionInset = EdgeInsets(layout.child(key: "sectionInset")) ?? .zero
    content.headerReferenceSize = Size(layout.child(key: "headerReferenceSize")) ?? Size()
    content.footerReferenceSize = Size(layout.child(key: "footerReferenceSize")) ?? Size()
    content.axis = layout["scrollDirection"] == "horizontal" ? .horizontal : .vertical
    return content
  }
}

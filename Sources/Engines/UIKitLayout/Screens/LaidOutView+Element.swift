import DynamicTypeModel
import UIKitModel

extension Scene {
  /// What is known of the scene's views before layout, by element.
  ///
  /// - Parameter isRightToLeft: Whether the interface runs from right to left.
  package func laidOutViews(isRightToLeft: Bool) -> [LaidOutView] {
    let positions = rowPositions
    return elements.indices.map { index in
      let parent = elements[index].parent.map { elements[$0.rawValue] }
      var view = LaidOutView(elements[index], isRightToLeft: isRightToLeft)
      view.appearance = LaidOutView.Appearance(
        elements[index], in: parent, position: positions[ElementIndex(index)],
        isLeaf: elements[index].subtreeEnd <= index + 1)
      return view
    }
  }

  /// Where the cells of all tables are in their sections.
  private var rowPositions: [ElementIndex: RowContent.Position] {
    var positions: [ElementIndex: RowContent.Position] = [:]
    for element in elements {
      guard case .table(let table) = element.content else { continue }
      for section in table.sections {
        for cell in section.cells {
          positions[cell] = RowContent.Position(
            isFirst: cell == section.cells.first, isLast: cell == section.cells.last)
        }
      }
    }
    return positions
  }
}

extension LaidOutView {
  fileprivate init(_ element: Element, isRightToLeft: Bool) {
    self.init(
      id: element.id, kind: element.kindName,
      role: element.role, location: element.location)
    spokenKind = element.spokenKind
    customClass = element.customClass
    parent = element.parent
    subtreeEnd = element.subtreeEnd
    opacity = element.alpha
    clipsContent = element.clipsToBounds || element.kind.alwaysClips
    textBounds = element.kind.textBounds
    isOpaque = element.isOpaque
    if element.isControl, element.hasVisibleBody {
      bodyInsets = element.kind.bodyInsets
    }
    showsLargeContentViewer = element.showsLargeContentViewer
    if showsLargeContentViewer { largeContent = element.largeContent }
    (hasImage, imageName) = element.content.image
    self.isRightToLeft = element.isRightToLeft(in: isRightToLeft)
    codeNotes = element.codeNotes
    isFilledByCode = element.isFilledByCode
  }
}

extension Element {
  /// What the Large Content Viewer shows of it: what it was given, or else its own title and image.
  ///
  /// Source: Apple, `UILargeContentViewerItem`.
  fileprivate var largeContent: LargeContent? {
    let (title, image): (String?, ImageContent?) =
      switch content {
      case .label(let text): (text.string, nil)
      case .button(let button): (button.title.string, button.image)
      case .image(let image): (nil, image)
      default: (nil, nil)
      }
    return LargeContent(
      title: largeContentTitle ?? title, image: largeContentImage ?? image,
      scalesImage: scalesLargeContentImage)
  }

  /// Whether people operate it.
  fileprivate var isControl: Bool {
    if case .control(let content) = content { return content.isOperated }
    return kind.isControl
  }

  fileprivate var role: LaidOutView.Role {
    switch kind {
    case .label: .text
    case .imageView: .image
    case .button: .button
    case .textField: .textField
    case .textView: .textEditor
    case .navigationBar, .toolbar, .tabBar: .bar
    default: isControl ? .control : .container
    }
  }
}

extension ElementKind {
  /// Whether people operate views of this kind.
  fileprivate var isControl: Bool {
    switch self {
    case .button, .textField, .textView, .switch, .slider, .stepper, .segmentedControl,
      .pageControl, .pickerView, .datePicker, .searchBar:
      true
    default: false
    }
  }

  /// Kinds that never draw outside their frame, whatever the document says.
  fileprivate var alwaysClips: Bool {
    switch self {
    case .scrollView, .tableView, .collectionView, .textView, .pickerView, .mapView, .wkWebView:
      true
    default: false
    }
  }

  /// A label draws into its bounds and nothing else; a text view's insets show text that has been
  /// scrolled into them, and so do a table's headers and footers.
  fileprivate var textBounds: LaidOutView.TextBounds {
    switch self {
    case .button: .sides
    case .textView, .tableView: .frame
    default: .box
    }
  }

  /// What a control's frame has around the control itself, in points.
  ///
  /// Source: frames and constraints of public Interface Builder documents: a switch is two points
  /// narrower than its frame, a slider's track ends two points before either end.
  fileprivate var bodyInsets: EdgeInsets {
    switch self {
    case .switch: EdgeInsets(right: 2)
    case .slider: EdgeInsets(left: 2, bottom: 1, right: 2)
    case .segmentedControl: EdgeInsets(bottom: 1)
    default: .zero
    }
  }
}

extension Element {
  /// Whether the control fills its frame with something that text on it would be mixed up with.
  ///
  /// A button without a background is as large as its title, which is text like any other; one
  /// without a title either is often laid over a card to make it respond to taps.
  fileprivate var hasVisibleBody: Bool {
    switch content {
    case .button(let button):
      if backgroundColor != nil || button.backgroundImage != nil { return true }
      return button.configuration.map { $0.style != .plain && $0.style != .borderless } ?? false
    case .textInput(let input):
      return backgroundColor != nil || input.borderStyle != .none
    default:
      return kind != .pageControl
    }
  }

  /// Whether nothing behind the element's frame can be seen through it.
  fileprivate var isOpaque: Bool {
    guard alpha >= 0.99 else { return false }
    switch (backgroundColor, kind) {
    case (let color?, _): return color.isOpaque
    case (nil, .tableViewCell), (nil, .tableView), (nil, .visualEffectView): return true
    case (nil, _): return false
    }
  }
}

extension ColorValue {
  /// Whether nothing is seen through it, in light mode.
  fileprivate var isOpaque: Bool {
    switch self {
    case .rgba(_, _, _, let alpha): alpha >= 0.99
    case .system: self != .clear
    case .named(_, let fallback): fallback?.isOpaque ?? true
    case .adaptive(let light, _): light.isOpaque
    }
  }
}

extension ElementContent {
  /// Whether it shows an image, and the image's name.
  fileprivate var image: (isThere: Bool, name: String?) {
    switch self {
    case .image(let image): (true, image.name)
    case .button(let button): (button.image != nil, button.image?.name)
    default: (false, nil)
    }
  }
}

import DynamicTypeModel
import UIKitModel

/// The last steps: device pixels, visibility, what could not be examined, texts.
struct ScreenFinishing: LayoutStep {
  let screen: ScreenContext
  let geometry: ScreenGeometry

  /// The elements as they are laid out, with their texts.
  func nodes() -> [LaidOutNode] {
    let rounded = roundedFrames()
    var nodes = screen.scene.elements.indices.map { index in
      let element = ElementIndex(index)
      var node = LaidOutNode(frame: rounded[index])
      if let parent = screen[element].parent {
        let origin = rounded[parent.rawValue]
        node.frame = node.frame.offset(dx: -origin.x, dy: -origin.y)
      }
      node.frame = cleaned(node.frame)
      node.hasOpenHeight = geometry.openRows.contains(element)
      node.isShown = !screen[element].isHidden && screen[element].alpha >= 0.01
      if case .button(let button) = screen[element].content {
        node.imageSize = sizer.imageSize(in: button, element)
      }
      if case .segments = screen[element].content {
        let bounds = Rect(width: node.frame.width, height: node.frame.height)
        node.partFrames =
          sizer.control(of: element)?.partFrames(
            in: bounds, sizer.controlEnvironment(of: element)) ?? []
      }
      return node
    }
    let placement = TextPlacement(
      sizer: sizer, sections: geometry.sections, frames: nodes.map(\.frame))
    for index in screen.scene.elements.indices {
      if let parent = screen.scene.elements[index].parent, !nodes[parent.rawValue].isShown {
        nodes[index].isShown = false
      }
      nodes[index].texts = placement.texts(of: ElementIndex(index))
      nodes[index].scroll = scrollRegion(of: ElementIndex(index), nodes[index])
    }
    return nodes
  }

  /// What an element scrolls over: a text view over its text.
  private func scrollRegion(of index: ElementIndex, _ node: LaidOutNode) -> ScrollRegion? {
    var contentSize = geometry.contentSizes[index.rawValue]
    if case .textInput(let input) = screen[index].content, screen[index].kind == .textView,
      input.isScrollEnabled, let text = node.texts.first
    {
      contentSize = Size(
        width: node.frame.width, height: max(node.frame.height, text.neededSize.height + 16))
    }
    guard let contentSize else { return nil }
    var region = ScrollRegion(
      contentSize: contentSize, avoidsBars: !geometry.contentUnderBars.contains(index))
    switch screen[index].content {
    case .scroll(let scroll):
      region.insets = scroll.contentInsets
      region.isEnabled = scroll.isScrollEnabled
      if scroll.contentInsetAdjustmentBehavior == .never { region.avoidsBars = false }
    case .textInput(let input): region.isEnabled = input.isScrollEnabled
    default: break
    }
    return region
  }

  /// Frames on the screen's pixels: edges are rounded, not sizes, so that neighbours still touch.
  ///
  /// That of the root is the recorded one, which is a frame by itself: a switch that a bar item
  /// shows is 51 points wide (one document; a segmented control in another).
  private func roundedFrames() -> [Rect] {
    screen.scene.elements.indices.map { index in
      let insets = index == 0 ? EdgeInsets.zero : sizer.alignmentInsets(of: ElementIndex(index))
      let frame = rects[index].inset(
        by: EdgeInsets(
          top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
      let left = environment.rounded(frame.minX)
      let top = environment.rounded(frame.minY)
      return Rect(
        x: left, y: top, width: environment.rounded(frame.maxX) - left,
        height: environment.rounded(frame.maxY) - top)
    }
  }

  /// Removes what subtraction leaves behind in the last digits, and never says -0.
  private func cleaned(_ rect: Rect) -> Rect {
    func clean(_ value: Double) -> Double {
      let value = environment.rounded(value)
      return value == 0 ? 0 : value
    }
    return Rect(
      x: clean(rect.x), y: clean(rect.y), width: clean(rect.width), height: clean(rect.height))
  }

  /// Why elements could not be examined.
  ///
  /// - Parameter nodes: As ``nodes()`` gave them.
  func notExamined(_ nodes: [LaidOutNode]) -> [NotExamined] {
    let unknown = screen.scene.elements.indices.compactMap { index -> NotExamined? in
      guard screen.scene.elements[index].kind == .unknown else { return nil }
      return NotExamined(
        element: ElementIndex(index),
        reason: "\(screen.scene.elements[index].elementName) is not modelled")
    }
    let empty = screen.scene.emptyContainers.map {
      NotExamined(element: $0.element, reason: $0.reason)
    }
    return unknown + empty + undividedTexts(of: nodes)
  }

  /// Texts whose words were to be divided with hyphens, in a language without a dictionary here.
  private func undividedTexts(of nodes: [LaidOutNode]) -> [NotExamined] {
    nodes.enumerated().compactMap { index, node in
      node.texts.lazy.compactMap(\.undividedReason).first.map {
        NotExamined(element: ElementIndex(index), reason: $0)
      }
    }
  }
}

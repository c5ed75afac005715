import DynamicTypeModel
import UIKitModel

/// The last steps: device pixels, visibility, what could not be examined, texts.
extension LayoutPass {
  mutating func finish(_ result: inout LaidOutInterface) {
    let rounded = roundedFrames()
    for index in scene.elements.indices {
      let element = ElementIndex(index)
      var frame = rounded[index]
      if let parent = self.element(element).parent {
        let origin = rounded[parent.rawValue]
        frame = frame.offset(dx: -origin.x, dy: -origin.y)
        result.isShown[index] = result.isShown[parent.rawValue]
      }
      if self.element(element).isHidden || self.element(element).alpha < 0.01 {
        result.isShown[index] = false
      }
      result.frames[index] = cleaned(frame)
      result.contentSizes[index] = contentSizes[index]
      if case .button(let button) = self.element(element).content {
        result.imageSizes[index] = sizer.imageSize(in: button, element)
      }
    }
    let placement = TextPlacement(pass: self, frames: result.frames)
    for index in scene.elements.indices {
      result.texts[index] = placement.texts(of: ElementIndex(index))
    }
    addScrollingTextSizes(&result)
    result.notExamined = notExamined() + undividedTexts(of: result)
    result.findings = conflicts() + ambiguities()
  }

  /// Frames on the screen's pixels: edges are rounded, not sizes, so that neighbours still touch.
  ///
  /// That of the root is the recorded one, which is a frame by itself: a switch that a bar item shows is 51 points
  /// wide (one document; a segmented control in another).
  private func roundedFrames() -> [Rect] {
    scene.elements.indices.map { index in
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

  /// A text view scrolls over its text.
  private func addScrollingTextSizes(_ result: inout LaidOutInterface) {
    for index in scene.elements.indices where scene.elements[index].kind == .textView {
      guard case .textInput(let input) = scene.elements[index].content, input.isScrollEnabled,
        let text = result.texts[index].first
      else { continue }
      result.contentSizes[index] = Size(
        width: result.frames[index].width,
        height: max(result.frames[index].height, text.neededSize.height + 16))
    }
  }

  private func notExamined() -> [NotExamined] {
    scene.elements.indices.compactMap { index in
      var reason: String?
      switch scene.elements[index].kind {
      case .unknown: reason = "\(scene.elements[index].elementName) is not modelled"
      default: break
      }
      return reason.map { NotExamined(element: ElementIndex(index), reason: $0) }
    } + scene.emptyContainers.map { NotExamined(element: $0.element, reason: $0.reason) }
  }
}

extension LayoutPass {
  /// Texts whose words were to be divided with hyphens, in a language without a dictionary here.
  private func undividedTexts(of screen: LaidOutInterface) -> [NotExamined] {
    screen.texts.enumerated().compactMap { index, texts in
      texts.lazy.compactMap(\.undividedReason).first.map {
        NotExamined(element: ElementIndex(index), reason: $0)
      }
    }
  }
}

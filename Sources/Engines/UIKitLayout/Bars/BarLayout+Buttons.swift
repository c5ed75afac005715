import DynamicType
import DynamicTypeControls
import DynamicTypeModel
import DynamicTypeText
import UIKitModel

extension BarLayout {
  /// An item on its way into a bar.
  struct Part {
    var item: BarItem
    var face: BarItem.Face
    /// Of words only.
    var setting: TextSetting?
    /// Points that it shows something in; words may get less than they ask for.
    var width: Double
    /// Points between that and a neighbour's room, and from iOS 26 on to the edge of its capsule.
    var padding: Double

    /// Whether it shares a capsule with others of the kind.
    var sharesCapsule: Bool {
      switch face {
      case .symbol, .image, .sign: !item.isProminent
      case .words, .view, .space: false
      }
    }
  }

  /// Points between two buttons, or between their capsules.
  var gap: Double { isFloating ? 12 : 8 }

  /// The parts of items that show something.
  ///
  /// - Parameter pointSize: Of words.
  func parts(_ items: [BarItem], pointSize: Double) -> [Part] {
    items.compactMap { item in
      guard let face = item.face else { return nil }
      switch face {
      case .space(let width):
        return Part(item: item, face: face, width: width ?? 0, padding: 0)
      case .view(let view):
        return Part(item: item, face: face, width: view.size.width, padding: isFloating ? 4 : 0)
      case .symbol, .sign: return picture(item, face, width: 23)
      case .image(let name):
        return picture(item, face, width: environment.document.imageSizes[name]?.width ?? 23)
      case .words(let words):
        let setting = setting(
          words, font(pointSize, item.isProminent ? .semibold : .regular), at: item.location)
        return Part(
          item: item, face: face, setting: setting, width: width(of: setting),
          padding: isFloating ? 16 : 0)
      }
    }
  }

  private func picture(_ item: BarItem, _ face: BarItem.Face, width: Double) -> Part {
    // A capsule of one image is a circle of 44 points.
    let padding = isFloating ? max(6, (44 - width) / 2) : 11
    return Part(item: item, face: face, width: width, padding: padding)
  }

  /// The points between two parts' contents.
  func distance(_ first: Part, _ second: Part) -> Double {
    if first.item.isSpace || second.item.isSpace { return 0 }
    let inner = first.padding + second.padding
    // Images in one capsule have 36 points each, and 4 around all of them.
    if isFloating, first.sharesCapsule, second.sharesCapsule { return inner - 8 }
    return inner + gap
  }

  /// Points from the edge of a bar to what its first item shows.
  func inset(before part: Part, in bar: Rect) -> Double {
    let padding = part.item.isSpace ? 0 : part.padding
    return sideMargin(of: bar) + (isFloating ? padding : 0)
  }

  /// A part in its place.
  ///
  /// - Parameters:
  ///   - x: Where what it shows begins, as if leading were on the left.
  ///   - row: Where bars have their buttons.
  func placed(_ part: Part, x: Double, in row: Rect, offersViewer: Bool = true) -> LaidOutBarItem {
    let size: Double =
      switch part.face {
      case .view(let view): min(view.size.height, row.height)
      default: min(44, row.height)
      }
    let frame = mirrored(
      Rect(
        x: x, y: environment.rounded(row.midY - size / 2), width: part.width, height: size),
      in: row)
    var result = LaidOutBarItem(role: .button, id: part.item.id, frame: frame)
    result.item = part.item
    // A view of an item's own says itself whether it is shown large.
    result.offersLargeContentViewer = offersViewer
    if case .view(let view) = part.face {
      result.offersLargeContentViewer = false
      result.view =
        context.view(view.scene).map { [$0] } ?? []
    }
    if let setting = part.setting {
      var text = typesetter.set(setting, in: frame, centred: true)
      text.part = .barButton
      result.text = text
    }
    return result
  }

  /// Puts capsules behind items that are side by side.
  ///
  /// - Parameter places: The items with their parts, from the leading edge on.
  func addCapsules(_ places: inout [(part: Part, item: LaidOutBarItem)]) {
    guard isFloating else { return }
    var first = 0
    for (number, place) in places.enumerated() {
      let isShared = number > 0 && Self.shareCapsule(places[number - 1], place)
      if !isShared { first = number }
      let frame = place.item.frame
      let own = Rect(
        x: frame.x - place.part.padding, y: frame.midY - 22,
        width: frame.width + 2 * place.part.padding, height: 44)
      places[first].item.capsule =
        isShared ? places[first].item.capsule.map { $0.union(own) } : own
    }
  }

  /// Whether two images stand side by side, without a space between them.
  private static func shareCapsule(
    _ first: (part: Part, item: LaidOutBarItem), _ second: (part: Part, item: LaidOutBarItem)
  ) -> Bool {
    guard first.part.sharesCapsule, second.part.sharesCapsule else { return false }
    let (one, other) = (first.item.frame, second.item.frame)
    return max(one.minX, other.minX) - min(one.maxX, other.maxX)
      < first.part.padding + second.part.padding
  }
}

extension BarLayout {
  /// Takes width from the longest words until parts fit, all of the longest alike.
  ///
  /// UIKit compresses what has no room; which of several words give way is not known.
  ///
  /// - Parameter missing: The points that are missing.
  func shrink(_ parts: inout [Part], by missing: Double) {
    let words = parts.indices.filter { parts[$0].setting != nil }
    guard missing > 0, !words.isEmpty else { return }
    let total = words.reduce(0) { $0 + parts[$1].width }
    var rest = max(0, total - missing)
    var limit = 0.0
    let ascending = words.map { parts[$0].width }.sorted()
    for (number, width) in ascending.enumerated() {
      limit = rest / Double(ascending.count - number)
      if width > limit { break }
      rest -= width
    }
    for index in words { parts[index].width = min(parts[index].width, limit) }
  }
}

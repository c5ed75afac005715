import DynamicTypeModel
import DynamicTypeText

/// The row of a bar that has its buttons.
///
/// Source of the distances up to iOS 18: views of iOS 11 to 15 as programs printed them in public
/// repositories. On a bar of 375 points a group of buttons starts 8 points from the edge, and what
/// it shows 8 points further in (Vercantez, crifan and 2 more: words of 35, 52 and images of 24
/// points at 16 points from the edge); a view of an item's own starts 16 points from it (3); beside
/// an image are 11 points, between buttons 8 (`minimumInterItemSpace=8`); the title has what the groups leave.
/// From iOS 26 on: views and a title of 2 projects in documents of Xcode 26.
struct BarRow {
  /// In points, without what the sides of the screen cut off.
  let bounds: Rect
  let environment: BarEnvironment

  /// A button with the frame that it has in its bar.
  typealias Place = (button: Button, item: LaidOutBarItem)

  /// A bar button on its way into a bar.
  struct Button {
    var item: BarItem
    var face: BarItem.Face
    /// Of words only.
    var setting: TextSetting?
    /// Points that it shows something in; words may get less than they ask for.
    var width: Double
    /// Points between that and the padding of a neighbour, and from iOS 26 on to the edge of its capsule.
    var padding: Double

    /// Whether it shares a capsule with others of the kind.
    var sharesCapsule: Bool {
      switch face {
      case .symbol, .image, .sign: !item.isProminent
      case .words, .view, .space: false
      }
    }
  }

  private var isFloating: Bool { environment.isFloating }

  /// Points between two buttons, or between their capsules.
  var gap: Double { isFloating ? 12 : 8 }

  /// The buttons of items that show something.
  ///
  /// - Parameter pointSize: Of words.
  func buttons(_ items: [BarItem], pointSize: Double) -> [Button] {
    items.compactMap { item in
      guard let face = item.face else { return nil }
      switch face {
      case .space(let width):
        return Button(item: item, face: face, width: width ?? 0, padding: 0)
      case .view(let view):
        return Button(item: item, face: face, width: view.size.width, padding: isFloating ? 4 : 0)
      case .symbol, .sign: return picture(item, face, width: 23)
      case .image(let name):
        return picture(item, face, width: environment.imageSizes[name]?.width ?? 23)
      case .words(let words):
        let font = environment.font(pointSize, item.isProminent ? .semibold : .regular)
        let setting = environment.setting(words, font, at: item.location)
        return Button(
          item: item, face: face, setting: setting, width: environment.width(of: setting),
          padding: isFloating ? 16 : 0)
      }
    }
  }

  private func picture(_ item: BarItem, _ face: BarItem.Face, width: Double) -> Button {
    // A capsule of one image is a circle of 44 points.
    let padding = isFloating ? max(6, (44 - width) / 2) : 11
    return Button(item: item, face: face, width: width, padding: padding)
  }

  /// Takes width from the longest words until buttons fit, all of the longest alike.
  ///
  /// UIKit compresses what does not fit; which of several words give way is not known.
  ///
  /// - Parameter missing: The points that are missing.
  static func shrink(_ buttons: inout [Button], by missing: Double) {
    let words = buttons.indices.filter { buttons[$0].setting != nil }
    guard missing > 0, !words.isEmpty else { return }
    let total = words.reduce(0) { $0 + buttons[$1].width }
    var rest = max(0, total - missing)
    var limit = 0.0
    let ascending = words.map { buttons[$0].width }.sorted()
    for (number, width) in ascending.enumerated() {
      limit = rest / Double(ascending.count - number)
      if width > limit { break }
      rest -= width
    }
    for index in words { buttons[index].width = min(buttons[index].width, limit) }
  }
}

// MARK: Distances

extension BarRow {
  /// The points between what two buttons show.
  func distance(_ first: Button, _ second: Button) -> Double {
    if first.item.isSpace || second.item.isSpace { return 0 }
    let inner = first.padding + second.padding
    // Images in one capsule have 36 points each, and 4 around all of them.
    if isFloating, first.sharesCapsule, second.sharesCapsule { return inner - 8 }
    return inner + gap
  }

  /// Points from the edge of the bar to what its first button shows.
  func inset(before button: Button) -> Double {
    let padding = button.item.isSpace ? 0 : button.padding
    return environment.sideMargin(of: bounds) + (isFloating ? padding : 0)
  }

  /// The points from an edge of the bar to the end of what a group shows; 0 for no buttons.
  func length(of buttons: [Button]) -> Double {
    guard let first = buttons.first else { return 0 }
    let distances = zip(buttons, buttons.dropFirst()).reduce(0) { $0 + distance($1.0, $1.1) }
    return inset(before: first) + buttons.reduce(distances) { $0 + $1.width } + gap
  }
}

// MARK: Places

extension BarRow {
  /// A button in its place.
  ///
  /// - Parameter x: Where what it shows begins, as if leading were on the left.
  func placed(_ button: Button, x: Double) -> LaidOutBarItem {
    let size: Double =
      switch button.face {
      case .view(let view): min(view.size.height, bounds.height)
      default: min(44, bounds.height)
      }
    let frame = environment.mirrored(
      Rect(
        x: x, y: environment.controls.rounded(bounds.midY - size / 2), width: button.width,
        height: size),
      in: bounds)
    var result = LaidOutBarItem(role: .button, id: button.item.id, frame: frame)
    result.codeNotes = button.item.codeNotes
    result.item = button.item
    result.offersLargeContentViewer = true
    result.largeContent = button.item.largeContentInRow
    // A view of an item's own says itself whether it is shown large.
    if case .view = button.face {
      (result.offersLargeContentViewer, result.largeContent) = (false, nil)
    }
    result.text = button.setting.map { environment.set($0, in: frame, as: .barButton) }
    return result
  }

  /// A group from its edge inwards: each button with the x of what it shows, from the leading edge on, as if leading
  /// were on the left.
  func group(
    _ buttons: [Button], from edge: Double, isLeading: Bool
  ) -> [(button: Button, x: Double)] {
    guard let first = buttons.first else { return [] }
    let isAtEdge = edge == (isLeading ? bounds.minX : bounds.maxX)
    var used = isAtEdge ? inset(before: first) : isFloating ? first.padding : 0
    var places: [(button: Button, x: Double)] = []
    for (number, button) in buttons.enumerated() {
      if number > 0 { used += distance(buttons[number - 1], button) }
      if !button.item.isSpace {
        places.append((button, isLeading ? edge + used : edge - used - button.width))
      }
      used += button.width
    }
    return isLeading ? places : places.reversed()
  }

  /// A group in its place, with capsules.
  func items(of group: [(button: Button, x: Double)]) -> [LaidOutBarItem] {
    var places: [Place] = group.map { ($0.button, placed($0.button, x: $0.x)) }
    addCapsules(&places)
    return places.map(\.item)
  }

  /// Puts capsules below items that are side by side.
  ///
  /// - Parameter places: The items with their buttons, from the leading edge on.
  func addCapsules(_ places: inout [Place]) {
    guard isFloating else { return }
    var first = 0
    for (number, place) in places.enumerated() {
      let isShared = number > 0 && Self.shareCapsule(places[number - 1], place)
      if !isShared { first = number }
      let frame = place.item.frame
      let own = Rect(
        x: frame.x - place.button.padding, y: frame.midY - 22,
        width: frame.width + 2 * place.button.padding, height: 44)
      places[first].item.capsule =
        isShared ? places[first].item.capsule.map { $0.union(own) } : own
    }
  }

  /// Whether two images are side by side, without a space between them.
  private static func shareCapsule(_ first: Place, _ second: Place) -> Bool {
    guard first.button.sharesCapsule, second.button.sharesCapsule else { return false }
    let (one, other) = (first.item.frame, second.item.frame)
    return max(one.minX, other.minX) - min(one.maxX, other.maxX)
      < first.button.padding + second.button.padding
  }
}

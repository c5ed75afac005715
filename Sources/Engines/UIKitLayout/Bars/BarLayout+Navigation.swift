import DynamicType
import DynamicTypeControls
import DynamicTypeModel
import DynamicTypeText
import UIKitModel

extension BarLayout {
  /// What a navigation bar is to show.
  struct Navigation {
    var bar: ScreenBars.Navigation
    var item: NavigationItem?
    var title: String?
    /// The id of what has the title.
    var titleID: String
    var location: SourceLocation

    init(
      bar: ScreenBars.Navigation, item: NavigationItem?, title: String?, titleID: String,
      location: SourceLocation
    ) {
      self.bar = bar
      self.item = item
      self.title = title
      self.titleID = titleID
      self.location = location
    }

    /// What a controller's bar shows: its navigation item, with the controller's title for want of
    /// another.
    init(bar: ScreenBars.Navigation, controller: ViewController) {
      let item = controller.navigationItem
      let owns = item?.title != nil
      self.init(
        bar: bar, item: item, title: item?.title ?? controller.title,
        titleID: owns ? item?.id ?? controller.id : controller.id,
        location: owns ? item?.location ?? controller.location : controller.location)
    }
  }

  /// A navigation bar from top to bottom: the prompt, the row of buttons, a large title.
  func navigationBar(_ navigation: Navigation, in frame: Rect) -> LaidOutBar {
    var bar = LaidOutBar(kind: .navigationBar, frame: frame)
    let full = row(of: frame)
    let promptHeight =
      navigation.item?.prompt?.isEmpty == false
      ? min(metrics.bars.promptHeight, full.height) : 0
    let titleHeight =
      navigation.bar.hasLargeTitle
      ? max(0, full.height - promptHeight - metrics.bars.navigationBarHeight) : 0
    if let prompt = prompt(navigation, in: full, height: promptHeight) { bar.items.append(prompt) }
    let rest = full.height - promptHeight - titleHeight
    // Of the 54 points of iOS 26 the upper 44 have the buttons: 2 recorded views stand 4 points below
    // the top in capsules of 44.
    let row = Rect(
      x: full.x, y: full.y + promptHeight, width: full.width,
      height: isFloating ? min(44, rest) : rest)
    bar.items += buttons(navigation, in: row)
    if titleHeight > 0, let title = navigation.title, !title.isEmpty {
      let margin = sideMargin(of: full)
      let box = Rect(
        x: full.x + margin, y: full.maxY - titleHeight, width: full.width - 2 * margin,
        height: titleHeight)
      bar.items.append(self.title(title, navigation, in: box, isLarge: true))
    }
    return bar
  }

  /// The words above the title, on one line of Footnote that does not grow.
  private func prompt(
    _ navigation: Navigation, in full: Rect, height: Double
  ) -> LaidOutBarItem? {
    guard height > 0, let item = navigation.item, let prompt = item.prompt else { return nil }
    let margin = sideMargin(of: full)
    let box = Rect(
      x: full.x + margin, y: full.y, width: full.width - 2 * margin, height: height)
    var text = typesetter.set(
      setting(prompt, font(13), at: item.location), in: box, centred: true)
    text.part = .prompt
    return LaidOutBarItem(role: .prompt, id: item.id, frame: box, text: text)
  }

  /// A large title follows its text style; a title in the row stops where buttons of bars do.
  private func title(
    _ title: String, _ navigation: Navigation, in box: Rect, isLarge: Bool
  ) -> LaidOutBarItem {
    let setting = titleSetting(title, navigation, isLarge: isLarge)
    var line = box
    if isLarge {
      // Its baseline stands 16 points above the bar's lower edge (public disassemblies of UIKit,
      // `_UINavigationBarLargeTitleViewLayout`).
      let font = setting.font.textFont
      line.height = environment.measurer.lineHeight(of: font)
      line.y = box.maxY - 16 + environment.measurer.descender(of: font) - line.height
    }
    var text = typesetter.set(setting, in: line, centred: true)
    text.part = isLarge ? .largeTitle : .title
    return LaidOutBarItem(
      role: isLarge ? .largeTitle : .title, id: navigation.titleID, frame: box, text: text)
  }

  private func titleSetting(
    _ title: String, _ navigation: Navigation, isLarge: Bool
  ) -> TextSetting {
    let own = navigation.bar.appearance
    return setting(
      title, titleFont(isLarge ? own.largeTitleFont : own.titleFont, isLarge: isLarge),
      at: navigation.location, alignment: isLarge ? .natural : .center)
  }

  /// The font that the bar's author gives to titles, as it is; without one the system's, at the sizes at
  /// which bars let it grow.
  ///
  /// Source: Apple, `UINavigationBar.titleTextAttributes`: a font among them takes the place of the system's.
  /// Evidence: E-bar-title-font.
  private func titleFont(_ own: FontDescription?, isLarge: Bool) -> ResolvedFont {
    if let own {
      return FontResolver(textSize: environment.textSize, element: nil)
        .resolve(own, adjusts: false, default: font(isLarge ? 34 : 17))
    }
    let style: TextStyle = isLarge ? .largeTitle : .headline
    let size = style.pointSize(for: category(of: isLarge ? .largeTitle : .buttonTitle))
    return font(size, isLarge ? .bold : .semibold)
  }
}

// MARK: The row of buttons

extension BarLayout {
  private func buttons(_ navigation: Navigation, in row: Rect) -> [LaidOutBarItem] {
    let item = navigation.item
    let size = TextStyle.body.pointSize(for: category(of: .buttonTitle))
    var left = parts(item?.leftItems ?? [], pointSize: size)
    var right = parts(item?.rightItems ?? [], pointSize: size)
    let title = navigation.bar.hasLargeTitle ? nil : navigation.title
    let titleWidth =
      item?.titleView?.size.width
      ?? title.map { width(of: titleSetting($0, navigation, isLarge: false)) } ?? 0
    let taken = length(of: left, in: row) + length(of: right, in: row)
    let back = backButton(navigation, beside: taken + titleWidth, in: row)
    let missing = taken + (back?.frame.maxX ?? row.minX) - row.minX - row.width
    let widths = left.count
    var all = left + right
    shrink(&all, by: missing)
    left = Array(all.prefix(widths))
    right = Array(all.dropFirst(widths))

    var start = back.map { $0.frame.maxX + gap } ?? row.minX
    let leading = group(left, from: start, in: row, isLeading: true)
    if let end = leading.map(\.item.frame.maxX).max() {
      start = end + gap + (isFloating ? left.last?.padding ?? 0 : 0)
    } else if back == nil {
      start += 8
    }
    let trailing = group(right, from: row.maxX, in: row, isLeading: false)
    var end = row.maxX - 8
    if let edge = trailing.map(\.item.frame.minX).min() {
      end = edge - gap - (isFloating ? right.last?.padding ?? 0 : 0)
    }
    let middle = self.middle(
      navigation, title: title, width: titleWidth, from: start, to: max(start, end), in: row)
    let items = finished(leading, in: row) + middle + finished(trailing, in: row)
    return (back.map { [mirrored(back: $0, in: row)] } ?? []) + items
  }

  /// The points from an edge of the bar to the end of what a group shows; 0 for no items.
  private func length(of parts: [Part], in row: Rect) -> Double {
    guard let first = parts.first else { return 0 }
    let distances = zip(parts, parts.dropFirst()).reduce(0) { $0 + distance($1.0, $1.1) }
    return inset(before: first, in: row) + parts.reduce(distances) { $0 + $1.width } + gap
  }

  /// A group from its edge inwards, in the order of places from the leading edge on.
  private func group(
    _ parts: [Part], from edge: Double, in row: Rect, isLeading: Bool
  ) -> [(part: Part, item: LaidOutBarItem)] {
    guard let first = parts.first else { return [] }
    let isAtEdge = edge == (isLeading ? row.minX : row.maxX)
    var used = isAtEdge ? inset(before: first, in: row) : isFloating ? first.padding : 0
    var places: [(part: Part, item: LaidOutBarItem)] = []
    for (number, part) in parts.enumerated() {
      if number > 0 { used += distance(parts[number - 1], part) }
      if !part.item.isSpace {
        let x = isLeading ? edge + used : edge - used - part.width
        // Mirrored when the groups and the title have their places.
        places.append(
          (
            part,
            LaidOutBarItem(
              role: .button, id: part.item.id,
              frame: Rect(
                x: x, y: row.y, width: part.width, height: row.height))
          ))
      }
      used += part.width
    }
    return isLeading ? places : places.reversed()
  }

  private func finished(
    _ group: [(part: Part, item: LaidOutBarItem)], in row: Rect
  ) -> [LaidOutBarItem] {
    var places = group.map { place in
      (part: place.part, item: placed(place.part, x: place.item.frame.x, in: row))
    }
    addCapsules(&places)
    return places.map(\.item)
  }

  /// The title or the view in its place: in the middle of the bar, or beside it where buttons are.
  private func middle(
    _ navigation: Navigation, title: String?, width: Double, from start: Double, to end: Double,
    in row: Rect
  ) -> [LaidOutBarItem] {
    let room = min(width, end - start)
    let x = min(max(start, row.midX - room / 2), end - room)
    if let item = navigation.item, let view = item.titleView {
      let height = min(view.size.height, row.height)
      let frame = Rect(
        x: x, y: environment.rounded(row.midY - height / 2), width: room, height: height)
      var place = LaidOutBarItem(
        role: .titleView, id: item.id, frame: mirrored(frame, in: row))
      place.view =
        context.view(view.scene).map { [$0] } ?? []
      return [place]
    }
    guard let title, !title.isEmpty else { return [] }
    let box = mirrored(Rect(x: x, y: row.y, width: room, height: row.height), in: row)
    return [self.title(title, navigation, in: box, isLarge: false)]
  }
}

// MARK: The button back

extension BarLayout {
  /// The button back with as many words as leave the title whole: the title of the screen before,
  /// *Back*, or none.
  ///
  /// Source: Apple, UINavigationItem.BackButtonDisplayMode.default. From iOS 26 on it is an arrow.
  /// Evidence: E-back-button.
  private func backButton(
    _ navigation: Navigation, beside taken: Double, in row: Rect
  ) -> LaidOutBarItem? {
    let item = navigation.item
    guard let title = navigation.bar.backTitle, item?.hidesBackButton != true,
      (item?.leftItems ?? []).isEmpty || item?.leftItemsSupplementBackButton == true
    else { return nil }
    if isFloating {
      let frame = Rect(
        x: row.minX + sideMargin(of: row), y: row.midY - 22, width: 44, height: 44)
      return LaidOutBarItem(role: .backButton, id: item?.id ?? navigation.titleID, frame: frame)
    }
    let size = TextStyle.body.pointSize(for: category(of: .buttonTitle))
    // The arrow has 13 points, 8 from the edge.
    var frame = Rect(x: row.minX + 8, y: row.y, width: 13, height: row.height)
    let words = navigation.bar.isBackButtonMinimal ? [] : [title, "Back"]
    let fitting = words.first { words in
      let own = width(of: setting(words, font(size), at: navigation.location))
      return 27 + own + gap + taken <= row.width
    }
    var back = LaidOutBarItem(
      role: .backButton, id: item?.id ?? navigation.titleID, frame: frame)
    back.offersLargeContentViewer = true
    if let fitting, !fitting.isEmpty {
      let setting = setting(fitting, font(size), at: navigation.location)
      frame.width = 13 + 6 + width(of: setting)
      back.frame = frame
      var text = typesetter.set(
        setting,
        in: mirrored(
          Rect(x: frame.x + 19, y: row.y, width: frame.width - 19, height: row.height), in: row),
        centred: true)
      text.part = .backButton
      back.text = text
    }
    return back
  }

  private func mirrored(back: LaidOutBarItem, in row: Rect) -> LaidOutBarItem {
    var back = back
    back.frame = mirrored(back.frame, in: row)
    if isFloating { back.capsule = back.frame }
    return back
  }
}

import DynamicTypeModel
import DynamicTypeText

/// A navigation bar from top to bottom: the prompt, the row of buttons, a large title.
package struct NavigationBarControl {
  /// How high the bar is, and what it shows of the screens before.
  package var bar: ScreenBars.Navigation
  /// Buttons, a prompt, a view instead of the title; nil for none of them.
  package var item: NavigationItem?
  package var title: String?
  /// The id of what has the title.
  package var titleID: String
  package var location: SourceLocation

  package init(
    bar: ScreenBars.Navigation, item: NavigationItem?, title: String?, titleID: String,
    location: SourceLocation
  ) {
    self.bar = bar
    self.item = item
    self.title = title
    self.titleID = titleID
    self.location = location
  }

  /// The bar with its items in a frame, in the frame's coordinates. Items' own views are left out.
  package func bar(in frame: Rect, _ environment: BarEnvironment) -> LaidOutBar {
    var bar = LaidOutBar(kind: .navigationBar, frame: frame)
    let uncut = environment.uncutPart(of: frame)
    let bars = environment.bars
    let promptHeight =
      item?.prompt?.isEmpty == false ? min(bars.promptHeight, uncut.height) : 0
    let titleHeight =
      self.bar.hasLargeTitle
      ? max(0, uncut.height - promptHeight - bars.navigationBarHeight) : 0
    if let prompt = prompt(in: uncut, height: promptHeight, environment) {
      bar.items.append(prompt)
    }
    let rest = uncut.height - promptHeight - titleHeight
    // Of the 54 points of iOS 26 the upper 44 have the buttons: 2 recorded views are 4 points below
    // the top in capsules of 44.
    let row = Rect(
      x: uncut.x, y: uncut.y + promptHeight, width: uncut.width,
      height: environment.isFloating ? min(44, rest) : rest)
    bar.items += buttons(in: BarRow(bounds: row, environment: environment))
    if titleHeight > 0, let title, !title.isEmpty {
      let margin = environment.sideMargin(of: uncut)
      let box = Rect(
        x: uncut.x + margin, y: uncut.maxY - titleHeight, width: uncut.width - 2 * margin,
        height: titleHeight)
      bar.items.append(item(of: title, in: box, isLarge: true, environment))
    }
    return bar
  }

  /// The words above the title, on one line of Footnote that does not grow.
  private func prompt(
    in bar: Rect, height: Double, _ environment: BarEnvironment
  ) -> LaidOutBarItem? {
    guard height > 0, let item, let prompt = item.prompt else { return nil }
    let margin = environment.sideMargin(of: bar)
    let box = Rect(
      x: bar.x + margin, y: bar.y, width: bar.width - 2 * margin, height: height)
    let setting = environment.setting(prompt, environment.font(13), at: item.location)
    return LaidOutBarItem(
      role: .prompt, id: item.id, frame: box,
      text: environment.set(setting, in: box, as: .prompt))
  }
}

// MARK: The title

extension NavigationBarControl {
  /// A large title follows its text style, and is tightened before it is cut; a title in the row stops where buttons of
  /// bars do, and stands on the line of one at Large.
  ///
  /// Source: pictures of an app on iOS 18 at AX5: "Verification…" is 12.7 points narrower than
  /// its letters are, and 5 % of the line for each of the 18 characters of the whole title are 12.9.
  private func item(
    of title: String, in box: Rect, isLarge: Bool, _ environment: BarEnvironment
  ) -> LaidOutBarItem {
    let setting = setting(of: title, isLarge: isLarge, environment)
    var line = box
    if isLarge {
      let measurer = environment.controls.measurer
      let font = setting.font.textFont
      line.height = measurer.lineHeight(of: font)
      line.y =
        box.maxY - environment.bars.largeTitleDescent + measurer.descender(of: font) - line.height
    } else if bar.appearance.titleFont == nil {
      let measurer = environment.controls.measurer
      line.y +=
        Self.centredBaseline(environment.font(17, .semibold), measurer)
        - Self.centredBaseline(setting.font, measurer)
    }
    return LaidOutBarItem(
      role: isLarge ? .largeTitle : .title, id: titleID, frame: box,
      text: environment.set(setting, in: line, as: isLarge ? .largeTitle : .title))
  }

  /// The baseline of a line that is centred, below its middle.
  private static func centredBaseline(_ font: ResolvedFont, _ measurer: TextMeasurer) -> Double {
    let font = font.textFont
    return measurer.ascender(of: font) - measurer.lineHeight(of: font) / 2
  }

  private func setting(
    of title: String, isLarge: Bool, _ environment: BarEnvironment
  ) -> TextSetting {
    let own = bar.appearance
    var setting = environment.setting(
      title,
      environment.titleFont(isLarge ? own.largeTitleFont : own.titleFont, isLarge: isLarge),
      at: location, alignment: isLarge ? .natural : .center)
    setting.options.allowsTightening = isLarge
    return setting
  }
}

// MARK: The row of buttons

extension NavigationBarControl {
  private func buttons(in row: BarRow) -> [LaidOutBarItem] {
    let environment = row.environment
    let pointSize = environment.buttonPointSize
    var left = row.buttons(item?.leftItems ?? [], pointSize: pointSize)
    var right = row.buttons(item?.rightItems ?? [], pointSize: pointSize)
    let title = bar.hasLargeTitle ? nil : title
    let titleWidth =
      item?.titleView?.size.width
      ?? title.map { environment.width(of: setting(of: $0, isLarge: false, environment)) } ?? 0
    let taken = row.length(of: left) + row.length(of: right)
    let back = backButton(beside: taken + titleWidth, in: row)
    let bounds = row.bounds
    let missing = taken + (back?.frame.maxX ?? bounds.minX) - bounds.minX - bounds.width
    let count = left.count
    var all = left + right
    BarRow.shrink(&all, by: missing)
    left = Array(all.prefix(count))
    right = Array(all.dropFirst(count))

    var start = back.map { $0.frame.maxX + row.gap } ?? bounds.minX
    let leading = row.group(left, from: start, isLeading: true)
    if let end = leading.map({ $0.x + $0.button.width }).max() {
      start = end + row.gap + (environment.isFloating ? left.last?.padding ?? 0 : 0)
    } else if back == nil {
      start += 8
    }
    let trailing = row.group(right, from: bounds.maxX, isLeading: false)
    var end = bounds.maxX - 8
    if let edge = trailing.map(\.x).min() {
      end = edge - row.gap - (environment.isFloating ? right.last?.padding ?? 0 : 0)
    }
    let middle = self.middle(title, width: titleWidth, from: start, to: max(start, end), in: row)
    return (back.map { [mirrored(back: $0, in: row)] } ?? []) + row.items(of: leading)
      + [middle].compactMap(\.self) + row.items(of: trailing)
  }

  /// The title or the view in its place: in the middle of the bar, or beside it where buttons are.
  private func middle(
    _ title: String?, width: Double, from start: Double, to end: Double, in row: BarRow
  ) -> LaidOutBarItem? {
    let (bounds, environment) = (row.bounds, row.environment)
    let width = min(width, end - start)
    let x = min(max(start, bounds.midX - width / 2), end - width)
    if let item, let view = item.titleView {
      let height = min(view.size.height, bounds.height)
      let frame = Rect(
        x: x, y: environment.controls.rounded(bounds.midY - height / 2), width: width,
        height: height)
      var result = LaidOutBarItem(
        role: .titleView, id: item.id, frame: environment.mirrored(frame, in: bounds))
      result.codeNotes = item.codeNotes
      return result
    }
    guard let title, !title.isEmpty else { return nil }
    let box = environment.mirrored(
      Rect(x: x, y: bounds.y, width: width, height: bounds.height), in: bounds)
    var result = self.item(of: title, in: box, isLarge: false, environment)
    result.codeNotes = item?.codeNotes ?? []
    return result
  }
}

// MARK: The button back

extension NavigationBarControl {
  /// The button back with as many words as leave the title whole: the title of the screen before,
  /// *Back*, or none.
  ///
  /// Source: Apple, UINavigationItem.BackButtonDisplayMode.default. From iOS 26 on it is an arrow.
  /// Evidence: E-back-button.
  private func backButton(beside taken: Double, in row: BarRow) -> LaidOutBarItem? {
    guard let title = bar.backTitle, item?.hidesBackButton != true,
      (item?.leftItems ?? []).isEmpty || item?.leftItemsSupplementBackButton == true
    else { return nil }
    let (bounds, environment) = (row.bounds, row.environment)
    if environment.isFloating {
      let frame = Rect(
        x: bounds.minX + environment.sideMargin(of: bounds), y: bounds.midY - 22, width: 44,
        height: 44)
      return self.backButton(in: frame, title: title)
    }
    let font = environment.font(environment.buttonPointSize)
    // The arrow has 13 points, 8 from the edge.
    var frame = Rect(x: bounds.minX + 8, y: bounds.y, width: 13, height: bounds.height)
    let words = bar.isBackButtonMinimal ? [] : [title, "Back"]
    let settings = words.map { environment.setting($0, font, at: location) }
    let fitting = settings.first {
      27 + environment.width(of: $0) + row.gap + taken <= bounds.width
    }
    var back = backButton(in: frame, title: title)
    if let fitting, !fitting.content.string.isEmpty {
      frame.width = 13 + 6 + environment.width(of: fitting)
      back.frame = frame
      let box = Rect(x: frame.x + 19, y: bounds.y, width: frame.width - 19, height: bounds.height)
      back.text = environment.set(
        fitting, in: environment.mirrored(box, in: bounds), as: .backButton)
    }
    return back
  }

  /// The button back without words of its own; a long press shows the title of the screen before, however short it is.
  private func backButton(in frame: Rect, title: String) -> LaidOutBarItem {
    var back = LaidOutBarItem(role: .backButton, id: item?.id ?? titleID, frame: frame)
    back.offersLargeContentViewer = true
    back.largeContent = .backButton(title: title)
    return back
  }

  private func mirrored(back: LaidOutBarItem, in row: BarRow) -> LaidOutBarItem {
    var back = back
    back.frame = row.environment.mirrored(back.frame, in: row.bounds)
    if row.environment.isFloating { back.capsule = back.frame }
    return back
  }
}

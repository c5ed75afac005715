import DynamicType
import DynamicTypeModel
import DynamicTypeText

/// What stands in bars: buttons, spaces and tabs.
extension ScreenPainter {
  var itemFont: TextFont {
    .system(size: TextStyle.body.pointSize(for: category(of: .buttonTitle)))
  }

  /// Draws items from an edge inwards.
  ///
  /// - Returns: The room that they take, in points.
  func paintItems(
    _ items: [BarItem], in row: Rect, from edge: TextPosition, tint: RGBA
  ) -> Double {
    var used = items.isEmpty ? 0 : sideMargin + (screen.look >= .iOS26 ? 12 : 0)
    for item in items {
      let width = width(of: item, in: row)
      guard width > 0 else { continue }
      let x = edge == .left ? row.x + used : row.maxX - used - width
      let place = Rect(x: x, y: row.y, width: width, height: row.height)
      let isFloating = screen.look >= .iOS26
      paint(item, in: place, tint: isFloating ? paintCapsule(of: item, place, tint) : tint)
      used += width + (screen.look >= .iOS26 ? 32 : 16)
    }
    return used
  }

  /// The capsule that an item of a navigation bar stands in from iOS 26 on.
  ///
  /// - Returns: What the item is drawn in.
  private func paintCapsule(of item: BarItem, _ place: Rect, _ tint: RGBA) -> RGBA {
    let side = max(0, 44 - place.width) / 2
    let capsule = Rect(
      x: place.x - max(12, side), y: place.midY - 22, width: place.width + 2 * max(12, side),
      height: 44)
    canvas.shadow(capsule, radius: 22)
    canvas.fill(capsule, item.isBold ? tint : glassColor, radius: 22)
    return item.isBold ? .white : palette.system("label")
  }

  /// Points that an item takes; 0 for one that shows nothing.
  private func width(of item: BarItem, in row: Rect) -> Double {
    guard let face = item.face else { return 0 }
    switch face {
    case .words(let words): return min(width(of: words, font(of: item)), row.width / 3)
    case .symbol, .image: return 23
    }
  }

  private func font(of item: BarItem) -> TextFont {
    var font = itemFont
    if item.isBold { font.weight = .semibold }
    return font
  }

  private func paint(_ item: BarItem, in place: Rect, tint: RGBA) {
    let icon = Rect(x: place.midX - 11.5, y: place.midY - 11.5, width: 23, height: 23)
    switch item.face {
    case .words(let words):
      let room = Rect(x: place.x, y: place.y, width: place.width + 1, height: place.height)
      write(words, in: room, font(of: item), tint)
    case .symbol(let name): paintSymbol(name, in: icon, tint: tint)
    case .image: canvas.fill(icon, tint.opacity(0.35), radius: 5)
    case nil: break
    }
  }

  /// Draws items side by side, the flexible spaces between them equally wide.
  func paintSpread(_ items: [BarItem], in row: Rect, tint: RGBA) {
    let isFlexible = items.map { $0.systemItem == "flexibleSpace" }
    let widths = items.map { width(of: $0, in: row) }
    let gaps = zip(items.indices, items.indices.dropFirst()).count {
      !isFlexible[$0] && !isFlexible[$1]
    }
    let free = row.width - 2 * sideMargin - widths.reduce(0, +) - Double(gaps) * 16
    let flexible = isFlexible.contains(true) ? free / Double(isFlexible.count { $0 }) : 0
    var x = row.x + sideMargin
    for (number, item) in items.enumerated() {
      if number > 0, !isFlexible[number], !isFlexible[number - 1] { x += 16 }
      if isFlexible[number] {
        x += max(0, flexible)
      } else {
        let place = Rect(
          x: isMirrored ? row.x + row.maxX - x - widths[number] : x, y: row.y,
          width: widths[number], height: row.height)
        paint(item, in: place, tint: tint)
        x += widths[number]
      }
    }
  }

  /// Draws tabs, which share a bar's width; their text never grows.
  func paintTabs(_ items: [BarItem], selected: Int?, in row: Rect, tint: RGBA) {
    // Up to five tabs fit a phone; the fifth of more is *More*.
    let shown = items.prefix(5)
    let width = row.width / Double(max(1, shown.count))
    for (number, item) in shown.enumerated() {
      let place = isMirrored ? shown.count - 1 - number : number
      let tab = Rect(x: row.x + Double(place) * width, y: row.y, width: width, height: 49)
      let color = number == selected ? tint : palette.system("systemGray")
      let icon = Rect(x: tab.midX - 12, y: tab.y + 5, width: 24, height: 24)
      switch item.face {
      case .symbol(let name): paintSymbol(name, in: icon, tint: color)
      case .image: canvas.fill(icon, color.opacity(0.35), radius: 5)
      case .words, nil: break
      }
      write(
        item.title ?? item.systemItem?.capitalizedWord ?? "",
        in: Rect(x: tab.x + 2, y: tab.y + 33, width: tab.width - 4, height: 13),
        .system(size: 10, weight: .medium), color)
    }
  }
}

// MARK: What items show

extension BarItem {
  enum Face {
    case words(String)
    case symbol(String)
    case image
  }

  fileprivate var isBold: Bool { systemItem == "done" || systemItem == "save" }

  /// What the item shows; nil for spaces.
  fileprivate var face: Face? {
    if let image { return isSystemSymbol ? .symbol(image) : .image }
    if let title, !title.isEmpty { return .words(title) }
    switch systemItem {
    case "flexibleSpace", "fixedSpace", nil: return nil
    case let name?:
      if let symbol = SymbolName.ofSystemItem(name) { return .symbol(symbol) }
      return .words(name.capitalizedWord)
    }
  }
}

extension String {
  fileprivate var capitalizedWord: String { prefix(1).uppercased() + dropFirst() }
}

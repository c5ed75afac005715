import DynamicTypeControls
import DynamicTypeModel
import DynamicTypeText

/// Draws the elements of one screen in order, parents before children.
struct ScreenPainter {
  let screen: LaidOutScreen
  let canvas: Canvas
  let palette: Palette
  let measurer: TextMeasurer
  let pictures: PictureCache
  /// Where each element is drawn, its ancestors' scrolling included, from the picture's top left.
  let places: [Rect]
  /// The colour of controls, inherited from the ancestors.
  let tints: [RGBA]
  private let filledByCode: Set<NodeIndex>

  init(
    screen: LaidOutScreen, canvas: Canvas, palette: Palette, measurer: TextMeasurer,
    pictures: PictureCache
  ) {
    self.screen = screen
    self.pictures = pictures
    self.canvas = canvas
    self.palette = palette
    self.measurer = measurer
    places = screen.placesAtRest
    filledByCode = Set(screen.viewsFilledByCode)
    var tints: [RGBA] = []
    for (index, view) in screen.views.enumerated() {
      let parent = view.parent.map(\.rawValue).flatMap { $0 < index ? $0 : nil }
      tints.append(
        view.appearance.tint.map(palette.resolve) ?? parent.map { tints[$0] }
          ?? palette.system("tint"))
    }
    self.tints = tints
  }

  var views: [LaidOutView] { screen.views }
  var environment: DrawingEnvironment {
    DrawingEnvironment(
      era: screen.era, device: screen.configuration.device, isRightToLeft: screen.isRightToLeft)
  }

  /// What the picture shows, from its top left.
  private var picture: Rect {
    Rect(
      width: Double(canvas.widthInPixels) / canvas.scale,
      height: Double(canvas.heightInPixels) / canvas.scale)
  }

  /// Draws the whole screen: its views, and the bars that lie over them.
  func paint() {
    canvas.fillAll(palette.system("systemBackground"))
    paintViews()
    paintBars()
  }

  /// Draws the views of the screen in order, and those that are in front of others after them.
  func paintViews() { paintViews(in: 0..<views.count) }

  /// - Parameter range: A view and its descendants.
  private func paintViews(in range: Range<Int>) {
    var open: [OpenView] = []
    var index = range.lowerBound
    while index < range.upperBound {
      close(&open, before: index)
      let view = views[index]
      let end = max(index + 1, min(view.subtreeEnd, range.upperBound))
      guard screen.nodes[index].isShown, view.opacity > 0.01, places[index].isDrawable else {
        index = end
        continue
      }
      if index > range.lowerBound, postpone(index..<end, in: range, &open) {
        index = end
        continue
      }
      if view.opacity < 0.999 {
        canvas.beginGroup()
        open.append(OpenView(end: end, kind: .group(alpha: view.opacity)))
      }
      if let cut = view.appearance.cut {
        canvas.save()
        clip(places[index], cut)
        open.append(OpenView(end: end, kind: .clip))
      }
      paint(NodeIndex(index))
      if view.clipsContent, end > index + 1 {
        canvas.save()
        canvas.clip(places[index], radius: radius(of: NodeIndex(index)))
        open.append(OpenView(end: end, kind: .clip))
      }
      index += 1
    }
    close(&open, before: range.upperBound)
  }

  /// What sticks out past the card's part is cut away, so only the wanted corners are seen.
  private func clip(_ place: Rect, _ cut: LaidOutView.CornerCut) {
    let outset = EdgeInsets(
      top: cut.isAtTop ? 0 : -2 * cut.radius, bottom: cut.isAtBottom ? 0 : -2 * cut.radius)
    canvas.clip(place)
    canvas.clip(place.inset(by: outset), radius: cut.radius)
  }

  /// A view whose children are being drawn, or one that is drawn after others.
  private struct OpenView {
    enum Kind {
      case clip
      case group(alpha: Double)
      case postponed(Range<Int>)
    }

    var end: Int
    var kind: Kind

    var isPostponed: Bool {
      if case .postponed = kind { true } else { false }
    }
  }

  /// Notes a view that is in front of views that follow it.
  ///
  /// - Returns: Whether it is one.
  private func postpone(
    _ view: Range<Int>, in range: Range<Int>, _ open: inout [OpenView]
  ) -> Bool {
    switch views[view.lowerBound].layer {
    case .content: return false
    case .bar:
      let parent = views[view.lowerBound].parent?.rawValue ?? range.lowerBound
      let end = min(views[parent].subtreeEnd, range.upperBound)
      // Within what its parent is cut off by, and after the bars before it.
      let place = open.firstIndex { $0.isPostponed && $0.end <= end } ?? open.count
      open.insert(OpenView(end: end, kind: .postponed(view)), at: place)
    case .presentation:
      open.insert(OpenView(end: range.upperBound, kind: .postponed(view)), at: 0)
    }
    return true
  }

  private func close(_ open: inout [OpenView], before index: Int) {
    while let last = open.last, last.end <= index {
      open.removeLast()
      switch last.kind {
      case .clip: canvas.restore()
      case .group(let alpha): canvas.endGroup(alpha: alpha)
      case .postponed(let range): paintViews(in: range)
      }
    }
  }
}

extension ScreenPainter {
  /// Draws one view without its children.
  private func paint(_ index: NodeIndex) {
    let place = places[index.rawValue]
    paintBackground(of: index)
    paintControl(index)
    if filledByCode.contains(index) {
      let hatching = FilledByCode(name: views[index.rawValue].calledName)
      // A view of a document may be of any size; what no picture shows takes no lines.
      let shown = place.intersection(picture)
      if !shown.isEmpty { paint(hatching.drawing(in: shown), tint: tints[index.rawValue]) }
    }
    for text in screen.nodes[index.rawValue].texts {
      paint(text, of: index)
    }
    let appearance = views[index.rawValue].appearance
    if appearance.borderWidth > 0 {
      let color = appearance.borderColor.map {
        palette.resolve(DrawingColor($0), tint: tints[index.rawValue])
      }
      canvas.strokeInside(
        place, color ?? .black, width: appearance.borderWidth, radius: radius(of: index))
    }
  }

  private func paintBackground(of index: NodeIndex) {
    let appearance = views[index.rawValue].appearance
    guard let value = appearance.background else { return }
    let place = places[index.rawValue]
    let color = DrawingColor(value).opacity(min(1, appearance.backgroundOpacity))
    let tint = tints[index.rawValue]
    if let own = appearance.control.control?.background(color, in: place, environment) {
      paint(own, tint: tint)
    } else {
      canvas.fill(place, palette.resolve(color, tint: tint), radius: radius(of: index))
    }
  }

  /// Draws what is particular to a control, without texts that were laid out.
  private func paintControl(_ index: NodeIndex) {
    let place = places[index.rawValue]
    let view = views[index.rawValue]
    guard !place.isEmpty, let control = view.appearance.control.control else { return }
    let placed = PlacedControl(screen.nodes[index.rawValue], of: view, at: place)
    paint(control.drawing(of: placed, in: environment), tint: tints[index.rawValue])
    paintItems(ofBarAt: index)
  }

  /// The corner radius that is drawn: a view's corners only cut its own background, which is all
  /// that is drawn of it here.
  func radius(of index: NodeIndex) -> Double { views[index.rawValue].appearance.cornerRadius }
}

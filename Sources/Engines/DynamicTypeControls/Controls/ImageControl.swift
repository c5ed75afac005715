import DynamicType
import DynamicTypeModel
import DynamicTypeText

/// An image: what it shows is not known here, only how large it is.
package struct ImageControl: Control {
  var image: ImageContent
  var mode: ContentMode
  /// Whether it is cut off at the view's frame.
  var clips: Bool

  /// A symbol's size in its font, or the image's own; 0 where it is not known.
  package func size(
    of text: TextSetting?, fitting width: Double?, in environment: ControlEnvironment
  ) -> Size {
    image.isSystemSymbol ? image.symbol(in: environment).size : image.naturalSize ?? Size()
  }

  package var axes: Set<Axis> {
    image.naturalSize != nil || image.isSystemSymbol ? [.horizontal, .vertical] : []
  }

  /// A symbol is on the line of its font.
  ///
  /// Source: Apple, `UIImage.baselineOffsetFromBottom`.
  package func baselines(
    of text: TextSetting?, in size: Size, _ environment: ControlEnvironment
  ) -> Baselines {
    guard image.isSystemSymbol else { return Baselines() }
    let line = TextSetting(
      TextContent("", location: environment.location), in: environment,
      defaultFont: image.symbolFont(in: environment))
    return line.baselines(inWidth: nil, environment).centred(in: size.height, environment)
  }

  package func drawing(of control: PlacedControl, in environment: DrawingEnvironment) -> Drawing {
    var drawing = Drawing()
    let box = image.box(in: control.place, mode: mode)
    guard image.file != nil, clips else {
      drawing.add(image, in: clips ? box.intersection(control.place) : box)
      return drawing
    }
    drawing.clip(to: control.place) { $0.add(image, in: box) }
    return drawing
  }
}

extension Drawing {
  /// An image as a box with a name; a symbol as itself.
  mutating func add(_ image: ImageContent, in place: Rect, _ color: DrawingColor = .tint) {
    guard !place.isEmpty else { return }
    if image.isSystemSymbol { return symbol(image.name ?? "", in: place, color) }
    guard let file = image.file else { return addBox(named: image.name, in: place) }
    var box = Drawing()
    box.addBox(named: image.name, in: place)
    picture(file, in: place, color, else: box)
  }

  /// What stands for an image that nobody has.
  private mutating func addBox(named name: String?, in place: Rect) {
    fill(place, .system("systemGray5"))
    border(place, .system("systemGray4"), width: 1)
    let hasLabel = place.height >= 44 && place.width >= 44 && name != nil
    let picture = Rect(
      x: place.x, y: place.y, width: place.width, height: place.height - (hasLabel ? 16 : 0))
    addLandscape(in: picture)
    if hasLabel, let name {
      let label = Rect(x: place.x + 3, y: place.maxY - 18, width: place.width - 6, height: 14)
      text(name, in: label, .system(size: 10), .system("secondaryLabel"))
    }
  }

  /// Two mountains and a sun: there is a picture here.
  private mutating func addLandscape(in place: Rect) {
    let side = min(48, place.width * 0.6, place.height * 0.6)
    guard side >= 6 else { return }
    let color = DrawingColor.system("systemGray3")
    let base = place.midY + side * 0.35
    func point(_ x: Double, _ y: Double) -> Point {
      Point(x: place.midX + x * side, y: base + y * side)
    }
    polygon([point(-0.5, 0), point(-0.15, -0.55), point(0.2, 0)], color)
    polygon([point(0, 0), point(0.22, -0.35), point(0.5, 0)], color)
    circle(point(0.25, -0.6), radius: side * 0.1, color)
  }
}

extension ImageContent {
  /// A system symbol at the size of its font, or of a default where it names none.
  package func symbol(
    in environment: ControlEnvironment, default font: ResolvedFont = .system(17)
  ) -> SymbolImage {
    SymbolImage(
      image: self, pointSize: symbolFont(in: environment, default: font).pointSize,
      device: environment.device)
  }

  package func symbolFont(
    in environment: ControlEnvironment, default font: ResolvedFont = .system(17)
  ) -> ResolvedFont {
    environment.systemFonts.resolve(symbolFont, adjusts: true, default: font)
  }

  /// Where a view with that content mode shows the image.
  ///
  /// Source: Apple, `UIView.ContentMode`. An image of unknown size fills the view.
  func box(in place: Rect, mode: ContentMode) -> Rect {
    guard let size = naturalSize, size.width > 0, size.height > 0 else { return place }
    var box = Rect(x: place.x, y: place.y, width: size.width, height: size.height)
    let (across, down) = (place.width / size.width, place.height / size.height)
    switch mode {
    case .scaleToFill, .redraw: return place
    case .scaleAspectFit, .scaleAspectFill:
      let scale = mode == .scaleAspectFit ? min(across, down) : max(across, down)
      box.width = size.width * scale
      box.height = size.height * scale
    case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight:
      break
    }
    switch mode {
    case .right, .topRight, .bottomRight: box.x = place.maxX - box.width
    case .left, .topLeft, .bottomLeft: break
    default: box.x = place.midX - box.width / 2
    }
    switch mode {
    case .bottom, .bottomLeft, .bottomRight: box.y = place.maxY - box.height
    case .top, .topLeft, .topRight: break
    default: box.y = place.midY - box.height / 2
    }
    return box
  }
}

extension ImageViewContent: ControlProviding {
  package var control: any Control { ImageControl(image: image, mode: mode, clips: clips) }
}

import DynamicType
import DynamicTypeModel
import DynamicTypeText

/// The panel in which the Large Content Viewer shows an item: its size, and where its image and title are in it.
///
/// Source: public disassemblies of UIKit (`UIAccessibilityHUDLayoutManager`, those for a label and an image alone, and
/// `UIAccessibilityHUDView`). Lengths are points.
/// Evidence: E-large-content-panel.
package struct LargeContentPanel {
  package let size: Size
  /// The image, in the middle of its place and as large as fits; nil for none.
  package let image: ImageContent?
  package let imagePlace: Rect
  /// The title's lines, one below the other; nil for none.
  package let title: TextLayout?
  package let titlePlace: Rect

  package static let cornerRadius = 17.0

  /// - Parameter width: Of the screen, which the panel does not exceed.
  package init(_ content: LargeContent, inScreenOf width: Double, _ environment: ControlEnvironment)
  {
    let label = content.title.map {
      Label($0, isAlone: content.image == nil, width: width - 2 * Self.margin, environment)
    }
    let needed = label?.size ?? Size()
    switch (label, content.image) {
    case (let label?, nil):
      size =
        label.isLetter
        ? Size(width: 155, height: 155)
        : Size(width: needed.width + 2 * Self.margin, height: needed.height + 48)
    case (let label?, _?):
      size = Size(
        width: max(Self.imageSide, label.size.width) + 2 * Self.margin,
        height: Self.titleTop + label.size.height + 24)
    case (nil, _): size = Size(width: Self.imageSide + 2 * Self.margin, height: 139)
    }
    let isWithImage = label != nil && content.image != nil
    titlePlace = Rect(
      x: environment.rounded((size.width - needed.width) / 2),
      y: isWithImage ? Self.titleTop : environment.rounded((size.height - needed.height) / 2),
      width: needed.width, height: needed.height)
    title = label?.layout
    image = content.image
    let free = Size(
      width: size.width - 2 * Self.margin,
      height: isWithImage ? 80 : size.width - 2 * Self.margin)
    let shown = content.image.map { Self.size(of: $0, in: free, scales: content.scalesImage) }
    let imageSize = shown ?? Size()
    let middle = isWithImage ? Self.imageMiddle : size.height / 2
    imagePlace = Rect(
      x: environment.rounded((size.width - imageSize.width) / 2),
      y: environment.rounded(middle - imageSize.height / 2), width: imageSize.width,
      height: imageSize.height)
  }

  private static let margin = 16.0
  private static let imageSide = 75.0
  /// Where a title below an image begins.
  private static let titleTop = 123.0
  /// Of an image above a title: 24 and 16 points and half an image of 75 above the end of the title.
  private static let imageMiddle = 70.0

  /// The size in which an image is seen.
  private static func size(of image: ImageContent, in free: Size, scales: Bool) -> Size {
    let own = image.naturalSize ?? Size(width: 23, height: 23)
    guard own.width > 0, own.height > 0 else { return Size(width: imageSide, height: imageSide) }
    func fitted(_ space: Size) -> Size {
      let factor = min(space.width / own.width, space.height / own.height)
      return Size(width: own.width * factor, height: own.height * factor)
    }
    if scales, own.width < imageSide, own.height < imageSide {
      return fitted(Size(width: imageSide, height: imageSide))
    }
    return scales && (own.width > free.width || own.height > free.height) ? fitted(free) : own
  }

  /// A title in Title 1 at the reader's text size, on as many lines as it takes; a single letter alone is larger.
  private struct Label {
    let layout: TextLayout
    let size: Size
    let isLetter: Bool

    init(_ title: String, isAlone: Bool, width: Double, _ environment: ControlEnvironment) {
      isLetter = isAlone && title.count == 1
      let font =
        isLetter
        ? ResolvedFont.system(84) : environment.systemFonts.resolve(.title1, adjusts: true)
      var setting = TextSetting(
        title, font: font, in: environment, location: SourceLocation(path: ""))
      setting.options.numberOfLines = 0
      setting.options.lineBreakMode = .wordWrap
      setting.options.alignment = .center
      setting.options.hyphenationFactor = 0.75
      let measurer = environment.measurer
      let needed = measurer.layout(setting.text, options: setting.options, width: width).size
      size = Size(
        width: environment.roundedUp(needed.width), height: environment.roundedUp(needed.height))
      layout = measurer.layout(setting.text, options: setting.options, width: size.width)
    }
  }
}

extension LargeContentPanel {
  /// The panel without its title, at its place in a picture.
  package func drawing(at origin: Point) -> Drawing {
    var drawing = Drawing()
    drawing.fill(
      Rect(x: origin.x, y: origin.y, width: size.width, height: size.height), .largeContent,
      radius: Self.cornerRadius)
    if let image {
      drawing.add(image, in: imagePlace.offset(dx: origin.x, dy: origin.y), .label)
    }
    return drawing
  }
}

extension DrawingColor {
  /// What the viewer's material makes of a screen: white becomes 245 of 255 and black 198, in dark mode 83 and 30. What
  /// is below it is not blurred here.
  ///
  /// Source: figures of a public project, which printed the filters of `UIAccessibilityHUDView`'s backdrop and worked
  /// out what they make of five greys.
  /// Evidence: E-large-content-material.
  static let largeContent = DrawingColor(
    .pair(
      light: .rgba(red: 0.951, green: 0.951, blue: 0.951, alpha: 0.816),
      dark: .rgba(red: 0.149, green: 0.149, blue: 0.149, alpha: 0.792)))
}

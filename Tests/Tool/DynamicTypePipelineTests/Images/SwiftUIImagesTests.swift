import DynamicTypeModel
import Testing

@testable import DynamicTypePipeline

/// Images of asset catalogues that views of SwiftUI show.
@Suite struct SwiftUIImagesTests {
  /// A view, how large its image is, and the colours of points in it.
  struct Shown: Sendable, CustomTestStringConvertible {
    var view: String
    var size: Size
    var colors: [(x: Double, y: Double, color: String)]

    var testDescription: String { view }
  }

  private static let blue = "Color(red: 0, green: 0, blue: 1)"
  private static let own = Size(width: 20, height: 10)
  private static let square = Size(width: 40, height: 40)
  private static let both = [(x: 5.0, y: 5.0, color: "FF0000"), (x: 15, y: 5, color: "00FF00")]

  /// `leaf` is red on the left and green on the right, 20 × 10 points; `mask` is black on the left and nothing on the
  /// right, and a template.
  static let shown = [
    Shown(view: "Image(\"leaf\")", size: own, colors: both),
    Shown(view: "Image(decorative: \"leaf\")", size: own, colors: both),
    Shown(view: "Image(.leaf)", size: own, colors: both),
    Shown(view: "Image(uiImage: UIImage(named: \"leaf\")!)", size: own, colors: both),
    Shown(view: "Image(uiImage: UIImage(resource: .leaf))", size: own, colors: both),
    Shown(view: "Image(uiImage: UIImage(named: \"leaf\") ?? UIImage())", size: own, colors: both),
    Shown(view: "Label(\"Tea\", image: \"leaf\")", size: own, colors: both),
    Shown(view: "Label(\"Tea\", image: .leaf)", size: own, colors: both),
    Shown(view: "Button { } label: { Image(\"leaf\") }", size: own, colors: both),
    Shown(
      view: "Image(\"leaf\").resizable().frame(width: 40, height: 40)", size: square,
      colors: [(10, 2, "FF0000"), (10, 38, "FF0000"), (30, 20, "00FF00")]),
    Shown(
      view: "Image(\"leaf\").resizable().scaledToFit().frame(width: 40, height: 40)",
      size: Size(width: 40, height: 20), colors: [(10, 10, "FF0000"), (30, 10, "00FF00")]),
    // 20 points on either side lie outside of the frame.
    Shown(
      view:
        "Image(\"leaf\").resizable().aspectRatio(contentMode: .fill).frame(width: 40, height: 40).clipped()",
      size: Size(width: 80, height: 40),
      colors: [(10, 20, "FFFFFF"), (30, 20, "FF0000"), (50, 20, "00FF00"), (70, 20, "FFFFFF")]),
    // The corner of a square is 20 × √2 from the middle of its circle of 20; (6, 6) is 14 × √2 = 19.8 from it.
    Shown(
      view: "Image(\"leaf\").resizable().frame(width: 40, height: 40).clipShape(Circle())",
      size: square,
      colors: [(2, 2, "FFFFFF"), (7, 7, "FF0000"), (37, 37, "FFFFFF"), (30, 30, "00FF00")]),
    Shown(
      view: "Image(\"leaf\").resizable().frame(width: 40, height: 40).cornerRadius(10)",
      size: square, colors: [(1, 1, "FFFFFF"), (5, 5, "FF0000"), (24, 1, "00FF00")]),
    // Half of red and white, and of green and white: 127.5 of the others.
    Shown(
      view: "Image(\"leaf\").opacity(0.5)", size: own,
      colors: [(5, 5, "FF7F7F"), (15, 5, "7FFF7F")]),
    Shown(
      view: "Image(\"leaf\").renderingMode(.template).foregroundStyle(\(blue))", size: own,
      colors: [(5, 5, "0000FF"), (15, 5, "0000FF")]),
    Shown(
      view: "Image(\"mask\").foregroundColor(\(blue))", size: own,
      colors: [(5, 5, "0000FF"), (15, 5, "FFFFFF")]),
    Shown(
      view: "Button { } label: { Image(\"mask\") }.tint(\(blue))", size: own,
      colors: [(5, 5, "0000FF"), (15, 5, "FFFFFF")]),
    Shown(
      view: "Image(\"mask\").renderingMode(.original).foregroundColor(\(blue))", size: own,
      colors: [(5, 5, "000000"), (15, 5, "FFFFFF")]),
    Shown(
      view:
        "Image(uiImage: UIImage(named: \"leaf\")!.withRenderingMode(.alwaysTemplate)).foregroundColor(\(blue))",
      size: own, colors: [(5, 5, "0000FF"), (15, 5, "0000FF")]),
    // Nine points of either colour, and what is between, half of each, stretched.
    Shown(
      view:
        "Image(\"leaf\").resizable(capInsets: EdgeInsets(top: 0, leading: 9, bottom: 0, trailing: 9)).frame(width: 60, height: 10)",
      size: Size(width: 60, height: 10),
      colors: [(8, 5, "FF0000"), (52, 5, "00FF00"), (18, 5, "FF0000"), (42, 5, "00FF00")]),
    Shown(
      view: "Image(\"leaf\").resizable(resizingMode: .tile).frame(width: 50, height: 30)",
      size: Size(width: 50, height: 30),
      colors: [(5, 25, "FF0000"), (15, 5, "00FF00"), (25, 15, "FF0000"), (45, 25, "FF0000")]),
    // `box` has a cap of 3 points on the left, in blue; a point of red is stretched.
    Shown(
      view: "Image(\"box\").resizable().frame(width: 60, height: 10)",
      size: Size(width: 60, height: 10),
      colors: [(1, 5, "0000FF"), (4, 5, "FF0000"), (58, 5, "FF0000")]),
    Shown(view: "Image(uiImage: Asset.leaf.image)", size: own, colors: both),
    Shown(view: "Asset.leaf.swiftUIImage", size: own, colors: both),
    Shown(view: "Image(asset: Asset.leaf)", size: own, colors: both),
    // Of an enumeration that is made when the app is built.
    Shown(view: "appIcons.leaf.view", size: own, colors: both),
    Shown(
      view: "Icons.leaf.view.resizable().frame(width: 60, height: 10)",
      size: Size(width: 60, height: 10), colors: [(5, 5, "FF0000"), (55, 5, "00FF00")]),
    Shown(
      view:
        "Image(uiImage: Asset.leaf.image.withRenderingMode(.alwaysTemplate)).foregroundColor(\(blue))",
      size: own, colors: [(5, 5, "0000FF"), (15, 5, "0000FF")]),
    // Black in light appearance, as the titles of tabs are.
    Shown(
      view: "TabView { Text(\"A\").tabItem { Label(\"Tea\", image: \"leaf\") } }", size: own,
      colors: [(5, 5, "000000"), (15, 5, "000000")]),
  ]

  @Test("Images are drawn as large and in the colours that views give them", arguments: shown)
  func images(shown: Shown) async throws {
    let folder = try Self.app(showing: shown.view)
    let app = try await DrawnApp(folder, on: Bench())
    #expect(app.image?.size == shown.size)
    #expect(shown.colors.map { app.color($0.x, $0.y) } == shown.colors.map(\.color))
  }

  @Test("An image that no catalogue has is a box, and so is one that code makes")
  func unknown() async throws {
    for view in [
      "Image(\"cup\")", "Image(uiImage: UIImage(named: \"leaf\")!.blurred())", "Image(icon)",
    ] {
      let folder = try Self.app(showing: view)
      let app = try await DrawnApp(folder, on: Bench())
      // The palest grey of light appearance, inside of the border.
      #expect(app.color(3, 3) == "E5E5EA", "\(view)")
    }
  }

  private static func app(showing view: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder([])
    let source = """
      import SwiftUI
      struct Tea: View {
        let icon: String
        var body: some View { ScrollView { \(view) } }
      }
      // As SwiftGen writes it.
      enum Asset { static let leaf = ImageAsset(name: "leaf") }
      struct ImageAsset {
        fileprivate(set) var name: String
        typealias Image = UIImage
        var image: Image {
          let image = Image(named: name, in: Bundle.main, compatibleWith: nil)
          guard let result = image else { fatalError("no \\(name)") }
          return result
        }
        var swiftUIImage: SwiftUI.Image { SwiftUI.Image(asset: self) }
      }
      """
    let images = folder.path + "/Assets.xcassets"
    let leaf = PNGFile(width: 20, height: 10) { column, _ in
      column < 10 ? 0xFF00_00FF : 0x00FF_00FF
    }
    let mask = PNGFile(width: 40, height: 20) { column, _ in column < 20 ? 0xFF : 0 }
    try writeFile(Array(source.utf8), to: folder.path + "/Tea.swift")
    try writeFile(
      Array(#"{"images": [{"idiom": "universal", "filename": "a.png"}]}"#.utf8),
      to: images + "/leaf.imageset/Contents.json")
    try writeFile(leaf.bytes, to: images + "/leaf.imageset/a.png")
    try writeFile(
      Array(
        #"""
        {"images": [{"idiom": "universal", "filename": "a.png", "scale": "2x"}],
        "properties": {"template-rendering-intent": "template"}}
        """#.utf8), to: images + "/mask.imageset/Contents.json")
    let box = PNGFile(width: 8, height: 4) { column, _ in
      column < 6 ? 0x0000_FFFF : 0xFF00_00FF
    }
    try writeFile(box.bytes, to: images + "/box.imageset/a.png")
    try writeFile(
      Array(
        #"""
        {"images": [{"idiom": "universal", "filename": "a.png", "scale": "2x", "resizing":
        {"mode": "3-part-horizontal", "center": {"mode": "stretch", "width": 2},
        "cap-insets": {"left": 6, "right": 0}}}]}
        """#.utf8), to: images + "/box.imageset/Contents.json")
    try writeFile(mask.bytes, to: images + "/mask.imageset/a.png")
    return folder
  }
}

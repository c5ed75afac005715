import DynamicTypeModel
internal import FoundationEssentials

/// A `Contents.json` of an asset catalogue, as far as sizes and colours go.
///
/// Format: Apple, Asset Catalog Format Reference.
struct AssetContents: Decodable {
  struct Image: Decodable {
    var filename: String?
    var idiom: String?
    var scale: String?
    /// Dark mode and such; absent for the image that holds otherwise.
    var appearances: [[String: String]]?
    var resizing: Resizing?
  }

  /// The slices of an image, in its pixels; parts that a mode has no use for are absent.
  struct Resizing: Decodable {
    struct Center: Decodable {
      /// `stretch` or `tile`.
      var mode: String?
      var width: Double?
      var height: Double?
    }

    struct CapInsets: Decodable {
      var top: Double?
      var left: Double?
      var bottom: Double?
      var right: Double?
    }

    /// `9-part`, `3-part-horizontal` or `3-part-vertical`.
    var mode: String?
    var center: Center?
    var capInsets: CapInsets?

    enum CodingKeys: String, CodingKey {
      case mode, center
      case capInsets = "cap-insets"
    }
  }

  struct Color: Decodable {
    var color: ColorSpecification?
    var idiom: String?
    /// Dark mode and such; absent for the colour that holds otherwise.
    var appearances: [[String: String]]?
  }

  struct ColorSpecification: Decodable {
    var components: [String: String]?
    var reference: String?
    var space: String?

    enum CodingKeys: String, CodingKey {
      case components, reference
      case space = "color-space"
    }
  }

  struct Properties: Decodable {
    var providesNamespace: Bool?
    var renderingIntent: String?

    enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
      case renderingIntent = "template-rendering-intent"
    }
  }

  var images: [Image]?
  var colors: [Color]?
  var properties: Properties?

  /// Nil when the bytes are not such a file.
  init?(_ bytes: [UInt8]) {
    guard let contents = try? JSONDecoder().decode(AssetContents.self, from: Data(bytes)) else {
      return nil
    }
    self = contents
  }
}

extension AssetContents {
  /// The images with a file, the best for a phone first.
  var imagesByPreference: [Image] {
    let idioms = ["iphone", "universal", "ipad"]
    return (images ?? []).filter { $0.filename != nil }.enumerated().sorted { left, right in
      let leftRank = idioms.firstIndex(of: left.element.idiom ?? "universal") ?? idioms.count
      let rightRank = idioms.firstIndex(of: right.element.idiom ?? "universal") ?? idioms.count
      return (leftRank, left.offset) < (rightRank, right.offset)
    }.map(\.element)
  }

  /// How its images are drawn.
  ///
  /// Source: Apple, *Asset Catalog Format Reference*, `template-rendering-intent`.
  var rendering: ImageFile.Rendering {
    properties?.renderingIntent.flatMap(ImageFile.Rendering.init) ?? .automatic
  }

  /// The colour of light mode, else the one for any, else the first; with that of dark mode, where there is another.
  ///
  /// Those of high contrast do not count.
  var color: ColorValue? {
    let known = (colors ?? []).filter { $0.color != nil }
    let any = known.first { $0.appearances == nil } ?? colors?.first
    guard let light = (known.first { $0.isOnly("light") } ?? any)?.color?.value else { return nil }
    guard let dark = (known.first { $0.isOnly("dark") })?.color?.value, dark != light else {
      return light
    }
    return .adaptive(light: light, dark: dark)
  }
}

extension AssetContents.Color {
  /// Whether it is for light or for dark mode, whatever the contrast.
  ///
  /// Source: Apple, *Asset Catalog Format Reference*; the catalogues of Xcode write `luminosity` with `light` or `dark`.
  fileprivate func isOnly(_ luminosity: String) -> Bool {
    appearances == [["appearance": "luminosity", "value": luminosity]]
  }
}

extension AssetContents.ColorSpecification {
  /// Nil where it says nothing that is known.
  fileprivate var value: ColorValue? {
    if let reference { return .system(reference) }
    guard let components else { return nil }
    let alpha = components["alpha"].flatMap(Self.opacity) ?? 1
    if let white = components["white"].flatMap(Self.component) {
      return .rgba(red: white, green: white, blue: white, alpha: alpha)
    }
    guard let red = components["red"].flatMap(Self.component),
      let green = components["green"].flatMap(Self.component),
      let blue = components["blue"].flatMap(Self.component)
    else { return nil }
    if space == "display-p3" {
      return ColorValue.displayP3(red: red, green: green, blue: blue, alpha: alpha)
    }
    return .rgba(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// An alpha is a fraction, with a point or without: `1` and `1.000` are opaque.
  private static func opacity(_ text: String) -> Double? {
    guard let number = Double(text), (0...1).contains(number) else { return component(text) }
    return number
  }

  /// A component as hexadecimal or decimal of 255, or as a fraction with a point.
  private static func component(_ text: String) -> Double? {
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    guard let number = Double(text), number.isFinite else { return nil }
    return text.contains(".") ? number : number / 255
  }
}

extension AssetContents.Image {
  /// `2x` as 2; 1 when absent, as for vectors, and for what is no scale.
  var pixelScale: Double {
    let number = scale.flatMap { Double($0.prefix { $0 != "x" }) } ?? 1
    return (1...10).contains(number) ? number : 1
  }

  /// What of it keeps its size, in points; nil for nothing.
  var slices: ImageSlices? {
    guard let resizing else { return nil }
    /// Points of pixels; a file may say any number.
    func length(_ pixels: Double?) -> Double {
      guard let pixels, pixels.isFinite else { return 0 }
      return min(max(pixels, 0), 100_000) / pixelScale
    }
    let (caps, center) = (resizing.capInsets, resizing.center)
    var slices = ImageSlices(isTiled: center?.mode == "tile")
    if resizing.mode != "3-part-vertical" {
      (slices.caps.left, slices.caps.right) = (length(caps?.left), length(caps?.right))
      slices.centerWidth = center?.width.map(length)
    }
    if resizing.mode != "3-part-horizontal" {
      (slices.caps.top, slices.caps.bottom) = (length(caps?.top), length(caps?.bottom))
      slices.centerHeight = center?.height.map(length)
    }
    return slices
  }
}

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

  /// The colour without any appearance, else the first.
  var color: ColorValue? {
    let plain = colors?.first { $0.appearances == nil && $0.color != nil }
    guard let color = (plain ?? colors?.first)?.color else { return nil }
    if let reference = color.reference { return .system(reference) }
    guard let components = color.components else { return nil }
    let alpha = components["alpha"].flatMap(AssetContents.opacity) ?? 1
    if let white = components["white"].flatMap(AssetContents.component) {
      return .rgba(red: white, green: white, blue: white, alpha: alpha)
    }
    guard let red = components["red"].flatMap(AssetContents.component),
      let green = components["green"].flatMap(AssetContents.component),
      let blue = components["blue"].flatMap(AssetContents.component)
    else { return nil }
    if color.space == "display-p3" {
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
}

package import DynamicTypeModel
internal import SwiftUIModel

/// A colour, which as a view fills what it is offered.
public struct Color: Hashable, Sendable {
  package let value: ColorValue
  /// What `opacity(_:)` says of a colour whose parts are not known; the others have it in their alpha.
  let opacity: Double

  package init(value: ColorValue) {
    self.init(value: value, opacity: 1)
  }

  private init(value: ColorValue, opacity: Double) {
    self.value = value
    self.opacity = opacity
  }

  public enum RGBColorSpace: Sendable {
    case sRGB
    case sRGBLinear
    case displayP3
  }

  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    self.init(value: .rgba(red: red, green: green, blue: blue, alpha: opacity))
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(value: .rgba(red: white, green: white, blue: white, alpha: opacity))
  }

  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func component(_ offset: Double) -> Double {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// A colour of the app's asset catalogue.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(value: .named(name, fallback: nil))
  }

  public func opacity(_ opacity: Double) -> Color {
    guard case .rgba(let red, let green, let blue, let alpha) = value else {
      return Color(value: value, opacity: self.opacity * opacity)
    }
    return Color(red: red, green: green, blue: blue, opacity: alpha * opacity)
  }

  public func mix(with other: Color, by fraction: Double) -> Color { fraction < 0.5 ? self : other }

  public var gradient: AnyGradient { AnyGradient(color: self) }
}

extension Color {
  private static func system(_ name: String) -> Color { Color(value: .system(name)) }

  public static let red = system("systemRedColor")
  public static let orange = system("systemOrangeColor")
  public static let yellow = system("systemYellowColor")
  public static let green = system("systemGreenColor")
  public static let mint = system("systemMintColor")
  public static let teal = system("systemTealColor")
  public static let cyan = system("systemCyanColor")
  public static let blue = system("systemBlueColor")
  public static let indigo = system("systemIndigoColor")
  public static let purple = system("systemPurpleColor")
  public static let pink = system("systemPinkColor")
  public static let brown = system("systemBrownColor")
  public static let gray = system("systemGrayColor")
  public static let white = Color(white: 1)
  public static let black = Color(white: 0)
  public static let clear = Color(white: 0, opacity: 0)
  public static let primary = system("labelColor")
  public static let secondary = system("secondaryLabelColor")
  public static let accentColor = system("tintColor")
}

extension Color: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    ViewTree.filled(ShapeContent(), with: self)
  }
}

extension ViewTree {
  /// A shape in a colour, which may be translucent.
  static func filled(_ shape: ShapeContent, with color: Color?) -> ViewTree {
    var shape = shape
    shape.color = color?.value
    let tree = ViewTree(.shape(shape))
    guard let opacity = color?.opacity, opacity != 1 else { return tree }
    return tree.modified(by: .opacity(opacity))
  }
}

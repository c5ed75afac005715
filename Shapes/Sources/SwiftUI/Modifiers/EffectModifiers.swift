internal import SwiftUIModel

// Effects that a layout does not see, or sees by what they hide.
nonisolated extension View {
  private func effect(_ name: String) -> some View { modified(by: .visualEffect(name)) }

  public func opacity(_ opacity: Double) -> some View { modified(by: .opacity(opacity)) }

  public func hidden() -> some View { modified(by: .hidden) }

  public func clipped(antialiased: Bool = false) -> some View { modified(by: .clipped) }

  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modified(by: .clipShape(shape.outlineInTree))
  }

  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    modified(by: .clipShape(.roundedRectangle(Double(radius))))
  }

  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View { effect("mask") }

  public func mask<Mask: View>(_ mask: Mask) -> some View { effect("mask") }

  public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { effect("shadow") }

  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { effect("blur") }
  public func brightness(_ amount: Double) -> some View { effect("brightness") }
  public func contrast(_ amount: Double) -> some View { effect("contrast") }
  public func saturation(_ amount: Double) -> some View { effect("saturation") }
  public func grayscale(_ amount: Double) -> some View { effect("grayscale") }
  public func hueRotation(_ angle: Angle) -> some View { effect("hueRotation") }
  public func colorInvert() -> some View { effect("colorInvert") }
  public func colorMultiply(_ color: Color) -> some View { effect("colorMultiply") }
  public func blendMode(_ mode: BlendMode) -> some View { effect("blendMode") }
  public func compositingGroup() -> some View { self }
  public func drawingGroup(opaque: Bool = false) -> some View { self }
  public func zIndex(_ value: Double) -> some View { named("zIndex") }

  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    effect("rotationEffect")
  }

  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    perspective: CGFloat = 1
  ) -> some View { effect("rotation3DEffect") }

  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    effect("scaleEffect")
  }

  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    effect("scaleEffect")
  }

  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View { effect("scaleEffect") }

  public func redacted(reason: RedactionReasons) -> some View {
    environment(changed: .redacted(reason.contains(.placeholder)))
  }
  public func unredacted() -> some View { environment(changed: .redacted(false)) }
  public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
}

public enum BlendMode: Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter
}

public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}

// MARK: - Colours

nonisolated extension View {
  public func foregroundColor(_ color: Color?) -> some View {
    environment(changed: .foregroundColor(color?.value))
  }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(changed: .foregroundColor(style.shapeColor))
  }

  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View { foregroundStyle(primary) }

  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View { foregroundStyle(primary) }

  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  public func tint(_ tint: Color?) -> some View { environment(changed: .tint(tint?.value)) }
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    environment(changed: .tint(tint?.shapeColor))
  }
  public func accentColor(_ color: Color?) -> some View { tint(color) }

  public func colorScheme(_ scheme: ColorScheme) -> some View {
    environment(changed: .colorScheme(isDark: scheme == .dark))
  }

  public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
    environment(changed: .preferredAppearance(scheme.map { $0 == .dark ? .dark : .light }))
  }
}

public import DynamicType
internal import SwiftUIModel

nonisolated extension View {
  public func font(_ font: Font?) -> some View {
    EnvironmentView(
      content: self, change: { $0.font = font },
      told: [.font(font?.base)] + (font?.hasMonospacedDigits == true ? [.monospacedDigit] : []))
  }

  public func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(changed: .fontWeight(weight))
  }

  public func fontWidth(_ width: Font.Width?) -> some View { self }

  public func fontDesign(_ design: Font.Design?) -> some View {
    environment(changed: .fontDesign(design))
  }

  public func monospaced(_ isActive: Bool = true) -> some View {
    environment(changed: .fontDesign(isActive ? .monospaced : nil))
  }

  public func bold(_ isActive: Bool = true) -> some View {
    environment(changed: .fontWeight(isActive ? .bold : nil))
  }

  public func italic(_ isActive: Bool = true) -> some View {
    environment(changed: .italic(isActive))
  }

  public func monospacedDigit() -> some View { environment(changed: .monospacedDigit) }

  public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    environment(changed: .underline(isActive))
  }

  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    environment(changed: .strikethrough(isActive))
  }

  public func imageScale(_ scale: Image.Scale) -> some View {
    environment(changed: .imageScale(scale.scale))
  }

  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(changed: .dynamicTypeSize(.size(size)))
  }

  public func dynamicTypeSize(_ range: ClosedRange<DynamicTypeSize>) -> some View {
    limited(ContentSizeLimits(range))
  }

  public func dynamicTypeSize(_ range: PartialRangeThrough<DynamicTypeSize>) -> some View {
    limited(ContentSizeLimits(range))
  }

  public func dynamicTypeSize(_ range: PartialRangeFrom<DynamicTypeSize>) -> some View {
    limited(ContentSizeLimits(range))
  }

  public func dynamicTypeSize(_ range: PartialRangeUpTo<DynamicTypeSize>) -> some View {
    limited(ContentSizeLimits(range))
  }

  private func limited(_ limits: ContentSizeLimits) -> some View {
    environment(changed: .dynamicTypeSize(.range(limits)))
  }
}

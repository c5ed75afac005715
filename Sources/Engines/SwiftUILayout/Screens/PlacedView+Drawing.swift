import DynamicTypeControls
import DynamicTypeModel
import SwiftUIModel

/// What pictures show of a view besides its text, as its environment decides: nothing that layout asks for.
extension PlacedView {
  /// The colour of its text or symbol; nil for that of labels.
  ///
  /// - Parameter usage: What the text or symbol is for.
  func drawnColor(as usage: LaidOutView.Usage?) -> ColorValue? {
    if let color = environment.foregroundColor { return color }
    switch (usage, environment.buttonStyle) {
    case (.button?, _) where !environment.isEnabled: return .system("tertiaryLabelColor")
    case (.button?, .borderedProminent), (.button?, .glassProminent):
      return .rgba(red: 1, green: 1, blue: 1, alpha: 1)
    case (.button?, .plain), (.button?, .custom): return nil
    case (.button?, _): return accent
    // As `SectionTexts` has UIKit's; a prominent header is in the colour of labels.
    case (.sectionHeader?, _): return environment.isHeaderProminent ? nil : .secondaryLabel
    case (.sectionFooter?, _): return .secondaryLabel
    // The icon of a label in a list.
    case (.label?, _) where environment.place == .listRow && text == nil: return accent
    default: return nil
    }
  }

  /// The colour that controls are filled and written in.
  private var accent: ColorValue { environment.tint ?? .system("systemBlueColor") }

  /// Takes over how the view is drawn.
  func describeDrawing(of view: inout LaidOutView, as usage: LaidOutView.Usage?) {
    view.appearance.tint = environment.tint
    switch kind {
    case .list where hasCards:
      view.appearance.background = .system("systemGroupedBackgroundColor")
    case .listCard where environment.listStyle != .grouped:
      view.appearance.cornerRadius = DrawingMetrics(era: environment.era).sectionRadius
    case .image(let source):
      let image =
        switch source {
        case .symbol(let name): ImageContent(name: name, isSystemSymbol: true)
        case .asset(let name): asset(name, as: usage)
        }
      view.appearance.control = ControlContent(ImageViewContent(image: image))
      view.appearance.tint = drawnColor(as: usage) ?? .system("labelColor")
    case .controlPart(.menuIndicator): view.appearance.tint = environment.foregroundColor ?? accent
    case .shape(let shape)
    where shape.color == nil && shape.outline != .other:
      // A shape that nothing fills has the colour of text.
      let color = environment.foregroundColor ?? .system("labelColor")
      if shape.lineWidth == nil { view.appearance.background = color }
      view.appearance.borderColor = color
    case .control(.button(let isDestructive)):
      describeButton(of: &view, isDestructive: isDestructive)
    case .control(.link), .control(.menu): describeButton(of: &view, isDestructive: false)
    case .control(.navigationLink) where environment.place != .listRow:
      describeButton(of: &view, isDestructive: false)
    default: break
    }
  }

  /// An image of a catalogue, which fills its frame.
  private func asset(_ name: String, as usage: LaidOutView.Usage?) -> ImageContent {
    var content = ImageContent(name: name, naturalSize: image?.size)
    content.file = image?.file
    if let rendering = image?.rendering { content.file?.rendering = rendering }
    if let slices = image?.slices {
      content.file?.slices = environment.layoutDirection == .rightToLeft ? slices.mirrored : slices
    }
    if content.file?.rendering == .automatic, environment.place == .tabItem {
      content.file?.rendering = .template
    }
    return content
  }

  private var hasCards: Bool {
    switch environment.listStyle {
    case .plain, .inset: false
    case .automatic, .grouped, .insetGrouped, .sidebar: true
    }
  }

  private func describeButton(of view: inout LaidOutView, isDestructive: Bool) {
    switch environment.buttonStyle {
    case .bordered, .glass: view.appearance.background = .system("tertiarySystemFillColor")
    case .borderedProminent, .glassProminent:
      view.appearance.background =
        !environment.isEnabled
        ? .system("tertiarySystemFillColor") : isDestructive ? .destructive : accent
    case .automatic, .plain, .borderless, .custom: return
    }
    // Capsules, as buttons are since iOS 26; earlier ones of a line are nearly as round.
    view.appearance.cornerRadius = frame.height / 2
  }
}

extension ColorValue {
  /// What controls are written or filled in that delete something.
  static let destructive = ColorValue.system("systemRedColor")
  fileprivate static let secondaryLabel = ColorValue.system("secondaryLabelColor")
}

import DynamicType
import DynamicTypeControls
import DynamicTypeModel
import SwiftUIModel

/// `Image`: its own size, or what it is offered where it is resizable.
struct ImageRule: LayoutRule {
  var image: ImageDescription

  var assumptions: LayoutAssumptions {
    switch image.source {
    case .symbol: image.size == nil && !image.isResizable ? .symbolSize : []
    case .asset: image.size == nil ? .imageSize : []
    }
  }

  var ownGuides: GuideMask {
    if case .symbol = image.source, !image.isResizable { return .textBaselines }
    return []
  }

  func size(proposed: ProposedSize, in view: ViewHandle) -> Size {
    let natural = naturalSize(in: view)
    return image.isResizable ? proposed.replacingUnspecified(by: natural) : natural
  }

  private func naturalSize(in view: ViewHandle) -> Size {
    if let known = view.node.naturalSize { return known }
    let environment = view.environment
    let size = image.size(for: environment.resolvedFont, environment: environment)
    view.node.naturalSize = size
    return size
  }

  /// A symbol stands on the baseline of text in its font, about its descender above its bottom.
  func guide(_ key: GuideKey, proposed: ProposedSize, in view: ViewHandle) -> Double? {
    guard key.kind == .firstTextBaseline || key.kind == .lastTextBaseline else { return nil }
    let font = view.environment.resolvedFont
    return size(proposed: proposed, in: view).height
      - view.session.measurer.descender(of: font.textFont)
  }
}

extension ImageDescription {
  /// The size in points where nothing is offered.
  func size(for font: Font, environment: ViewEnvironment) -> Size {
    if let size { return size.sanitized }
    switch source {
    case .asset: return Size(width: 20, height: 20)
    case .symbol(let name):
      let scale: ImageContent.SymbolScale? =
        switch environment.imageScale {
        case .small: .small
        case .medium: nil
        case .large: .large
        }
      var device = Device.documentDefault
      device.pixelScale = environment.pixelScale
      return SymbolImage(
        image: .symbol(name, scale: environment.place == .tabItem ? .large : scale),
        pointSize: pointSize(in: font, environment),
        device: device
      ).size.sanitized
    }
  }

  /// A tab's symbol is of Body's size and large, whatever the font of its title.
  private func pointSize(in font: Font, _ environment: ViewEnvironment) -> Double {
    environment.place == .tabItem ? 17 : font.pointSize.sanitizedLength
  }
}

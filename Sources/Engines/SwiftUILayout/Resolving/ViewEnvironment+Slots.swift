import DynamicType
import DynamicTypeModel
import SwiftUIModel

extension ViewEnvironment {
  /// What a container changes about the environment of one of its children; nil for nothing.
  ///
  /// - Parameter slot: The number of the child.
  func inside(_ content: ViewContent, slot: Int) -> ViewEnvironment? {
    switch (content, slot) {
    case (.list(let style), _): inListRow(style)
    case (.section, 0) where place == .listRow: inSectionHeader
    case (.section, 2) where place == .listRow: inSectionFooter
    case (.toolbar, 1): inPlace(.toolbar, textSizes: .large ... .xxLarge)
    case (.tabItem, 1): inTabItem
    case (.presentation, 1): inPlace(.free)
    case (.scrollView, _) where contentMargins != .zero || scrollOffset != Point():
      inScrollView
    default: nil
    }
  }

  /// The system makes the item of a bar of what it finds: an image above a title in its own font.
  private var inTabItem: ViewEnvironment {
    var environment = inPlace(.tabItem, textSizes: .large ... .large)
    environment.font = .system(size: 10, weight: .medium)
    return environment
  }

  private var inScrollView: ViewEnvironment {
    var environment = self
    environment.contentMargins = .zero
    environment.contentMarginEdges = []
    environment.scrollOffset = Point()
    return environment
  }

  /// The environment in a part of the interface whose texts grow between some sizes alone: those of bars
  /// from Large to XXL, those of tabs not at all.
  private func inPlace(
    _ place: ViewPlace, textSizes: ClosedRange<DynamicTypeSize>? = nil
  ) -> ViewEnvironment {
    var environment = self
    environment.place = place
    if let textSizes {
      environment.dynamicTypeSize = min(
        max(dynamicTypeSize, textSizes.lowerBound), textSizes.upperBound)
    }
    return environment
  }
}

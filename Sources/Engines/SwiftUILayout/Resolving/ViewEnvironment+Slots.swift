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
    case (.toolbar, 1): inPlace(.toolbar)
    case (.tabItem, 1): inPlace(.tabItem)
    default: nil
    }
  }

  private func inPlace(_ place: ViewPlace) -> ViewEnvironment {
    var environment = self
    environment.place = place
    return environment
  }
}

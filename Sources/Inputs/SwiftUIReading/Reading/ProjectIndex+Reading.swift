import SwiftUIModel

extension ProjectIndex {
  /// The most states of a screen that are read besides the base one.
  package static let maximumVariants = 8

  /// Reads a screen in its base state, then in the states that unknown conditions lead to.
  ///
  /// - Parameter variants: The most states to read besides the base one, which comes first.
  package func read(
    _ screen: SwiftUIScreen, in environment: ReadingEnvironment,
    variants: Int = ProjectIndex.maximumVariants
  ) -> [ReadScreen] {
    [ReadScreen(name: screen.name, location: screen.location, tree: .empty)]
  }
}

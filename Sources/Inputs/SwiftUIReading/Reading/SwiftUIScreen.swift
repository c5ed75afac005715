import DynamicTypeModel

/// A view of an app's sources that can be read as the root of a screen.
package struct SwiftUIScreen: Codable, Hashable, Sendable {
  package enum Kind: Codable, Hashable, Sendable {
    /// A `struct … : View`.
    case view
    /// A `#Preview` or a `PreviewProvider`, by its name.
    case preview
  }

  /// The name of the type, or that of the preview; with those around it, or a number, where others of the file have the same.
  package var name: String
  /// The name as it is written, which several may have.
  package var writtenName: String
  package var kind: Kind
  /// The `struct`, or the preview.
  package var location: SourceLocation
  /// Whether the view fills a screen: it is presented as one, or its body itself has a `List`, `Form`, `ScrollView`,
  /// `NavigationStack`, `NavigationView`, `NavigationSplitView` or `TabView`, or sets a navigation
  /// title or a toolbar. Other views are parts of screens, and previews may show either.
  package var isWholeScreen: Bool
  /// Whether code shows the view as a screen of its own: in a window or a tab, pushed, as a sheet or over the whole screen,
  /// or by a hosting controller.
  package var isPresented: Bool
  /// Where it is in the navigation stack that shows its title, which decides how large that is.
  package var inStack: PlaceInStack

  package enum PlaceInStack: Codable, Hashable, Sendable {
    /// Code puts it first into a stack, and says nothing of titles there.
    case first
    /// Code shows it in no other way than on top of another screen of the stack.
    case pushed
    /// The same, where each way to it begins with a navigation stack and no screen on it says how large titles are.
    case pushedOnLarge
    /// Another view has it in its body, or the code that shows it says how large titles are.
    case unknown
  }

  package init(
    name: String, kind: Kind, location: SourceLocation, isWholeScreen: Bool,
    isPresented: Bool = false, inStack: PlaceInStack = .unknown
  ) {
    self.name = name
    writtenName = name
    self.kind = kind
    self.location = location
    self.isWholeScreen = isWholeScreen
    self.isPresented = isPresented
    self.inStack = inStack
  }
}

extension SwiftUIScreen {
  /// Whether somebody means the screen by one of some names.
  package func isCalled(oneOf names: Set<String>) -> Bool {
    names.contains(name) || names.contains(writtenName)
  }
}

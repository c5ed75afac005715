import DynamicTypeSource
import SwiftSyntax

/// The names that a source declares, and where: what is known of it without its syntax.
package struct FileOutline: Codable, Hashable, Sendable {
  /// In the order of ``FileDeclarations``, as all lists here.
  var types: [TypeOutline]
  var extensions: [TypeOutline]
  var functions: [String]
  var globals: [String]
  var aliases: [String]
  var previews: [PreviewOutline]
  /// The names that it names in code that iOS does not compile, ascending.
  var namesElsewhere: [String]
  /// The views that it shows as screens of their own.
  var presentedViews: PresentedViewNames
  /// Whether it makes a window dark.
  var makesWindowDark: Bool
  /// Whether it gives `UserDefaults` values for what is not kept yet.
  var registersDefaults: Bool

  package init(of source: ParsedSource) {
    let file = FileDeclarations(source, file: 0)
    namesElsewhere = source.namesElsewhere
    presentedViews = source.presentedViews
    makesWindowDark = source.makesWindowDark
    registersDefaults = source.bytes.contains("register(defaults:")
    types = file.types
    extensions = file.extensions
    functions = file.functions
    globals = file.globals
    aliases = file.aliases.sorted()
    previews = file.previews.map {
      PreviewOutline(name: $0.name, offset: $0.offset, fillsScreen: $0.body.fillsScreen)
    }
  }
}

/// A type or an extension, without its members.
struct TypeOutline: Codable, Hashable, Sendable {
  /// The property `body`.
  enum Body: Codable, Hashable, Sendable {
    case stored
    case computed(fillsScreen: Bool)
  }

  var name: String
  var qualifiedName: String
  var kind: TypeDeclaration.Kind
  var inherited: [String] = []
  var body: Body?
  var offset = 0
  var isPrivate = false
  /// Whether it is generic over views: what it shows is what it is given.
  var takesViews = false
}

/// A `#Preview` or a `PreviewProvider`, without what it shows.
struct PreviewOutline: Codable, Hashable, Sendable {
  var name: String
  var offset: Int
  var fillsScreen: Bool
}

extension CodeBlockItemListSyntax {
  /// Whether a body itself has what only whole screens have.
  var fillsScreen: Bool {
    var previous = ""
    for token in tokens(viewMode: .sourceAccurate) {
      guard case .identifier(let name) = token.tokenKind else {
        previous = token.text
        continue
      }
      if previous == "." ? screenModifiers.contains(name) : screenContainers.contains(name) {
        return true
      }
      previous = name
    }
    return false
  }
}

private let screenContainers: Set<String> = [
  "List", "Form", "ScrollView", "NavigationStack", "NavigationView", "NavigationSplitView",
  "TabView",
]
private let screenModifiers: Set<String> = [
  "navigationTitle", "navigationBarTitle", "toolbar", "navigationBarItems",
]

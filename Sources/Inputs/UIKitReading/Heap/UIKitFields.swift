import SwiftCode

/// Where UIKit's classes keep their properties.
///
/// Filled once for an index, and asked by all screens.
final class UIKitFields: Sendable {
  /// A stored property of one of UIKit's classes.
  struct Field: Hashable, Sendable, ExpressibleByStringLiteral {
    var name: String

    /// - Parameter value: `UIView.frame`.
    init(stringLiteral value: StaticString) { name = "\(value)" }

    init(_ type: String, _ property: String) { name = "\(type).\(property)" }
  }

  private let variables: [Field: VariableDeclaration]
  private let ownFileCount: Int
  /// The file of classes of packages, of which only the names are known.
  private let packageFile: Int?

  init(_ index: CodeIndex) {
    var variables: [Field: VariableDeclaration] = [:]
    ownFileCount = index.ownFileCount
    packageFile = index.files.firstIndex { $0.path == PackageClasses.path }
    for type in index.allTypes where type.place.file >= index.ownFileCount {
      for variable in type.storedProperties {
        variables[Field(type.qualifiedName, variable.name)] = variable
      }
    }
    self.variables = variables
  }

  subscript(field: Field) -> VariableDeclaration? { variables[field] }

  /// Whether a type is of a package, so that only its name is known.
  func isOfPackage(_ type: TypeDeclaration) -> Bool { type.place.file == packageFile }

  /// Whether a type is UIKit's, and not the app's.
  func isPrelude(_ type: TypeDeclaration) -> Bool { type.place.file >= ownFileCount }
}

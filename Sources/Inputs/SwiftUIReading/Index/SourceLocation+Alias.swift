import DynamicTypeModel

/// A place in a source of the app; SwiftSyntax has a type of this name, too.
package typealias SourceLocation = DynamicTypeModel.SourceLocation

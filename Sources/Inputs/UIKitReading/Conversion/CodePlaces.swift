import DynamicTypeModel
import SwiftCode
import SwiftSyntax
import Synchronization

/// Finds lines and names of places in an app's code.
package final class CodePlaces: Sendable {
  private let index: CodeIndex
  /// Offsets of the first bytes of lines, by file.
  private let lines: Mutex<[Int: [Int]]> = Mutex([:])
  /// The app's own stored properties.
  private let properties: [DeclarationID: VariableDeclaration]

  init(_ index: CodeIndex) {
    self.index = index
    var properties: [DeclarationID: VariableDeclaration] = [:]
    for type in index.allTypes where type.place.file < index.ownFileCount {
      for variable in type.storedProperties { properties[variable.id] = variable }
    }
    self.properties = properties
  }

  func property(_ id: DeclarationID) -> VariableDeclaration? { properties[id] }

  func location(_ place: CodePlace?) -> DynamicTypeModel.SourceLocation? {
    guard let place, index.files.indices.contains(place.file) else { return nil }
    let file = index.files[place.file]
    let starts = lines.withLock { lines in
      if let known = lines[place.file] { return known }
      var starts = [0]
      for (offset, byte) in file.text.enumerated() where byte == UInt8(ascii: "\n") {
        starts.append(offset + 1)
      }
      lines[place.file] = starts
      return starts
    }
    // The last line that begins at or before the place.
    var low = 0
    var high = starts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= place.offset { low = middle } else { high = middle }
    }
    return DynamicTypeModel.SourceLocation(
      path: file.path, line: low + 1, column: place.offset - starts[low] + 1)
  }

  /// The name of the variable or property whose first value is made at a place.
  func variableName(_ place: CodePlace) -> String? {
    guard index.files.indices.contains(place.file) else { return nil }
    let position = AbsolutePosition(utf8Offset: place.offset)
    var node: Syntax? = index.files[place.file].syntax.token(at: position).map { Syntax($0) }
    while let current = node {
      if let binding = current.as(PatternBindingSyntax.self),
        binding.accessorBlock == nil
          || binding.initializer != nil
      {
        return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      }
      if current.is(FunctionDeclSyntax.self) || current.is(InitializerDeclSyntax.self) {
        return nil
      }
      node = current.parent
    }
    return nil
  }
}

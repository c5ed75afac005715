import CodeEvaluation
import DynamicTypeModel
import DynamicTypeSource
import SwiftCode

/// What the machine runs: the declarations of the same sources, with their bodies.
final class ProjectCode: Sendable {
  let index: CodeIndex
  let bodies = BodyCache()

  init(_ files: [IndexedFile]) {
    // What nests too deeply to be parsed counts as empty.
    let trees = files.compactMap { file in file.source.tree.map { (file.source.path, $0) } }
    index = CodeIndex(
      files.map { (path: $0.source.path, text: $0.source.tree == nil ? [] : $0.source.bytes) },
      prelude: [
        (CombineSources.path, Array(CombineSources.source.utf8)),
        (Prelude.path, Array(Prelude.source.utf8)),
        (SwiftUIPrelude.path, Array(SwiftUIPrelude.source.utf8)),
      ], trees: Dictionary(trees) { first, _ in first })
  }
}

extension ProjectIndex {
  private var made: ProjectCode { madeCode.made { ProjectCode(files) }.value }
  /// The index of the machine, which tells the trace what it is asked.
  var code: CodeIndex {
    guard let trace else { return made.index }
    return made.index.noting { question in
      switch question {
      case .type(let name): trace.note(.type, name)
      case .typesNamed(let name): trace.note(.typesNamed, name)
      case .function(let name): trace.note(.function, name)
      case .variable(let name): trace.note(.global, name)
      case .alias(let name): trace.note(.alias, name)
      case .heirs(let name): trace.note(.heirs, name)
      case .operators: trace.note(.operators, "")
      case .extensionsOfAliases: trace.note(.extensionsOfAliases, "")
      }
    }
  }
  var bodies: BodyCache { made.bodies }
  /// The first file that is none of the app's.
  var firstPreludeFile: Int { files.count }

  /// The declaration of a type as the machine knows it.
  func codeType(of type: TypeDeclaration) -> OwnType? {
    let candidates = code.types(named: type.name).filter {
      $0.qualifiedName == type.qualifiedName
    }
    return candidates.first { $0.place.file == type.file } ?? candidates.first
  }
}

extension FileOutline {
  /// Whether one of its types inherits from one of a last name.
  func inherits(from name: String) -> Bool {
    (types + extensions).contains { type in
      type.inherited.contains { inherited in
        let path = inherited.prefix { $0 != "<" }
        return path.split(separator: ".").last.map(String.init) == name
      }
    }
  }
}

extension ParsedSource {
  /// Whether it may declare an operator, by its bytes.
  var declaresOperators: Bool {
    bytes.contains("precedencegroup ") || bytes.contains("fix operator ")
  }
}

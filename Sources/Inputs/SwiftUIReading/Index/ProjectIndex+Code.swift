import CodeEvaluation
import DynamicTypeSource
import SwiftCode

/// What the machine runs: the declarations of the same sources, with their bodies.
final class ProjectCode: Sendable {
  let index: CodeIndex
  let bodies = BodyCache()
  /// The first file that is none of the app's.
  let firstPreludeFile: Int

  init(_ files: [IndexedFile]) {
    firstPreludeFile = files.count
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
  var code: CodeIndex { made.index }
  var bodies: BodyCache { made.bodies }
  var firstPreludeFile: Int { files.count }

  /// The declaration of a type as the machine knows it.
  func codeType(of type: TypeDeclaration) -> OwnType? {
    let candidates = code.types(named: type.name).filter {
      $0.qualifiedName == type.qualifiedName
    }
    return candidates.first { $0.place.file == type.file } ?? candidates.first
  }
}

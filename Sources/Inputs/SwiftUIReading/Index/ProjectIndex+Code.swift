import CodeEvaluation
import DynamicTypeSource
import SwiftCode
import SwiftSyntax

/// What the machine runs: the declarations of the same sources, with their bodies.
final class ProjectCode: Sendable {
  let index: CodeIndex
  let bodies = BodyCache()
  /// The first file that is none of the app's.
  let firstPreludeFile: Int

  init(_ files: [IndexedFile]) {
    firstPreludeFile = files.count
    index = CodeIndex(
      files.map { (path: $0.source.path, text: $0.source.bytes) },
      prelude: [
        (Prelude.path, Array(Prelude.source.utf8)),
        (SwiftUIPrelude.path, Array(SwiftUIPrelude.source.utf8)),
      ])
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

  /// The statements of a preview in the tree in which operators have their precedence.
  func foldedBody(of preview: PreviewDeclaration) -> CodeBlockItemListSyntax? {
    guard code.files.indices.contains(preview.file) else { return nil }
    let position = AbsolutePosition(utf8Offset: preview.body.position.utf8Offset)
    var node = code.files[preview.file].syntax.token(at: position).map(Syntax.init)
    while let next = node {
      if let list = next.as(CodeBlockItemListSyntax.self), list.position == preview.body.position {
        return list
      }
      node = next.parent
    }
    return nil
  }
}

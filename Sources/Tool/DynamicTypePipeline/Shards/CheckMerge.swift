import DynamicTypeReport
import DynamicTypeReportModel
import FoundationEssentials

/// The parts of a check put together: the result of one run.
package struct CheckMerge {
  private let parts: PartSet
  private var assembly: CheckAssembly
  /// By the name that the report has for a picture, where it is.
  private var pictures: [String: PartFolder] = [:]

  /// Reads all parts.
  ///
  /// - Parameters:
  ///   - paths: Folders of parts, or their files, in any order.
  ///   - version: Of the tool.
  package init(_ paths: [String], version: String) throws(PartSet.Failure) {
    var started: CheckAssembly?
    var pictures: [String: PartFolder] = [:]
    parts = try PartSet(paths, version: version) {
      (piece: CheckPiece, run, folder) throws(InputProblem) in
      if started == nil { started = CheckAssembly(of: run) }
      for source in piece.pictureSources {
        guard PictureFile.isName(source) else {
          throw InputProblem(
            path: folder.path,
            reason: .unreadable("names a picture '\(source)', which is no name of one"))
        }
        pictures[source] = folder
      }
      started?.add(piece)
    }
    assembly = started ?? CheckAssembly(of: parts.run)
    self.pictures = pictures
  }

  package var run: ShardedRun { parts.run }

  /// The paths of the files that the run looked at.
  package var paths: Set<String> { assembly.paths }

  /// The files of the parts.
  package var files: [String] { parts.files }

  /// The result of the run.
  ///
  /// - Parameter report: The folder for pictures; nil for a report without them.
  package consuming func result(report: String?) throws(InputProblem) -> CheckResult {
    guard let report else {
      assembly.removePictures()
      return assembly.result(pictures: [])
    }
    let isKept = assembly.expectedPictures <= Pictures.mostKept
    var kept: [ReportFile] = []
    for (source, folder) in pictures.sorted(by: { $0.key < $1.key }) {
      let bytes = try PictureFile.bytes(of: source, in: folder.path)
      if isKept {
        kept.append(ReportFile(path: source, bytes: bytes))
      } else {
        try ResultGuard(inputs: files).write(bytes, to: "\(report)/\(source)", as: .picture)
      }
    }
    return assembly.result(pictures: kept)
  }
}

extension CheckAssembly {
  fileprivate init(of run: ShardedRun) {
    self.init(matrix: run.matrix, version: run.version, unread: run.unread)
  }
}

extension CheckPiece {
  /// The pictures of a screen, by the names that the report has for them.
  fileprivate var pictureSources: Set<String> {
    guard case .screen(let screen) = self else { return [] }
    let looks = screen.looks ?? []
    let items = screen.largeContent.joined() + looks.flatMap { $0.largeContent ?? [] }
    let panels = items.flatMap(\.cells).map(\.panel)
    let cells = looks.flatMap(\.cells).flatMap { [$0.picture, $0.before] }
    return Set((screen.pictures + panels + cells).compactMap { $0?.source })
  }
}

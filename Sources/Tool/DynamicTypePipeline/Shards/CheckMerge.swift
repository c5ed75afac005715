import DynamicTypeReport
import DynamicTypeReportModel
import FoundationEssentials

/// The parts of a check put together: the result of one run.
package struct CheckMerge {
  private let parts: PartSet
  private var assembly: CheckAssembly
  /// By the name that the report has for a picture, where it is.
  private var pictures: [String: String] = [:]

  /// Reads all parts.
  ///
  /// - Parameters:
  ///   - paths: Folders of parts, or their files, in any order.
  ///   - version: Of the tool.
  package init(_ paths: [String], version: String) throws(PartSet.Failure) {
    var started: CheckAssembly?
    var pictures: [String: String] = [:]
    parts = try PartSet(paths, version: version) { (piece: CheckPiece, run, folder) in
      if started == nil { started = CheckAssembly(of: run) }
      started?.add(piece)
      for source in piece.pictureSources { pictures[source] = "\(folder.path)/\(source)" }
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
    for (source, path) in pictures.sorted(by: { $0.key < $1.key }) {
      let bytes = try readFile(path)
      if isKept {
        kept.append(ReportFile(path: source, bytes: bytes))
      } else {
        let place = "\(report)/\(source)"
        try ResultGuard(inputs: files).check(picture: place)
        try writeFile(bytes, to: place)
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
    let panels = screen.largeContent.joined().flatMap(\.cells).map(\.panel)
    return Set((screen.pictures + panels).compactMap { $0?.source })
  }
}

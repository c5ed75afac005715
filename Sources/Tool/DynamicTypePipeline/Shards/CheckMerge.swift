import DynamicTypeReport
import DynamicTypeReportModel
import FoundationEssentials

/// The parts of a check put together: the result of one run.
package struct CheckMerge {
  /// Why there is no whole, a message for each part that is wrong or missing.
  package struct Failure: Error, Hashable, Sendable {
    package var messages: [String]
  }

  private var assembly: CheckAssembly
  private let folders: [PartFolder]
  /// By the name that the report has for a picture, where it is.
  private var pictures: [String: String] = [:]
  package let run: CheckRun

  /// Reads all parts.
  ///
  /// - Parameters:
  ///   - paths: Folders of parts, or their files, in any order.
  ///   - version: Of the tool.
  /// - Throws: A ``Failure`` unless they are the shards of one run, each once and whole.
  package init(_ paths: [String], version: String) throws(Failure) {
    var messages: [String] = []
    var assembly: CheckAssembly?
    var first: (path: String, head: PartFolder.Head)?
    var folders: [Int: PartFolder] = [:]
    var pictures: [String: String] = [:]
    for path in paths {
      let folder = PartFolder(partNamed: path)
      do throws(InputProblem) {
        let part = try Part(folder)
        let (known, head) = first ?? (path, part.head)
        if first == nil {
          first = (path, part.head)
          if part.head.run.version != version {
            throw InputProblem(
              path: path,
              reason: .unreadable(
                "is of version \(part.head.run.version) of the tool, and this is \(version)"))
          }
          assembly = CheckAssembly(
            matrix: head.run.matrix, version: version, unread: head.run.unread)
        }
        if let difference = part.head.difference(from: head) {
          throw InputProblem(
            path: path, reason: .unreadable("\(difference): it is of another run than \(known)"))
        }
        if let other = folders[part.head.shard.number] {
          throw InputProblem(
            path: path,
            reason: .unreadable("is shard \(part.head.shard), which \(other.path) is already"))
        }
        folders[part.head.shard.number] = folder
        try part.readPieces { piece in
          assembly?.add(piece)
          for source in piece.pictureSources { pictures[source] = "\(folder.path)/\(source)" }
        }
      } catch {
        messages.append(error.description)
      }
    }
    let count = first?.head.shard.count ?? 0
    for number in 1..<(count + 1) where folders[number] == nil {
      messages.append(
        "shard \(number)/\(count) is missing: it was not given, or did not run to its end")
    }
    guard let assembly, let run = first?.head.run, messages.isEmpty else {
      throw Failure(messages: messages)
    }
    self.assembly = assembly
    self.folders = folders.sorted { $0.key < $1.key }.map(\.value)
    self.pictures = pictures
    self.run = run
  }

  /// The paths of the files that the run looked at.
  package var paths: Set<String> { assembly.paths }

  /// The files of the parts.
  package var files: [String] { folders.map(\.file) }

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

extension CheckPiece {
  /// The pictures of a screen, by the names that the report has for them.
  fileprivate var pictureSources: Set<String> {
    guard case .screen(let screen) = self else { return [] }
    return Set(screen.pictures.compactMap { $0?.source })
  }
}

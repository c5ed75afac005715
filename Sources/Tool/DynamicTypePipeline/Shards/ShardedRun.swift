import DynamicTypeModel
import DynamicTypeReportModel

/// What shards of one run have in common; those of others are not merged with them.
package struct ShardedRun: Codable, Hashable, Sendable {
  /// The command that was shared out, as it is typed.
  package enum Work: String, Codable, Sendable {
    case check
    case snapshotRecord = "snapshot record"
    case snapshotVerify = "snapshot verify"
  }

  package let work: Work
  /// The version of the tool.
  var version: String
  var matrix: Report.Matrix
  /// Whether pictures are drawn.
  package var hasPictures: Bool
  /// Hashes: of the names of all files, of what is in those that are read, of names and sizes of what lies beside
  /// them, and of the fonts.
  private var files: String
  private var contents: String
  private var resources: String
  private var fonts: String
  /// The programs that read images, with their versions, a line each; empty without pictures.
  private var imagePrograms: String
  var unread: UnreadFiles

  init(
    _ work: Work, of files: InputFiles, for matrix: ConfigurationMatrix, fonts: [String],
    hasPictures: Bool, version: String
  ) {
    self.work = work
    self.version = version
    self.matrix = Report.Matrix(matrix)
    self.hasPictures = hasPictures
    let paths = files.documents + files.sources
    self.files = FNV1a.hexadecimal(of: paths.joined(separator: "\0"))
    var hash = FNV1a()
    for path in paths { hash.add((try? readFile(path)) ?? []) }
    contents = hash.hexadecimal
    resources = FNV1a.hexadecimal(of: FileSnapshot(of: files).sizes)
    let installed = InstalledResources()
    self.fonts = FNV1a.hexadecimal(
      of: (installed.fontFolders + installed.hyphenationFolders + fonts).flatMap(fileSizes(at:))
        .joined(separator: "\n"))
    imagePrograms = hasPictures ? ImagePrograms.installed.identity : ""
    unread = UnreadFiles(of: files)
  }

  /// In what a run differs from another, as the end of a sentence; nil where it does not.
  func difference(from other: ShardedRun) -> String? {
    if version != other.version {
      return "is of version \(version) of the tool, the other of \(other.version)"
    }
    if work != other.work {
      return "is a part of \(work.rawValue), the other of \(other.work.rawValue)"
    }
    if matrix != other.matrix {
      return "is of other sizes, devices, locales or looks"
    }
    if hasPictures != other.hasPictures {
      return hasPictures
        ? "has pictures, the other has none" : "has no pictures, the other has some"
    }
    if files != other.files || unread != other.unread { return "is of other files" }
    if contents != other.contents { return "is of files with other contents" }
    if resources != other.resources {
      return "was made beside other strings, asset catalogues or fonts"
    }
    if imagePrograms != other.imagePrograms {
      return "was drawn with other programs for images "
        + "(\(imagePrograms.words); the other with \(other.imagePrograms.words))"
    }
    return fonts == other.fonts ? nil : "was made with other fonts or hyphenation dictionaries"
  }
}

extension String {
  /// The lines of a text in one.
  fileprivate var words: String { split(separator: "\n").joined(separator: ", ") }
}

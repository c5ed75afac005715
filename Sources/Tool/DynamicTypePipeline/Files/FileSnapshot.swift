import FoundationEssentials

/// The files that a check reads, with when each was changed: equal as long as nothing has been.
package struct FileSnapshot: Hashable, Sendable {
  private struct Entry: Hashable, Sendable {
    var path: String
    /// Seconds since 2001.
    var changed: Double
    var size: UInt64
  }

  private var entries: [Entry] = []

  /// More files than this are not looked at: some other folder must have been meant.
  private static let mostEntries = 50_000

  /// What lies in the folders of `files`: documents, sources, strings, asset
  /// catalogues and fonts.
  ///
  /// The same folders are left out as by ``InputFiles``.
  package init(of files: InputFiles) {
    var pending = Array(files.folders.reversed())
    var met: Set<String> = []
    while let folder = pending.popLast(), entries.count < Self.mostEntries {
      guard met.insert(folder).inserted else { continue }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for name in names.sorted() where !InputFiles.isSkipped(name) {
        let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else {
          continue
        }
        switch attributes[.type] as? FileAttributeType {
        case .typeDirectory?: pending.append(path)
        case .typeRegular? where Self.matters(name): note(path, attributes)
        default: break
        }
      }
    }
  }

  private mutating func note(_ path: String, _ attributes: [FileAttributeKey: Any]) {
    let date = attributes[.modificationDate] as? Date
    let size = attributes[.size] as? UInt64 ?? (attributes[.size] as? Int).map { UInt64($0) }
    entries.append(
      Entry(path: path, changed: date?.timeIntervalSinceReferenceDate ?? 0, size: size ?? 0))
  }

  /// The paths and sizes of the files in one text: the same on every machine that has them at the same paths.
  var sizes: String { entries.map { "\($0.path)\0\($0.size)\n" }.joined() }

  /// The fonts of apps, and the property lists that name them: the part of this that a ``Bench`` is made of.
  package var fonts: FileSnapshot {
    var fonts = self
    fonts.entries = entries.filter { Self.isFont($0.path) }
    return fonts
  }

  private static func isFont(_ name: String) -> Bool {
    let name = name.lowercased()
    return [".ttf", ".otf", ".ttc", ".otc", "info.plist"].contains { name.hasSuffix($0) }
  }

  private static func matters(_ name: String) -> Bool {
    let endings = [
      ".storyboard", ".xib", ".swift", ".strings", ".stringsdict", ".xcstrings", ".json", ".png",
      ".jpg", ".jpeg", ".pdf", ".svg",
    ]
    let lowercased = name.lowercased()
    return endings.contains { lowercased.hasSuffix($0) } || isFont(name)
  }
}

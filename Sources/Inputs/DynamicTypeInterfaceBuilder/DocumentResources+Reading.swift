import DynamicTypeModel
import DynamicTypeResources

extension DocumentResources {
  /// Reads what is around a document on disk: its texts in neighbouring `.lproj` folders, and
  /// from the asset catalogues those nearest to it.
  ///
  /// - Parameter folders: Where to ask what is beside a document; the same for all of a run.
  /// - Returns: The resources, and a finding for each strings table that could not be read.
  package static func reading(
    around documentPath: String, assets: AssetIndex = AssetIndex(),
    folders: KnownFolders = KnownFolders()
  ) -> (resources: DocumentResources, findings: [Finding]) {
    var resources = DocumentResources()
    (resources.imageSizes, resources.colors) = assets.resources(for: documentPath)
    resources.imageFiles = assets.imageFiles(for: documentPath)
    var findings: [Finding] = []
    for table in tables(around: documentPath, in: folders) {
      guard let bytes = Folder.bytes(of: table.path) else { continue }
      do throws(DocumentError) {
        try resources.add(bytes, of: table)
      } catch {
        findings.append(
          Finding(
            rule: UnreadableStrings.id, severity: UnreadableStrings.severity,
            message: "\(error.reason); its texts are not shown", location: error.location))
      }
    }
    return (resources, findings)
  }

  struct Table {
    var path: String
    /// Nil for catalogues, which have texts of all locales.
    var locale: String?
  }

  /// The strings tables of a document: same name, beside it or in an `.lproj` folder beside its own.
  static func tables(around documentPath: String, in folders: KnownFolders) -> [Table] {
    let (folder, file) = Folder.split(documentPath)
    let name = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
    let isInLocale = folder.hasSuffix(".lproj")
    let base = isInLocale ? Folder.split(folder).folder : folder
    let contents = folders.listing(of: base)
    var tables: [Table] = []
    let catalog = "\(name).xcstrings"
    if contents.names.contains(catalog) {
      tables.append(Table(path: Folder.join(base, catalog), locale: nil))
    }
    for project in contents.localeFolders {
      let path = Folder.join(base, project)
      let files = folders.listing(of: path).names
      if files.contains(catalog) {
        tables.append(Table(path: Folder.join(path, catalog), locale: nil))
      }
      // A plural or width rule takes precedence over the plain text of the same key.
      for suffix in [".strings", ".stringsdict"] where files.contains(name + suffix) {
        tables.append(
          Table(path: Folder.join(path, name + suffix), locale: String(project.dropLast(6))))
      }
    }
    return tables
  }

  private mutating func add(_ bytes: [UInt8], of table: Table) throws(DocumentError) {
    guard let locale = table.locale else {
      for (locale, texts) in try StringCatalog(bytes, path: table.path).texts {
        self.texts[locale, default: [:]].merge(texts) { $1 }
      }
      return
    }
    let texts =
      table.path.hasSuffix(".stringsdict")
      ? try StringsTable(stringsDictionary: bytes, path: table.path).texts
      : try StringsTable(bytes, path: table.path).texts
    self.texts[locale, default: [:]].merge(texts) { $1 }
  }
}

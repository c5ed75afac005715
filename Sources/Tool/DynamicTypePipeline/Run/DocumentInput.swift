import DynamicTypeInterfaceBuilder
import DynamicTypeModel
import DynamicTypeResources

/// The bytes of a document, and what the files around it add.
package struct DocumentInput: Sendable {
  package let path: String
  /// What is read in place of the file's own bytes may be put here.
  var bytes: [UInt8]
  let resources: DocumentResources
  /// About the files around it: strings tables that cannot be read.
  let findings: [Finding]

  /// Reads the file, and the strings tables beside it.
  ///
  /// - Parameters:
  ///   - bytes: In place of the file's own; nil to read it.
  ///   - assets: The asset catalogues of the app.
  ///   - folders: Where to ask what is beside a document; the same for all of a run.
  package init(
    path: String, holding bytes: [UInt8]? = nil, assets: AssetIndex = AssetIndex(),
    folders: KnownFolders = KnownFolders()
  ) throws(InputProblem) {
    self.path = path
    if let bytes {
      self.bytes = bytes
    } else {
      self.bytes = try readFile(path)
    }
    (resources, findings) = DocumentResources.reading(
      around: path, assets: assets, folders: folders)
  }

  /// The document as it is for a device and a locale.
  ///
  /// - Parameter device: Nil for the one that the document names.
  func load(device: Device?, locale: String) throws(InputProblem) -> LoadedDocument {
    do throws(DocumentError) {
      return try loadInterfaceDocument(
        bytes, path: path, options: LoadOptions(device: device, locale: locale),
        resources: resources)
    } catch {
      throw InputProblem(
        path: path,
        reason: .malformed(
          line: error.location.line, column: error.location.column, error.reason))
    }
  }
}

import DynamicTypeResources
public import UIKitModel

/// Why a storyboard or xib could not be read, with its path and, where it is known, its line and column.
public struct UnreadableDocument: Error, CustomStringConvertible, Sendable {
  public let description: String
}

/// Reads a storyboard or xib with the texts beside it and the images and colours of asset catalogues below a folder.
///
/// - Parameters:
///   - path: Of the file.
///   - locale: A language tag as `.lproj` folders name it, or `Base` for the document's own texts.
///   - assetFolder: Where asset catalogues are.
/// - Returns: The document. What is doubtful in it is read as Interface Builder's defaults.
public func readInterfaceDocument(
  at path: String, locale: String = "Base", assetFolder: String
) throws(UnreadableDocument) -> InterfaceDocument {
  guard let bytes = Folder.bytes(of: path) else {
    throw UnreadableDocument(description: "\(path): there is no such file, or it cannot be read")
  }
  let (resources, _) = DocumentResources.reading(
    around: path, assets: AssetIndex(below: assetFolder))
  do throws(DocumentError) {
    return try loadInterfaceDocument(
      bytes, path: path, options: LoadOptions(locale: locale), resources: resources
    ).document
  } catch {
    throw UnreadableDocument(description: error.description)
  }
}

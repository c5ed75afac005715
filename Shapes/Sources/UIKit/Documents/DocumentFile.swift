internal import DynamicTypeInterfaceBuilder
internal import UIKitModel

/// A storyboard or xib in a bundle.
@MainActor
final class DocumentFile {
  let document: InterfaceDocument
  /// The module in which classes are looked for: of the target that has the bundle.
  let module: String
  let bundle: Bundle?
  private static var known: [String: DocumentFile] = [:]

  private init(_ document: InterfaceDocument, module: String, bundle: Bundle?) {
    (self.document, self.module, self.bundle) = (document, module, bundle)
  }

  /// The file of a name; nil where the bundle has none.
  ///
  /// - Parameters:
  ///   - type: `storyboard` or `xib`.
  ///   - bundle: Nil for all bundles beside the program.
  static func named(_ name: String, type: String, bundle: Bundle?) -> DocumentFile? {
    let locale = LayoutSurroundings.current.locale ?? "Base"
    for root in BundleFolders.of(bundle) {
      guard let path = path(of: "\(name).\(type)", below: root) else { continue }
      let key = "\(path) \(locale)"
      if let file = known[key] { return file }
      do throws(UnreadableDocument) {
        let document = try readInterfaceDocument(at: path, locale: locale, assetFolder: root)
        let file = DocumentFile(document, module: module(of: root), bundle: bundle)
        known[key] = file
        return file
      } catch {
        preconditionFailure(error.description)
      }
    }
    return nil
  }

  /// The first file of that name, by its path.
  private static func path(of file: String, below root: String) -> String? {
    let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0 == file || $0.hasSuffix("/" + file) }.min().map { "\(root)/\($0)" }
  }

  /// SwiftPM calls a target's bundle `PACKAGE_TARGET`.
  private static func module(of root: String) -> String {
    let name = URL(fileURLWithPath: root).deletingPathExtension().lastPathComponent
    return name.firstIndex(of: "_").map { String(name[name.index(after: $0)...]) } ?? name
  }

  /// A class of the app; nil for none, and for one that is unknown, which is said once.
  func customClass(_ name: String?) -> AnyClass? {
    guard let name else { return nil }
    if let found = NSClassFromString("\(module).\(name)") { return found }
    Self.warn("Unknown class \(name) in Interface Builder file: \(module).\(name) is not there.")
    return nil
  }

  /// Says once what an author should know.
  static func warn(_ message: String) {
    guard saidAlready.insert(message).inserted else { return }
    FileHandle.standardError.write(Data("\(message)\n".utf8))
  }

  private static var saidAlready: Set<String> = []
}

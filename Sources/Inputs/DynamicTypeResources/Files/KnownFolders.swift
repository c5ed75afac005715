internal import Synchronization

/// Folders on disk, each listed once however many documents ask what is beside them.
///
/// For one run: what is put into a folder after somebody asked is not seen.
package final class KnownFolders: Sendable {
  /// What is in a folder.
  package struct Listing: Sendable {
    package fileprivate(set) var names: Set<String> = []
    /// The names of its `.lproj` folders, ascending.
    package fileprivate(set) var localeFolders: [String] = []
  }

  private let known = Mutex<[String: Listing]>([:])

  package init() {}

  package func listing(of path: String) -> Listing {
    if let listing = known.withLock({ $0[path] }) { return listing }
    let names = Folder.contents(of: path)
    let listing = Listing(
      names: Set(names), localeFolders: names.filter { $0.hasSuffix(".lproj") })
    known.withLock { $0[path] = listing }
    return listing
  }
}

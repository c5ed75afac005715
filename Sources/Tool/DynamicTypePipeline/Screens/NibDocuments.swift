import DynamicTypeInterfaceBuilder
import DynamicTypeModel
import DynamicTypeResources
import Synchronization
import UIKitModel
import UIKitReading

/// The xibs of a run, for code that loads them.
final class NibDocuments: NibSource {
  let names: [String]
  /// By name, those of that name in the order of the run.
  private let documents: [String: [DocumentInput]]
  private let loaded: Mutex<[Key: [Scene]]> = Mutex([:])

  private struct Key: Hashable {
    var name: String
    var device: Device
    var locale: String
  }

  init(_ documents: [DocumentInput]) {
    self.documents = Dictionary(
      grouping: documents.filter { $0.path.hasSuffix(".xib") }, by: { TextFile.stem(of: $0.path) })
    names = self.documents.keys.sorted()
  }

  func scenes(ofNib name: String, in surroundings: ReadingSurroundings) -> [Scene] {
    let key = Key(name: name, device: surroundings.device, locale: surroundings.locale)
    if let known = loaded.withLock({ $0[key] }) { return known }
    // Of several one cannot tell which is meant.
    let found = documents[name].flatMap { $0.count == 1 ? $0[0] : nil }
    let document = try? found?.load(device: key.device, locale: key.locale).document
    let scenes = document?.scenes ?? []
    loaded.withLock { $0[key] = scenes }
    return scenes
  }

  /// What the screens that load them depend on.
  func add(to digest: inout Digest) {
    for name in names {
      for document in documents[name] ?? [] {
        digest.add(document.path)
        digest.add(Digest(of: document.bytes))
      }
    }
  }
}

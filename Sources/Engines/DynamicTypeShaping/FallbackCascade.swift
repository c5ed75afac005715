internal import DynamicTypeText
internal import Synchronization

/// The fonts that are tried for characters that a text's own font lacks, each opened on first use.
final class FallbackCascade: Sendable {
  /// All that decides which fonts are tried.
  struct Key: Hashable, Sendable {
    var script: ScriptTag
    var language: String?
    var isBold: Bool
  }

  private struct State: Sendable {
    /// The fonts of the files tried so far that could be opened.
    var opened: [LoadedFont] = []
    /// The index of the next file.
    var next = 0
  }

  private let files: [FontFallback.File]
  private let state = Mutex(State())

  init(_ key: Key) {
    files = FontFallback.files(for: key)
  }

  /// The first font of the cascade, opened by `store`, that meets a condition.
  func first(in store: FontStore, where meets: (LoadedFont) -> Bool) -> LoadedFont? {
    state.withLock { state in
      if let known = state.opened.first(where: meets) { return known }
      while state.next < files.count {
        defer { state.next += 1 }
        let file = files[state.next]
        guard let font = store.font(file: file.name, faceIndex: file.faceIndex) else { continue }
        state.opened.append(font)
        if meets(font) { return font }
      }
      return nil
    }
  }
}

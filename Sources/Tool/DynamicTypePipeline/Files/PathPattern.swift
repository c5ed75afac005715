/// A folder, a file or a glob, as the command line names what is left out.
///
/// `*` and `?` match characters of one name, `**` for any number of folders. A pattern without `/` in
/// its middle means that name in every folder; others begin where the run was started, or at the root. What
/// is below a folder belongs to it.
package struct PathPattern: Hashable, Sendable {
  package let text: String
  /// The names between the slashes.
  private let names: [[Character]]
  private let isAbsolute: Bool

  package init(_ text: String) {
    self.text = text
    isAbsolute = text.hasPrefix("/")
    let names = Self.names(of: text)
    let isName = names.count == 1 && !isAbsolute && !text.hasPrefix("./")
    self.names = isName ? [Self.anyFolders] + names : names
  }

  /// Whether a path is what is meant, or is below it.
  package func matches(_ path: String) -> Bool {
    guard path.hasPrefix("/") == isAbsolute || names.first == Self.anyFolders else { return false }
    let parts = Self.names(of: path)
    // By how many names of the pattern have been read, whether the parts so far may be those.
    var reached = [true] + Array(repeating: false, count: names.count)
    reached = followingFolders(reached)
    for part in parts {
      var next = Array(repeating: false, count: reached.count)
      for index in names.indices where reached[index] {
        if names[index] == Self.anyFolders {
          next[index] = true
        } else if Self.matches(part, names[index]) {
          next[index + 1] = true
        }
      }
      reached = followingFolders(next)
      if reached[names.count] { return true }
    }
    return false
  }

  /// `**` also matches no folder at all; at the end it matches what is below.
  private func followingFolders(_ reached: [Bool]) -> [Bool] {
    var result = reached
    for index in names.indices.dropLast() where result[index] && names[index] == Self.anyFolders {
      result[index + 1] = true
    }
    if let last = names.indices.last, names[last] == Self.anyFolders, result[last], last > 0 {
      result[last + 1] = true
    }
    return result
  }

  private static let anyFolders = Array("**")

  private static func names(of path: String) -> [[Character]] {
    path.split(separator: "/").map(Array.init).filter { $0 != ["."] }
  }

  /// Whether a name is as a glob has it, with one place to go back to, the last `*`.
  private static func matches(_ name: [Character], _ glob: [Character]) -> Bool {
    var (at, next) = (0, 0)
    var star: (glob: Int, name: Int)?
    while at < name.count {
      if next < glob.count, glob[next] == "*" {
        star = (next + 1, at)
        next += 1
      } else if next < glob.count, glob[next] == "?" || glob[next] == name[at] {
        at += 1
        next += 1
      } else if let last = star {
        star = (last.glob, last.name + 1)
        (next, at) = (last.glob, last.name + 1)
      } else {
        return false
      }
    }
    return glob[next...].allSatisfy { $0 == "*" }
  }
}

extension InputFiles {
  /// Leaves out files that one of the patterns means.
  ///
  /// - Returns: The patterns that mean none of the files.
  package mutating func exclude(_ patterns: [PathPattern]) -> [PathPattern] {
    let unused = patterns.filter { pattern in
      !documents.contains(where: pattern.matches) && !sources.contains(where: pattern.matches)
    }
    func isExcluded(_ path: String) -> Bool { patterns.contains { $0.matches(path) } }
    others += documents.filter(isExcluded) + sources.filter(isExcluded)
    documents.removeAll(where: isExcluded)
    sources.removeAll(where: isExcluded)
    return unused
  }
}

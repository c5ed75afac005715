/// Paths below a folder, with `/` between names and neither `.` nor needless `..` in them.
package enum RelativePath {
  /// A path that is said in a folder; `..` may lead out of the first folder, and stays then.
  package static func joined(_ folder: String, _ path: String) -> String {
    var names: [Substring] = []
    for name in (folder + "/" + path).split(separator: "/") where name != "." {
      if name == "..", let last = names.last, last != ".." {
        names.removeLast()
      } else {
        names.append(name)
      }
    }
    return (folder.hasPrefix("/") ? "/" : "") + names.joined(separator: "/")
  }
}

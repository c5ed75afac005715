extension String {
  /// This text with each occurrence of another replaced; the same text where the other is empty.
  ///
  /// The standard library's own needs macOS 13, which this package does not ask for.
  package func replacing(_ old: String, with new: String) -> String {
    guard !old.isEmpty else { return self }
    var result = ""
    var rest = self[...]
    while let first = rest.first {
      if rest.hasPrefix(old) {
        result += new
        rest = rest.dropFirst(old.count)
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }
}

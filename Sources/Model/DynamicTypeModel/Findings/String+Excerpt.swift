extension String {
  /// The beginning of the text on one line, with an ellipsis where more follows.
  package func excerpt(of length: Int) -> String {
    let line = onOneLine
    return line.count <= length ? line : line.prefix(length - 1) + "…"
  }

  /// The end of the text on one line, with an ellipsis where more precedes.
  package func ending(of length: Int) -> String {
    let line = onOneLine
    return line.count <= length ? line : "…" + line.suffix(length - 1)
  }

  private var onOneLine: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

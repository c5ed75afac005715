extension ElementKind {
  /// The kind in words: `text field`.
  package var spokenName: String {
    switch self {
    case .unknown: "view"
    case .wkWebView: "web view"
    default: rawValue.spoken
    }
  }
}

extension LayoutConstraint.Attribute {
  /// The attribute in words: `leading margin`.
  package var spokenName: String { rawValue.spoken }
}

extension String {
  /// A name in camel case as words.
  fileprivate var spoken: String {
    reduce(into: "") { words, letter in
      words += letter.isUppercase ? " " + letter.lowercased() : String(letter)
    }
  }

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

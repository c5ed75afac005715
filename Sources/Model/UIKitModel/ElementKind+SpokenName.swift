import DynamicTypeModel

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
}

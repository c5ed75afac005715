import DynamicTypeModel

extension Element {
  /// What its document calls the kind of view: `textField`.
  public var kindName: String {
    switch kind {
    case .unknown, .control: elementName
    default: kind.rawValue
    }
  }

  /// The kind in words: `text field`.
  public var spokenKind: String {
    switch kind {
    case .unknown: "view"
    case .wkWebView: "web view"
    default: kindName.spoken
    }
  }
}

extension LayoutConstraint.Attribute {
  /// The attribute in words: `leading margin`.
  public var spokenName: String { rawValue.spoken }
}

extension String {
  /// A name in camel case as words.
  fileprivate var spoken: String {
    reduce(into: "") { words, letter in
      words += letter.isUppercase ? " " + letter.lowercased() : String(letter)
    }
  }
}

import DynamicTypeModel

extension Scene {
  /// A constraint as its author thinks of it: `top of label 'Total' = bottom of image view (a1) + 8`.
  func wording(of constraint: LayoutConstraint) -> String {
    let relation =
      switch constraint.relation {
      case .lessThanOrEqual: "≤"
      case .equal: "="
      case .greaterThanOrEqual: "≥"
      }
    let first = "\(constraint.firstAttribute.words) of \(name(of: constraint.first))"
    guard let second = constraint.second, let attribute = constraint.secondAttribute else {
      return "\(first) \(relation) \(constraint.constant.short)"
    }
    var other = "\(attribute.words) of \(name(of: second))"
    if constraint.multiplier != 1 { other += " × \(constraint.multiplier.short)" }
    if constraint.constant != 0 {
      other += " \(constraint.constant < 0 ? "−" : "+") \(abs(constraint.constant).short)"
    }
    return "\(first) \(relation) \(other)"
  }

  private func name(of item: LayoutConstraint.Item) -> String {
    switch item {
    case .element(let index):
      return elements.indices.contains(index.rawValue)
        ? elements[index.rawValue].nameInConstraints : "a view"
    case .guide(let index):
      return guides.indices.contains(index) && guides[index].kind == .safeArea
        ? "the safe area" : "a layout guide"
    }
  }
}

extension Element {
  /// The kind with the beginning of its text, or with its id where it has none.
  fileprivate var nameInConstraints: String {
    let text =
      switch content {
      case .label(let text): text.string
      case .button(let button): button.title.string
      case .textInput(let input): input.text.string
      default: ""
      }
    let kind = self.kind.words ?? elementName
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !line.isEmpty else { return "\(kind) (\(id))" }
    return "\(kind) '\(line.count > 20 ? line.prefix(19) + "…" : line)'"
  }
}

extension ElementKind {
  /// `image view`; nil for a kind without a name.
  fileprivate var words: String? {
    self == .unknown ? nil : rawValue.inWords
  }
}

extension LayoutConstraint.Attribute {
  /// `leading margin`.
  fileprivate var words: String { rawValue.inWords }
}

extension String {
  /// A name in camel case, apart: `imageView` as `image view`.
  fileprivate var inWords: String {
    reduce(into: "") { words, letter in
      words += letter.isUppercase ? " " + letter.lowercased() : String(letter)
    }
  }
}

extension Double {
  /// Hundredths of a point, and none where there are none.
  fileprivate var short: String {
    let hundredths = (self * 100).rounded()
    guard abs(hundredths) < 1e15 else { return "\(self)" }
    return hundredths.truncatingRemainder(dividingBy: 100) == 0
      ? "\(Int(hundredths / 100))" : "\(hundredths / 100)"
  }
}

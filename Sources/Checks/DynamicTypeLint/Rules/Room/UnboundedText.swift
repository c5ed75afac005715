import DynamicTypeModel
import DynamicTypeSource

/// A label whose width nothing bounds.
///
/// A label that is held at one edge, or in the middle, is as wide as its text on one line. Larger text runs off the
/// screen: it neither wraps nor ends in an ellipsis, since both begin where the label is narrower than its text.
///
/// Reported are labels that code makes, with lines as many as they need, that are tied at the leading edge, at the
/// trailing edge or in the middle alone; of labels that keep one line, in a font that follows the reader, and of those of
/// classes of the app's own it is a note, as short texts are held that way on purpose. Labels in stacks, and those that code may bound in a way that is not an
/// anchor or SnapKit's, are left out, and so are those that are named as a count, a date or a price.
///
/// ## Triggers
///
/// ```swift
/// let titleLabel = UILabel()
/// titleLabel.numberOfLines = 0
/// view.addSubview(titleLabel)
/// titleLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
/// ```
///
/// ## Fine
///
/// ```swift
/// let titleLabel = UILabel()
/// titleLabel.numberOfLines = 0
/// view.addSubview(titleLabel)
/// titleLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
/// titleLabel.leadingAnchor.constraint(greaterThanOrEqualTo: view.leadingAnchor).isActive = true
/// ```
package struct UnboundedText: SourceRule {
  package static let id: RuleID = "unbounded-text"
  package static let summary = "A label whose width nothing bounds"
  package static let severity = Severity.warning

  package init() {}

  package func findings(in file: SourceFile) -> [Finding] {
    if file.anchorLinks.isEmpty { return [] }
    var links: [TargetIdentity: [(link: AnchorLink, attribute: AnchorLink.Attribute)]] = [:]
    for link in file.anchorLinks {
      let first = file.names.identity(of: link.first, in: link.scope)
      links[first, default: []].append((link, link.attribute))
      guard let second = link.second else { continue }
      let other = file.names.identity(of: second, in: link.scope)
      links[other, default: []].append((link, link.secondAttribute ?? link.attribute))
    }
    let fonts = AssignmentsByTarget(of: .font, in: file)
    let adjusts = AssignmentsByTarget(of: .adjustsFontForContentSizeCategory, in: file)
    let lines = AssignmentsByTarget(of: .numberOfLines, in: file)
    let shrinks = AssignmentsByTarget(of: .adjustsFontSizeToFitWidth, in: file)
    return links.compactMap { label, links -> Finding? in
      let held = Set(links.map(\.attribute)).subtracting([.firstBaseline, .lastBaseline])
      guard case .variable(let variable) = label.base, label.path.isEmpty,
        let type = file[variable].typeName, type.hasSuffix("Label"), !file[variable].isParameter,
        !file[variable].isOutlet, !SingleLineText.isShort(file[variable].name),
        held.count == 1, held != [.width],
        let first = links.map(\.link).first(where: {
          file.names.identity(of: $0.first, in: $0.scope) == label
        }), file.names.isSeenByReaders(first.scope), first.relation == .equal,
        !isBoundOtherwise(variable, file), shrinks[label].isEmpty,
        !fonts[label].contains(where: { file.keepsSize([$0.value], in: $0.scope) })
      else { return nil }
      let wraps =
        lines[label].contains { $0.value == .number(0) } || isMadeToWrap(file[variable], file)
      let follows =
        type != "UILabel" || fonts[label].contains(where: file.givesScaledFont)
        || adjusts[label].contains { $0.value == .boolean(true) }
      guard wraps || follows && lines[label].allSatisfy({ $0.value == .number(1) }) else {
        return nil
      }
      return finding(
        wraps
          ? "nothing bounds the width of this label, so that it never wraps: larger text runs off the screen; tie its "
            + "other edge, too"
          : "nothing bounds the width of this label: larger text runs off the screen, and no ellipsis says so; tie its "
            + "other edge, too",
        at: first.range.lowerBound, in: file, severity: wraps ? nil : .note)
    }.sorted { $0.location < $1.location }
  }

  /// `let titleLabel = Label(style).multiline()`, by a function of the app's own.
  private func isMadeToWrap(_ label: Variable, _ file: SourceFile) -> Bool {
    file.text(in: label.offset..<min(label.offset + 160, file.bytes.count))
      .lowercased().contains(".multiline()")
  }

  /// Whether anything in the file may give a label a width that ``SourceFile/anchorLinks`` do not show.
  private func isBoundOtherwise(_ label: VariableIndex, _ file: SourceFile) -> Bool {
    file.mentions(of: file[label].name).contains { before, after in
      if after.first == "." || after.hasPrefix("?.") || after.hasPrefix("!.") {
        let member = after.drop { "?!.".contains($0) }.prefix { $0.isLetter || $0.isNumber }
        return !Self.harmless.contains(String(member)) && !member.hasPrefix("accessibility")
          && !member.hasSuffix("Anchor")
      }
      // What a function or a list gets may be laid out by it.
      guard let sign = before.last(where: { !$0.isWhitespace }), "(,[".contains(sign) else {
        return false
      }
      return !Self.harmlessCalls.contains { before.hasSuffix($0) }
    }
  }

  private static let harmless: Set<String> = [
    "adjustsFontForContentSizeCategory", "allowsDefaultTighteningForTruncation", "alpha",
    "attributedText", "backgroundColor", "clipsToBounds", "font", "isHidden",
    "isUserInteractionEnabled", "layer", "lineBreakMode", "numberOfLines",
    "setContentCompressionResistancePriority", "setContentHuggingPriority", "snp", "tag", "text",
    "textAlignment", "textColor", "tintColor", "translatesAutoresizingMaskIntoConstraints",
  ]
  private static let harmlessCalls = [
    "addSubview(", "addSubview(self.", "bringSubviewToFront(", "sendSubviewToBack(",
  ]
}

extension SourceFile {
  /// What stands before and after each place where a name is written, some bytes each.
  fileprivate func mentions(of name: String) -> [(before: String, after: String)] {
    let word = Array(name.utf8)
    var found: [(before: String, after: String)] = []
    var next = 0
    while let start = bytes.firstIndex(of: word, from: next) {
      next = start + word.count
      let before = text(in: max(0, start - 40)..<start)
      let after = text(in: next..<min(bytes.count, next + 60))
      let isWord = { (character: Character?) in
        character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
      }
      if !isWord(before.last), !isWord(after.first) { found.append((before, after)) }
    }
    return found
  }
}

import SwiftSyntax

/// Heights in visual formats.
extension HeightCollector {
  /// `NSLayoutConstraint.constraints(withVisualFormat: "V:|-[title(44)]", …, views: ["title": label])`.
  ///
  /// Source: Apple, *Auto Layout Guide*, Visual Format Language: a view is `[name(relation constant@priority)]`.
  func visualFormatHeights(_ call: FunctionCallExprSyntax) -> [HeightConstraint] {
    guard let format = call.arguments.first, format.label?.text == "withVisualFormat",
      let literal = format.expression.as(StringLiteralExprSyntax.self),
      literal.segments.count == 1,
      let segment = literal.segments.first?.as(StringSegmentSyntax.self),
      segment.content.text.hasPrefix("V:"), !segment.content.text.contains("\\")
    else { return [] }
    let views = call.arguments.first { $0.label?.text == "views" }
    let names = views?.expression.as(DictionaryExprSyntax.self).map { targets(of: $0) }
    let start = place.range(of: segment).lowerBound
    return VisualFormatView.views(in: Array(segment.content.text.utf8)).compactMap { view in
      guard let target = names.map({ $0[view.name] }) ?? [view.name] else { return nil }
      let range = start + view.relationRange.lowerBound..<start + view.relationRange.upperBound
      return HeightConstraint(
        target: TargetPath(target), relation: view.relation, constant: view.constant,
        relationRange: range, leastRelation: ">=", range: range, variable: nil, scope: place.scope)
    }
  }

  /// The views of a dictionary literal, by their names in formats.
  private func targets(of dictionary: DictionaryExprSyntax) -> [String: [String]] {
    guard let elements = dictionary.content.as(DictionaryElementListSyntax.self) else { return [:] }
    var targets: [String: [String]] = [:]
    for element in elements {
      guard let name = element.key.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
        let target = element.value.dottedNames
      else { continue }
      targets[name] = target
    }
    return targets
  }
}

/// A view of a visual format to which it gives a length.
private struct VisualFormatView {
  var name: String
  var relation: HeightConstraint.Relation
  var constant: Value
  /// The place of its relation, in UTF-8 offsets of the format.
  var relationRange: Range<Int>

  /// Those whose length is required and a number, in their order.
  static func views(in format: [UInt8]) -> [VisualFormatView] {
    var views: [VisualFormatView] = []
    var place = 0
    while let opening = format[place...].firstIndex(of: UInt8(ascii: "[")),
      let closing = format[opening...].firstIndex(of: UInt8(ascii: "]"))
    {
      if let view = VisualFormatView(format, in: opening + 1..<closing) { views.append(view) }
      place = closing + 1
    }
    return views
  }

  private init?(_ format: [UInt8], in range: Range<Int>) {
    guard let opening = format[range].firstIndex(of: UInt8(ascii: "(")),
      let closing = format[opening..<range.upperBound].firstIndex(of: UInt8(ascii: ")"))
    else { return nil }
    name = String(decoding: format[range.lowerBound..<opening], as: UTF8.self)
    let predicate = String(decoding: format[opening + 1..<closing], as: UTF8.self)
    let sign = predicate.prefix { "<=>".contains($0) }
    switch sign {
    case "", "==": relation = .equal
    case "<=": relation = .lessThanOrEqual
    case ">=": relation = .greaterThanOrEqual
    default: return nil
    }
    var length = predicate.dropFirst(sign.count)
    if length.hasSuffix("@1000") { length = length.dropLast("@1000".count) }
    guard length.allSatisfy({ $0.isNumber || $0 == "." }), let number = Double(length) else {
      return nil
    }
    constant = .number(number)
    relationRange = opening + 1..<opening + 1 + sign.utf8.count
  }
}

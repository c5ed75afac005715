import SwiftSyntax

/// Heights as libraries spell them in one call or operator, and as visual formats do.
extension FactCollector {
  /// `label.autoSetDimension(.height, toSize: 44)` of PureLayout and `label.height(44)` of TinyConstraints.
  mutating func collectLibraryHeight(_ call: FunctionCallExprSyntax) {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let target = member.base.flatMap({ path(of: $0) }),
      let height = pureLayoutHeight(call, member) ?? tinyConstraintsHeight(call, member)
    else { return }
    file.heightConstraints.append(
      HeightConstraint(
        target: TargetPath(target), relation: height.relation, constant: height.value,
        relationRange: height.place, leastRelation: height.leastRelation, range: range(of: call),
        variable: boundName(of: call), scope: scope))
  }

  /// A height that a call gives a view, and where a word for its relation stands or would.
  private struct Height {
    var value: Value
    var relation: HeightConstraint.Relation
    var place: Range<Int>?
    var leastRelation = ""
  }

  private func pureLayoutHeight(
    _ call: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax
  ) -> Height? {
    let arguments = Array(call.arguments)
    switch (member.declName.baseName.text, arguments.map(\.label?.text)) {
    case ("autoSetDimension", [nil, "toSize"]) where isHeight(arguments[0].expression):
      let end = range(of: arguments[1]).upperBound
      return Height(
        value: value(of: arguments[1].expression), relation: .equal, place: end..<end,
        leastRelation: ", relation: .greaterThanOrEqual")
    case ("autoSetDimension", [nil, "toSize", "relation"]) where isHeight(arguments[0].expression):
      guard
        let relation = value(of: arguments[2].expression).lastName
          .flatMap({ Self.spelledOutRelations[$0] })
      else { return nil }
      return Height(
        value: value(of: arguments[1].expression), relation: relation,
        place: range(of: arguments[2].expression), leastRelation: ".greaterThanOrEqual")
    case ("autoSetDimensions", ["to"]):
      return height(ofSize: arguments[0].expression).map { Height(value: $0, relation: .equal) }
    default: return nil
    }
  }

  private func isHeight(_ dimension: ExprSyntax) -> Bool {
    value(of: dimension).lastName == "height"
  }

  private func tinyConstraintsHeight(
    _ call: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax
  ) -> Height? {
    let arguments = Array(call.arguments)
    guard let first = arguments.first, first.label == nil else { return nil }
    switch (member.declName.baseName.text, arguments.dropFirst().map(\.label?.text)) {
    case ("height", []):
      let start = range(of: first).lowerBound
      return Height(
        value: value(of: first.expression), relation: .equal, place: start..<start,
        leastRelation: "min: ")
    case ("height", ["relation"]):
      guard
        let relation = value(of: arguments[1].expression).lastName
          .flatMap({ Self.tinyRelations[$0] })
      else { return nil }
      return Height(
        value: value(of: first.expression), relation: relation,
        place: range(of: arguments[1].expression), leastRelation: ".equalOrGreater")
    case ("size", []):
      return height(ofSize: first.expression).map { Height(value: $0, relation: .equal) }
    default: return nil
    }
  }

  private static let tinyRelations: [String: HeightConstraint.Relation] = [
    "equal": .equal, "equalOrLess": .lessThanOrEqual, "equalOrGreater": .greaterThanOrEqual,
  ]

  /// `label.heightAnchor == 44` of Anchorage; with a priority behind it, it gives way.
  mutating func collectOperatorHeight(_ sequence: SequenceExprSyntax) {
    let elements = Array(sequence.elements.prefix(4))
    guard elements.count == 3, let sign = elements[1].as(BinaryOperatorExprSyntax.self),
      let relation = Self.signs[sign.operator.text],
      let anchor = elements[0].as(MemberAccessExprSyntax.self),
      anchor.declName.baseName.text == "heightAnchor",
      let target = anchor.base.flatMap({ path(of: $0) })
    else { return }
    file.heightConstraints.append(
      HeightConstraint(
        target: TargetPath(target), relation: relation, constant: value(of: elements[2]),
        relationRange: range(of: sign), leastRelation: ">=", range: range(of: sequence),
        variable: nil, scope: scope))
  }

  private static let signs: [String: HeightConstraint.Relation] = [
    "==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
  ]
}

// MARK: - Visual formats

extension FactCollector {
  /// `NSLayoutConstraint.constraints(withVisualFormat: "V:|-[title(44)]", …, views: ["title": label])`.
  ///
  /// Source: Apple, *Auto Layout Guide*, Visual Format Language: a view is `[name(relation constant@priority)]`.
  mutating func collectVisualFormat(_ call: FunctionCallExprSyntax) {
    guard let format = call.arguments.first, format.label?.text == "withVisualFormat",
      let literal = format.expression.as(StringLiteralExprSyntax.self),
      literal.segments.count == 1,
      let segment = literal.segments.first?.as(StringSegmentSyntax.self),
      segment.content.text.hasPrefix("V:"), !segment.content.text.contains("\\")
    else { return }
    let views = call.arguments.first { $0.label?.text == "views" }
    let names = views?.expression.as(DictionaryExprSyntax.self).map { targets(of: $0) }
    let start = range(of: segment).lowerBound
    for view in VisualFormatView.views(in: Array(segment.content.text.utf8)) {
      guard let target = names.map({ $0[view.name] }) ?? [view.name] else { continue }
      let place = start + view.relationRange.lowerBound..<start + view.relationRange.upperBound
      file.heightConstraints.append(
        HeightConstraint(
          target: TargetPath(target), relation: view.relation, constant: view.constant,
          relationRange: place, leastRelation: ">=", range: place, variable: nil, scope: scope))
    }
  }

  /// The views of a dictionary literal, by their names in formats.
  private func targets(of dictionary: DictionaryExprSyntax) -> [String: [String]] {
    guard let elements = dictionary.content.as(DictionaryElementListSyntax.self) else { return [:] }
    var targets: [String: [String]] = [:]
    for element in elements {
      guard let name = element.key.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
        let target = path(of: element.value)
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
  /// Where its relation stands or would, in UTF-8 offsets of the format.
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

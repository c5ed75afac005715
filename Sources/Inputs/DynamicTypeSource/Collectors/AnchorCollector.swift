import SwiftSyntax

/// Collects constraints between views as UIKit's anchors and SnapKit spell them.
struct AnchorCollector {
  let place: WalkPlace
  private(set) var links: [AnchorLink] = []

  init(at place: WalkPlace) {
    self.place = place
  }

  mutating func collect(_ call: FunctionCallExprSyntax) {
    if let link = anchored(call) { links.append(link) }
    links += snapKit(call)
  }

  // MARK: Anchors

  /// `label.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8)`.
  private func anchored(_ call: FunctionCallExprSyntax) -> AnchorLink? {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "constraint", let argument = call.arguments.first,
      let label = argument.label?.text, let relation = relation(of: label),
      let anchor = member.base?.dottedNames, let attribute = attribute(ofAnchor: anchor.last)
    else { return nil }
    let constant = call.arguments.first { $0.label?.text == "constant" }
    var link = AnchorLink(
      first: TargetPath(anchor.dropLast()), attribute: attribute, relation: relation,
      constant: constant.map { place.value(of: $0.expression) } ?? .number(0),
      range: place.range(of: call), scope: place.scope)
    if label.hasSuffix("Constant") {
      link.constant = place.value(of: argument.expression)
    } else {
      guard let other = argument.expression.dottedNames, !other.isEmpty else { return nil }
      link.second = TargetPath(other.dropLast())
      link.secondAttribute = self.attribute(ofAnchor: other.last)
      // A distance of the system, which follows the text.
      if label.contains("SystemSpacing") { link.constant = .other }
    }
    return link
  }

  private func relation(of label: String) -> HeightConstraint.Relation? {
    if label.hasPrefix("equalTo") { return .equal }
    if label.hasPrefix("lessThanOrEqualTo") { return .lessThanOrEqual }
    return label.hasPrefix("greaterThanOrEqualTo") ? .greaterThanOrEqual : nil
  }

  private func attribute(ofAnchor name: String?) -> AnchorLink.Attribute? {
    switch name {
    case "leadingAnchor", "leftAnchor": .leading
    case "trailingAnchor", "rightAnchor": .trailing
    case "centerXAnchor": .centerX
    case "widthAnchor": .width
    case "firstBaselineAnchor": .firstBaseline
    case "lastBaselineAnchor": .lastBaseline
    default: nil
    }
  }

  // MARK: SnapKit

  /// `make.leading.trailing.equalTo(icon.snp.trailing).offset(8)`.
  private func snapKit(_ call: FunctionCallExprSyntax) -> [AnchorLink] {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let relation = Self.snapKitRelations[member.declName.baseName.text],
      let names = member.base?.dottedNames, names.count > 1,
      let closure = SnapKitClosure(around: call), names[0] == closure.syntax.firstParameterName,
      let scope = place.scope(openedBy: closure.syntax)
    else { return [] }
    let other = call.arguments.first?.expression.dottedNames
    let attributes = names.dropFirst().flatMap(snapKitAttributes)
    return attributes.map { attribute in
      var link = AnchorLink(
        first: TargetPath(closure.target), attribute: attribute, relation: relation,
        constant: offset(after: call), range: place.range(of: call),
        scope: place.names[scope].parent ?? .file)
      if let other, let snp = other.firstIndex(of: "snp") {
        link.second = TargetPath(Array(other[..<snp]))
        link.secondAttribute = other[snp...].dropFirst().first.flatMap {
          snapKitAttributes($0).first
        }
      } else if let other {
        link.second = TargetPath(other)
        link.secondAttribute = attribute
      } else if call.arguments.isEmpty {
        link.second = TargetPath([])
        link.secondAttribute = attribute
      }
      return link
    }
  }

  private static let snapKitRelations: [String: HeightConstraint.Relation] = [
    "equalTo": .equal, "equalToSuperview": .equal, "lessThanOrEqualTo": .lessThanOrEqual,
    "lessThanOrEqualToSuperview": .lessThanOrEqual, "greaterThanOrEqualTo": .greaterThanOrEqual,
    "greaterThanOrEqualToSuperview": .greaterThanOrEqual,
  ]

  private func snapKitAttributes(_ name: String) -> [AnchorLink.Attribute] {
    switch name {
    case "leading", "left", "leadingMargin", "leftMargin": [.leading]
    case "trailing", "right", "trailingMargin", "rightMargin": [.trailing]
    case "edges", "directionalEdges", "horizontalEdges", "directionalHorizontalEdges", "margins",
      "directionalMargins":
      [.leading, .trailing]
    case "centerX", "center", "centerXWithinMargins", "centerWithinMargins": [.centerX]
    case "width", "size": [.width]
    case "firstBaseline": [.firstBaseline]
    case "lastBaseline", "baseline": [.lastBaseline]
    default: []
    }
  }

  private func offset(after call: FunctionCallExprSyntax) -> Value {
    guard let next = call.nextInChain,
      let member = next.calledExpression.as(MemberAccessExprSyntax.self),
      ["inset", "offset"].contains(member.declName.baseName.text), let first = next.arguments.first
    else { return .number(0) }
    return place.value(of: first.expression)
  }
}

import SwiftSyntax
import SwiftUIModel

/// `switch`, whose value may be unknown.
extension Evaluator {
  func execute(
    _ choice: SwitchExprSyntax, _ scope: inout Scope, _ kind: BlockKind,
    _ expected: TypeReference?, _ result: inout BlockResult
  ) {
    var subject = evaluate(choice.subject, scope)
    var assumption: String?
    if case .assumed(let inner, let what) = subject { (subject, assumption) = (inner, what) }
    let cases = self.cases(choice.cases)
    let unknown = subject.isUnknown ? origin(of: subject) : nil
    noteCases(of: subject)
    var candidates: [(number: Int, scope: Scope)] = []
    var isKnown = false
    for (number, clause) in cases.enumerated() {
      var inner = scope.nested
      var matched = matches(clause, subject, &inner)
      if let unknown, matched == nil,
        let (isOne, reason) = clause.constants.flatMap({ narrowings.isOne(of: $0, unknown) })
      {
        matched = isOne
        if isOne { assumption = assumption ?? reason }
      }
      guard matched != false else { continue }
      candidates.append((number, inner))
      if matched == true {
        isKnown = candidates.count == 1
        break
      }
    }
    if candidates.isEmpty {
      // A switch has a case for each value: what the value is was not understood.
      candidates = cases.indices.map { ($0, scope.nested) }
    }
    guard !candidates.isEmpty else { return }
    var chosen = 0
    if !isKnown {
      let key = origin(of: subject)
      let names = candidates.map { Self.name(of: cases[$0.number]) }
      chosen = decide(key, options: names, preferred: Self.likeliest(names))
      assumption = "\(key): \(names[chosen])"
      if unknown != nil { narrow(key, by: cases, candidates[chosen].number) }
    }
    let order = [chosen] + candidates.indices.filter { $0 != chosen }
    var first: BlockResult?
    for (attempt, index) in order.enumerated() {
      var branch = BlockResult()
      var inner = candidates[index].scope
      var number = candidates[index].number
      execute(cases[number].statements, &inner, kind, expected, &branch)
      while cases[number].fallsThrough, number + 1 < cases.count, branch.returned == nil {
        number += 1
        execute(cases[number].statements, &inner, kind, expected, &branch)
      }
      branch.leaveSwitch()
      if first == nil { first = branch }
      if attempt == 0 { scope.leave(inner) }
      if kind == .builder, isSpinnerOnly(branch) { continue }
      if attempt > 0, !hasContent(branch) { continue }
      first = branch
      break
    }
    if isKnown, kind == .builder, let only = first, isSpinnerOnly(only) {
      first = contentBranch(cases, scope, kind, expected, subject) ?? only
    }
    if let assumption, kind == .function {
      doubt(changedNames(in: choice), assumption, &scope)
      if first?.returned == nil, mayReturn(in: choice) { result.doubt = result.doubt ?? assumption }
    }
    if let first { result.take(first, assumption: assumption) }
  }

  /// Keeps in mind which clause was taken for a value that is not known.
  private func narrow(_ subject: String, by cases: [SwitchCaseSyntax], _ chosen: Int) {
    let reason = "\(subject): \(Self.name(of: cases[chosen]))"
    if let constants = cases[chosen].constants {
      narrowings.allow(constants, for: subject, reason)
    } else if case .default = cases[chosen].label {
      let others = cases[..<chosen].compactMap(\.constants)
      narrowings.exclude(others.reduce(into: []) { $0.formUnion($1) }, for: subject, reason)
    }
  }

  /// The first other branch that shows content, where the state is one of loading.
  private func contentBranch(
    _ cases: [SwitchCaseSyntax], _ scope: Scope, _ kind: BlockKind, _ expected: TypeReference?,
    _ subject: Value
  ) -> BlockResult? {
    let names = cases.map(Self.name)
    let order = cases.indices.sorted { !Self.isUnlikely(names[$0]) && Self.isUnlikely(names[$1]) }
    for index in order {
      var branch = BlockResult()
      var inner = scope.nested
      let what = Unknown(origin(of: subject))
      _ = matches(cases[index], .unknown(what), &inner)
      execute(cases[index].statements, &inner, kind, expected, &branch)
      branch.leaveSwitch()
      if hasContent(branch), !isSpinnerOnly(branch) {
        assume("\(origin(of: subject)) is \(names[index]), which shows content")
        return branch
      }
    }
    return nil
  }

  private func cases(_ list: SwitchCaseListSyntax) -> [SwitchCaseSyntax] {
    list.flatMap { element -> [SwitchCaseSyntax] in
      switch element {
      case .switchCase(let clause): return [clause]
      case .ifConfigDecl(let conditional):
        guard
          case .switchCases(let inner)? = clause(of: conditional)?.elements
        else { return [] }
        return inner.compactMap { if case .switchCase(let clause) = $0 { clause } else { nil } }
      @unknown default: return []
      }
    }
  }

  private static func name(of clause: SwitchCaseSyntax) -> String {
    switch clause.label {
    case .case(let label): label.caseItems.excerpt
    case .default: "default"
    @unknown default: "default"
    }
  }

  /// The first option that is neither of a moment nor a failure.
  private static func likeliest(_ names: [String]) -> Int {
    let avoided = ["idle", "none", "unknown", "initial", "default", "notdetermined", "denied"]
    let index = names.firstIndex { name in
      !isUnlikely(name) && !avoided.contains(where: name.lowercased().contains)
    }
    return index ?? names.firstIndex { !isUnlikely($0) } ?? 0
  }

  /// Whether a clause takes a value; nil where that is not known.
  private func matches(
    _ clause: SwitchCaseSyntax, _ subject: Value, _ scope: inout Scope
  ) -> Bool? {
    guard case .case(let label) = clause.label else { return true }
    var isUnknown = false
    for item in label.caseItems {
      switch match(item.pattern, subject, &scope) {
      case true?:
        guard let condition = item.whereClause?.condition else { return true }
        switch evaluate(condition, scope) {
        case .bool(true): return true
        case .bool(false): break
        default: isUnknown = true
        }
      case nil: isUnknown = true
      case false?: break
      }
    }
    return isUnknown ? nil : false
  }
}

extension Evaluator.BlockResult {
  /// A `break` ends the `switch` alone, a `continue` the round of the loop around it.
  fileprivate mutating func leaveSwitch() {
    if isBroken { (isLeft, isBroken) = (false, false) }
  }
}

extension SwitchCaseSyntax {
  fileprivate var fallsThrough: Bool {
    if case .stmt(let last)? = statements.last?.item {
      last.is(FallThroughStmtSyntax.self)
    } else {
      false
    }
  }
}

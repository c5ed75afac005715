/// What values mean, through the constants that they name.
extension SourceNames {
  /// The font that a value means, through names; nil where no file says.
  package func font(of value: Value, in scope: ScopeIndex) -> FontIndex? {
    resolved(value, in: scope, members: ["UIFont", "Font"]) { value, scope in
      switch value {
      case .font(let font): font
      case .call(let path): scaledFont(madeBy: path, in: scope)
      default: nil
      }
    }
  }

  /// The number that a value means, through constants; nil where no file says.
  package func number(of value: Value, in scope: ScopeIndex) -> Double? {
    resolved(value, in: scope, members: Self.numberTypes) { value, _ in
      if case .number(let number) = value { number } else { nil }
    }
  }

  /// The numbers that a value may be, in source order: those of both sides where `?:` chooses. What is no
  /// number, such as the automatic dimension, is left out.
  package func numbers(of value: Value, in scope: ScopeIndex) -> [Double] {
    numbers(of: value, in: scope, depth: 0)
  }

  private func numbers(of value: Value, in scope: ScopeIndex, depth: Int) -> [Double] {
    if let number = number(of: value, in: scope) { return [number] }
    let choice = resolved(value, in: scope, members: Self.numberTypes) { value, scope in
      if case .choice(let parts) = value { (parts, scope) } else { nil }
    }
    guard depth < 8, let (parts, scope) = choice else { return [] }
    return parts.flatMap { numbers(of: $0, in: scope, depth: depth + 1) }
  }

  /// The scaled font that a function of an extension of `UIFont` gives back, in whatever file: a type's own,
  /// `UIFont.caption(size: 12)`, or a font's, `font.scaled()`.
  func scaledFont(madeBy path: [String], in scope: ScopeIndex) -> FontIndex? {
    guard let found = variable(at: path, in: scope), case .font(let font) = self[found].initial,
      self[found].isFunction
    else { return nil }
    return font
  }

  /// Follows names to constants until `read` finds what it looks for.
  ///
  /// - Parameter members: The types of which a value without a base, such as `.title`, is a member.
  private func resolved<Result>(
    _ value: Value, in scope: ScopeIndex, members: [String],
    _ read: (Value, ScopeIndex) -> Result?
  ) -> Result? {
    var value = value
    var scope = scope
    for _ in 0..<16 {
      if let result = read(value, scope) { return result }
      let named: VariableIndex? =
        switch value {
        case .name(let path): variable(at: path, in: scope)
        case .member(let name): variable(atMember: name, ofOneOf: members)
        default: nil
        }
      guard let found = named, self[found].isConstant else { return nil }
      scope = self[found].scope
      // `let font = font` reads the outer one.
      if self[found].initial == value, let outer = self[scope].parent { scope = outer }
      value = self[found].initial
    }
    return nil
  }

  /// Types that lengths and sizes of fonts have.
  package static let numberTypes = ["CGFloat", "Double"]
}

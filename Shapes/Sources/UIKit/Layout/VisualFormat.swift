extension NSLayoutConstraint {
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
  }

  /// The constraints that a string in the visual format language says.
  ///
  /// A format that cannot be read stops the program with a message, where UIKit raises an exception.
  public static func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var reader = VisualFormatReader(format, options: options, metrics: metrics ?? [:], views: views)
    return reader.read()
  }
}

/// Reads `H:|-[title]-(>=8)-[value(100@750)]-|`.
///
/// Source: Apple, *Auto Layout Guide*, Visual Format Language.
@MainActor
private struct VisualFormatReader {
  private let format: String
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var rest: Substring
  private var isHorizontal = true
  private var constraints: [NSLayoutConstraint] = []

  init(
    _ format: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
    views: [String: Any]
  ) {
    self.format = format
    self.options = options
    self.metrics = metrics
    self.views = views
    rest = format.filter { $0 != " " }[...]
  }

  private struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var length: CGFloat = 0
    var view: UIView?
    var priority = UILayoutPriority.required
  }

  private enum Gap {
    case none
    case standard
    case stated([Predicate])
  }

  private enum Place {
    case superview
    case view(UIView)
  }

  mutating func read() -> [NSLayoutConstraint] {
    if take("V:") { isHorizontal = false } else { _ = take("H:") }
    var shown: [UIView] = []
    var last: Place?
    var gap = Gap.none
    while !rest.isEmpty {
      if take("-") {
        gap = readGap()
        continue
      }
      let next = readPlace()
      if case .view(let view) = next { shown.append(view) }
      if let last { connect(last, next, gap) }
      last = next
      gap = .none
    }
    align(shown)
    return constraints
  }

  private mutating func readPlace() -> Place {
    if take("|") { return .superview }
    guard take("[") else { fail("a view or the superview is expected") }
    let view = view(named: readName())
    if take("(") {
      for predicate in readPredicates() { addLength(of: view, predicate) }
    }
    guard take("]") else { fail("] is expected") }
    return .view(view)
  }

  /// What is between two hyphens, or the standard distance.
  private mutating func readGap() -> Gap {
    if rest.first == "[" || rest.first == "|" { return .standard }
    let result = take("(") ? readPredicates() : [readPredicate()]
    guard take("-") else { fail("- is expected behind a distance") }
    return .stated(result)
  }

  private mutating func readPredicates() -> [Predicate] {
    var result = [readPredicate()]
    while take(",") { result.append(readPredicate()) }
    guard take(")") else { fail(") is expected") }
    return result
  }

  private mutating func readPredicate() -> Predicate {
    var result = Predicate()
    if take(">=") {
      result.relation = .greaterThanOrEqual
    } else if take("<=") {
      result.relation = .lessThanOrEqual
    } else {
      _ = take("==")
    }
    let word = readName()
    if let number = number(word) {
      result.length = number
    } else {
      result.view = view(named: word)
    }
    if take("@") {
      let word = readName()
      guard let number = number(word) else { fail("\(word) is no priority") }
      result.priority = UILayoutPriority(Float(number))
    }
    return result
  }

  private func number(_ word: String) -> CGFloat? {
    if let number = Double(word) { return CGFloat(number) }
    switch metrics[word] {
    case let number as CGFloat: return number
    case let number as Double: return CGFloat(number)
    case let number as Float: return CGFloat(number)
    case let number as Int: return CGFloat(number)
    case let number as NSNumber: return CGFloat(number.doubleValue)
    default: return nil
    }
  }

  private mutating func readName() -> String {
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    rest = rest.dropFirst(name.count)
    if name.isEmpty { fail("a name or a number is expected") }
    return String(name)
  }

  private mutating func take(_ token: String) -> Bool {
    guard rest.hasPrefix(token) else { return false }
    rest = rest.dropFirst(token.count)
    return true
  }

  private func view(named name: String) -> UIView {
    guard let view = views[name] as? UIView else { fail("\(name) is not among the views") }
    return view
  }

  private func fail(_ reason: String) -> Never {
    preconditionFailure("cannot read the visual format “\(format)” at “\(rest)”: \(reason)")
  }

  private mutating func addLength(of view: UIView, _ predicate: Predicate) {
    let attribute: NSLayoutConstraint.Attribute = isHorizontal ? .width : .height
    add(
      NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: predicate.relation, toItem: predicate.view,
        attribute: attribute, multiplier: 1, constant: predicate.length), predicate)
  }

  private mutating func add(_ constraint: NSLayoutConstraint, _ predicate: Predicate) {
    constraint.priority = predicate.priority
    constraints.append(constraint)
  }

  private mutating func connect(_ near: Place, _ far: Place, _ gap: Gap) {
    switch gap {
    case .none: add(distance(near, far, Predicate(), isStandard: false), Predicate())
    case .standard:
      let predicate = Predicate(length: 8)
      add(distance(near, far, predicate, isStandard: true), predicate)
    case .stated(let predicates):
      for predicate in predicates {
        add(distance(near, far, predicate, isStandard: false), predicate)
      }
    }
  }

  private func distance(
    _ near: Place, _ far: Place, _ predicate: Predicate, isStandard: Bool
  ) -> NSLayoutConstraint {
    typealias Attribute = NSLayoutConstraint.Attribute
    let isLeftToRight = options.contains(.directionLeftToRight)
    let start: Attribute = isHorizontal ? (isLeftToRight ? .left : .leading) : .top
    let end: Attribute = isHorizontal ? (isLeftToRight ? .right : .trailing) : .bottom
    switch (near, far) {
    case (.view(let near), .view(let far)):
      return NSLayoutConstraint(
        item: far, attribute: start, relatedBy: predicate.relation, toItem: near, attribute: end,
        multiplier: 1, constant: predicate.length)
    case (.superview, .view(let view)):
      let margin: Attribute = isHorizontal ? .leadingMargin : .topMargin
      return NSLayoutConstraint(
        item: view, attribute: start, relatedBy: predicate.relation, toItem: superview(of: view),
        attribute: isStandard ? margin : start, multiplier: 1,
        constant: isStandard ? 0 : predicate.length)
    case (.view(let view), .superview):
      let margin: Attribute = isHorizontal ? .trailingMargin : .bottomMargin
      return NSLayoutConstraint(
        item: superview(of: view), attribute: isStandard ? margin : end,
        relatedBy: predicate.relation, toItem: view, attribute: end, multiplier: 1,
        constant: isStandard ? 0 : predicate.length)
    case (.superview, .superview): fail("a view is expected between | and |")
    }
  }

  private func superview(of view: UIView) -> UIView {
    guard let superview = view.superview else { fail("the view has no superview yet") }
    return superview
  }

  private mutating func align(_ shown: [UIView]) {
    let attributes: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
    for (option, attribute) in attributes where options.contains(option) {
      for (view, next) in zip(shown, shown.dropFirst()) {
        constraints.append(
          NSLayoutConstraint(
            item: view, attribute: attribute, relatedBy: .equal, toItem: next,
            attribute: attribute, multiplier: 1, constant: 0))
      }
    }
  }
}

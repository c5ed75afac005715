import CodeLowering
import Foundation
import SwiftCode

/// A style of `formatted(_:)` as code writes it: `.currency(code: "EUR").locale(Locale(identifier: "de_DE"))`.
///
/// What it writes comes from Foundation's own styles, for English and German alone: what others write may differ between
/// versions of the system.
package struct WrittenFormatStyle {
  enum Kind {
    case number, percent
    case currency(String)
    case list(isAnd: Bool, isShort: Bool)
  }

  /// A member or a call of the chain that makes a style.
  struct Step {
    var name: String
    /// Nil where it is not called.
    var arguments: [Argument]?

    struct Argument {
      var label: String?
      /// The name of what begins with a dot, `fractionLength` of `.fractionLength(1)`.
      var name: String?
      /// What that is called with, if anything; the value itself of all else.
      var value: Value?
    }
  }

  var kind: Kind
  /// Nil for the reader's own.
  var locale: String?
  private var fraction: ClosedRange<Int>?
  private var significant: ClosedRange<Int>?
  private var isGrouped = true
  private var isCompact = false
  private var showsPlus = false
  private var rounding: FloatingPointRoundingRule?

  init(kind: Kind) { self.kind = kind }

  /// What it writes for a number; nil for other languages than English and German.
  ///
  /// - Parameter reader: The locale that counts where the style names none.
  package func text(of number: Double, isInteger: Bool, _ reader: String?) -> String? {
    guard let name = locale ?? reader, name.hasPrefix("en") || name.hasPrefix("de"),
      number.magnitude < 1e15
    else { return nil }
    let locale = Locale(identifier: name)
    switch kind {
    case .number:
      var style = adjusted(FloatingPointFormatStyle<Double>.number.locale(locale))
      if isCompact { style = style.notation(.compactName) }
      if showsPlus { style = style.sign(strategy: .always()) }
      if let rounding { style = style.rounded(rule: rounding) }
      return number.formatted(style)
    case .percent where isInteger:
      guard !isCompact else { return nil }
      var style = adjusted(IntegerFormatStyle<Int>.Percent.percent.locale(locale))
      if showsPlus { style = style.sign(strategy: .always()) }
      if let rounding { style = style.rounded(rule: rounding) }
      return Int(number).formatted(style)
    case .percent:
      guard !isCompact else { return nil }
      var style = adjusted(FloatingPointFormatStyle<Double>.Percent.percent.locale(locale))
      if showsPlus { style = style.sign(strategy: .always()) }
      if let rounding { style = style.rounded(rule: rounding) }
      return number.formatted(style)
    case .currency(let code):
      guard !isCompact else { return nil }
      var style = adjusted(FloatingPointFormatStyle<Double>.Currency(code: code, locale: locale))
      if showsPlus { style = style.sign(strategy: .always()) }
      if let rounding { style = style.rounded(rule: rounding) }
      return number.formatted(style)
    case .list: return nil
    }
  }

  private func adjusted<Style: NumberStyle>(_ style: Style) -> Style {
    var style = style
    if let fraction { style = style.precision(.fractionLength(fraction)) }
    if let significant { style = style.precision(.significantDigits(significant)) }
    return isGrouped ? style : style.grouping(.never)
  }

  func list(_ texts: [String], _ reader: String?) -> String? {
    guard let name = locale ?? reader, name.hasPrefix("en") || name.hasPrefix("de"),
      case .list(let isAnd, let isShort) = kind
    else { return nil }
    return texts.formatted(
      .list(type: isAnd ? .and : .or, width: isShort ? .short : .standard)
        .locale(Locale(identifier: name)))
  }
}

private protocol NumberStyle {
  func precision(_ precision: NumberFormatStyleConfiguration.Precision) -> Self
  func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> Self
}
extension FloatingPointFormatStyle: NumberStyle {}
extension FloatingPointFormatStyle.Percent: NumberStyle {}
extension FloatingPointFormatStyle.Currency: NumberStyle {}
extension IntegerFormatStyle.Percent: NumberStyle {}

extension WrittenFormatStyle {
  /// - Returns: Nil for a style that is not known here.
  init?(_ steps: [Step], in machine: Machine) {
    guard let first = steps.first else { return nil }
    let given = first.arguments ?? []
    switch (first.name, first.arguments?.map(\.label)) {
    case ("number", nil): self.init(kind: .number)
    case ("percent", nil): self.init(kind: .percent)
    case ("currency", ["code"]):
      guard case .string(let code, _)? = given[0].value else { return nil }
      self.init(kind: .currency(code))
    case ("list", ["type"]), ("list", ["type", "width"]):
      let type = given[0].name
      let width = given.count > 1 ? given[1].name : "standard"
      guard type == "and" || type == "or", width == "standard" || width == "short" else {
        return nil
      }
      self.init(kind: .list(isAnd: type == "and", isShort: width == "short"))
    default: return nil
    }
    for step in steps.dropFirst() {
      guard let arguments = step.arguments, arguments.count == 1,
        add(step.name, arguments[0], machine)
      else { return nil }
    }
  }

  /// - Returns: Whether it is known what the step does.
  private mutating func add(
    _ name: String, _ argument: Step.Argument, _ machine: Machine
  ) -> Bool {
    switch (name, argument.label, argument.name) {
    case ("locale", nil, _):
      guard let value = argument.value else { return false }
      if machine.isReaderLocale(value) { return true }
      guard let name = machine.localeIdentifier(value), name.hasPrefix("en") || name.hasPrefix("de")
      else { return false }
      locale = name
    case ("grouping", nil, "never"): isGrouped = false
    case ("grouping", nil, "automatic"): isGrouped = true
    case ("notation", nil, "compactName"): isCompact = true
    case ("notation", nil, "automatic"): isCompact = false
    case ("sign", "strategy", "always") where argument.value == nil: showsPlus = true
    case ("sign", "strategy", "automatic"): showsPlus = false
    case ("rounded", "rule", let rule?):
      guard let rule = Self.roundings[rule] else { return false }
      rounding = rule
    case ("precision", nil, "fractionLength"):
      guard let digits = machine.digits(argument.value) else { return false }
      fraction = digits
    case ("precision", nil, "significantDigits"):
      guard let digits = machine.digits(argument.value), digits.lowerBound > 0 else { return false }
      significant = digits
    default: return false
    }
    return true
  }

  private static let roundings: [String: FloatingPointRoundingRule] = [
    "up": .up, "down": .down, "towardZero": .towardZero, "awayFromZero": .awayFromZero,
    "toNearestOrEven": .toNearestOrEven, "toNearestOrAwayFromZero": .toNearestOrAwayFromZero,
  ]
}

extension Machine {
  /// `formatted(…)` of a number; nil where what it writes is not known.
  func formatted(
    number: Double, isInteger: Bool, by arguments: [Operand]
  ) throws(Unwind) -> Value? {
    let style =
      arguments.isEmpty ? WrittenFormatStyle(kind: .number) : try formatStyle(of: arguments)
    guard let style else { return nil }
    let origin = isInteger ? "\(Int(number)).formatted()" : "\(number).formatted()"
    return shown(origin, style) { style.text(of: number, isInteger: isInteger, $0) }
  }

  /// `formatted(…)` of a list of texts; nil where what it writes is not known.
  func formatted(texts: [Value], by arguments: [Operand]) throws(Unwind) -> Value? {
    let style =
      arguments.isEmpty
      ? WrittenFormatStyle(kind: .list(isAnd: true, isShort: false))
      : try formatStyle(of: arguments)
    guard let style else { return nil }
    var known: [String] = []
    for text in texts {
      guard case .string(let text, _) = text else { return nil }
      known.append(text)
    }
    return shown("a list", style) { style.list(known, $0) }
  }

  /// A text that is known where the style names the locale, and assumed where that is the reader's.
  private func shown(
    _ origin: String, _ style: WrittenFormatStyle, _ written: (String?) -> String?
  ) -> Value? {
    if style.locale != nil { return written(nil).map { .string($0) } }
    return library.shown(origin) { reader in written(reader) }
  }

  private func formatStyle(of arguments: [Operand]) throws(Unwind) -> WrittenFormatStyle? {
    guard arguments.count == 1, arguments[0].label == nil else { return nil }
    guard let expression = arguments[0].expression, let frame = arguments[0].frame,
      let chain = expression.implicitSteps
    else { return try formatStyle(of: value(arguments[0])) }
    var steps: [WrittenFormatStyle.Step] = []
    for (name, written) in chain {
      var step = WrittenFormatStyle.Step(name: name)
      if let written {
        step.arguments = []
        for argument in written {
          step.arguments?.append(try self.argument(of: name, argument, frame))
        }
      }
      steps.append(step)
    }
    return WrittenFormatStyle(steps, in: self)
  }

  private func argument(
    of step: String, _ argument: Argument, _ frame: Frame
  ) throws(Unwind) -> WrittenFormatStyle.Step.Argument {
    var result = WrittenFormatStyle.Step.Argument(
      label: argument.label, name: argument.value.implicitName)
    if step == "locale" {
      result.value = try evaluate(argument.value, frame, .named("Locale"))
    } else if result.name == nil {
      result.value = try evaluate(argument.value, frame)
    } else if case .call(let call) = argument.value, let first = call.arguments.first {
      result.value = try evaluate(first.value, frame)
    }
    return result
  }

  /// A style that is kept as code makes it; nil for one that is not known here.
  package func formatStyle(of value: Value) -> WrittenFormatStyle? {
    var steps: [WrittenFormatStyle.Step] = []
    var next: Value? = value
    while case .foreign(let foreign)? = next {
      let arguments = foreign.arguments?.map { argument in
        var result = WrittenFormatStyle.Step.Argument(label: argument.label, value: argument.value)
        if foreign.name != "locale", case .foreign(let inner) = argument.value, inner.base == nil {
          result.name = inner.name
          result.value = inner.arguments?.first?.value
        }
        return result
      }
      steps.insert(WrittenFormatStyle.Step(name: foreign.name, arguments: arguments), at: 0)
      next = foreign.base
    }
    return next == nil ? WrittenFormatStyle(steps, in: self) : nil
  }

  /// How many digits a number or a range allows; nil where that is not known.
  fileprivate func digits(_ value: Value?) -> ClosedRange<Int>? {
    switch value {
    case .integer(let digits, _)? where (0...9).contains(digits): return digits...digits
    case .range(let range)?:
      guard let bounds = bounds(range, 10), bounds.lowerBound >= 0, bounds.upperBound <= 10,
        !bounds.isEmpty
      else { return nil }
      return bounds.lowerBound...(bounds.upperBound - 1)
    default: return nil
    }
  }

  /// The identifier of a locale that code makes of one.
  func localeIdentifier(_ value: Value) -> String? {
    let argument: Value?
    switch value {
    case .foreign(let locale) where locale.type?.name == "Locale" && locale.name == "init":
      argument = locale.arguments?.first { $0.label == "identifier" }?.value
    case .unknown(let locale) where locale.type?.name == "Locale":
      argument = given[locale.id]?["identifier"]
    default: argument = nil
    }
    guard case .string(let identifier, _)? = argument else { return nil }
    return identifier
  }
}

extension Machine {
  /// What a locale says of itself; nil for what only the running app would tell.
  func localeMember(_ name: String, _ locale: Locale) -> Value? {
    let text: String?
    switch name {
    case "identifier": return .string(locale.identifier)
    case "languageCode": text = locale.language.languageCode?.identifier
    case "regionCode": text = locale.region?.identifier
    case "currencyCode": text = locale.currency?.identifier
    case "currencySymbol": text = locale.currencySymbol
    case "decimalSeparator": text = locale.decimalSeparator
    case "groupingSeparator": text = locale.groupingSeparator
    default: return nil
    }
    return text.map { .some(.string($0)) } ?? .null
  }
}

extension CodeLowering.Expression {
  /// The members and calls of a chain that begins with an implicit member; nil for all others.
  fileprivate var implicitSteps: [(name: String, arguments: [Argument]?)]? {
    switch self {
    case .implicitMember(let name, _): return [(name, nil)]
    case .member(let base, let name, _): return base.implicitSteps.map { $0 + [(name, nil)] }
    case .call(let call):
      guard var steps = call.callee.implicitSteps else { return nil }
      steps[steps.count - 1].arguments = call.arguments
      return steps
    default: return nil
    }
  }
}

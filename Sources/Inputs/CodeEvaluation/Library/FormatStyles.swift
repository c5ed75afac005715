import CodeLowering
import Foundation
import SwiftCode

/// A style of `formatted(_:)` as code writes it: `.currency(code: "EUR").locale(Locale(identifier: "de_DE"))`.
///
/// What it writes comes from Foundation's own styles, for English and German alone: what others write may differ between
/// versions of the system.
package struct WrittenFormatStyle {
  package enum Kind {
    case number, percent
    case currency(String)
    case list(isAnd: Bool, isShort: Bool)
  }

  package var kind: Kind
  /// Nil for the reader's own, which nobody knows.
  package var locale: String?
  package var fraction: ClosedRange<Int>?
  package var isGrouped = true

  package init(kind: Kind) { self.kind = kind }

  /// What it writes for a number; nil for other languages than English and German.
  package func number(_ number: Double) -> String? {
    guard let name = locale, name.hasPrefix("en") || name.hasPrefix("de"), number.magnitude < 1e15
    else { return nil }
    let locale = Locale(identifier: name)
    switch kind {
    case .number:
      return number.formatted(
        configured(FloatingPointFormatStyle<Double>.number.locale(locale)) {
          $0.precision(.fractionLength($1))
        } _: {
          $0.grouping(.never)
        })
    case .percent:
      return number.formatted(
        configured(FloatingPointFormatStyle<Double>.Percent.percent.locale(locale)) {
          $0.precision(.fractionLength($1))
        } _: {
          $0.grouping(.never)
        })
    case .currency(let code):
      return number.formatted(
        configured(FloatingPointFormatStyle<Double>.Currency(code: code, locale: locale)) {
          $0.precision(.fractionLength($1))
        } _: {
          $0.grouping(.never)
        })
    case .list: return nil
    }
  }

  private func configured<Style>(
    _ style: Style, _ precise: (Style, ClosedRange<Int>) -> Style, _ ungrouped: (Style) -> Style
  ) -> Style {
    let style = fraction.map { precise(style, $0) } ?? style
    return isGrouped ? style : ungrouped(style)
  }

  func list(_ texts: [String]) -> String? {
    guard let locale, case .list(let isAnd, let isShort) = kind else { return nil }
    return texts.formatted(
      .list(type: isAnd ? .and : .or, width: isShort ? .short : .standard)
        .locale(Locale(identifier: locale)))
  }
}

extension Machine {
  /// `formatted(…)` of a number or a list of texts; nil where what it writes is not known.
  func formatted(
    number: Double? = nil, texts: [Value] = [], by arguments: [Operand]
  ) throws(Unwind) -> Value? {
    guard arguments.count == 1, arguments[0].label == nil,
      let expression = arguments[0].expression, let frame = arguments[0].frame,
      let style = try formatStyle(expression, frame)
    else { return nil }
    if let number { return style.number(number).map { .string($0) } }
    var known: [String] = []
    for text in texts {
      guard case .string(let text, _) = text else { return nil }
      known.append(text)
    }
    return style.list(known).map { .string($0) }
  }

  private func formatStyle(
    _ expression: CodeLowering.Expression, _ frame: Frame
  ) throws(Unwind) -> WrittenFormatStyle? {
    guard let steps = expression.implicitSteps, let first = steps.first else { return nil }
    func text(_ argument: Argument?) throws(Unwind) -> String? {
      guard let argument, case .string(let text, _) = try evaluate(argument.value, frame) else {
        return nil
      }
      return text
    }
    var style: WrittenFormatStyle
    let labels = first.arguments?.map(\.label)
    switch (first.name, labels) {
    case ("number", nil): style = WrittenFormatStyle(kind: .number)
    case ("percent", nil): style = WrittenFormatStyle(kind: .percent)
    case ("currency", ["code"]):
      guard let code = try text(first.arguments?.first) else { return nil }
      style = WrittenFormatStyle(kind: .currency(code))
    case ("list", ["type"]), ("list", ["type", "width"]):
      let type = first.arguments?[0].value.implicitName
      let width =
        (first.arguments?.count ?? 0) > 1 ? first.arguments?[1].value.implicitName : "standard"
      guard type == "and" || type == "or", width == "standard" || width == "short" else {
        return nil
      }
      style = WrittenFormatStyle(kind: .list(isAnd: type == "and", isShort: width == "short"))
    default: return nil
    }
    for step in steps.dropFirst() {
      guard let arguments = step.arguments, arguments.count == 1, arguments[0].label == nil else {
        return nil
      }
      switch (step.name, arguments[0].value.implicitName) {
      case ("locale", _):
        guard
          let locale = localeIdentifier(try evaluate(arguments[0].value, frame, .named("Locale"))),
          locale.hasPrefix("en") || locale.hasPrefix("de")
        else { return nil }
        style.locale = locale
      case ("grouping", "never"): style.isGrouped = false
      case ("grouping", "automatic"): style.isGrouped = true
      case ("precision", "fractionLength"):
        guard case .call(let call) = arguments[0].value, call.arguments.count == 1 else {
          return nil
        }
        switch try evaluate(call.arguments[0].value, frame) {
        case .integer(let digits, _) where (0...9).contains(digits):
          style.fraction = digits...digits
        case .range(let range):
          guard let bounds = bounds(range, 10), bounds.lowerBound >= 0, bounds.upperBound <= 10,
            !bounds.isEmpty
          else { return nil }
          style.fraction = bounds.lowerBound...(bounds.upperBound - 1)
        default: return nil
        }
      default: return nil
      }
    }
    return style
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

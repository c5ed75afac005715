import CodeEvaluation
import DynamicType
import DynamicTypeModel
import SwiftCode
import UIKitModel

/// Gives objects what a document says of them, as `init(coder:)` does.
struct DocumentDecoder {
  let machine: Machine
  let fields: UIKitFields
  let library: UIKitLibrary

  /// A coder for an element.
  func coder(for element: Int) -> Operand {
    let coder = machine.guarded { () throws(Unwind) -> Value in
      try machine.make(.named("NSCoder"), [] as [Operand])
    }
    if case .object(let object) = coder.plain {
      keep(.some(.integer(element, .int)), "NSCoder._element", object)
    }
    return Operand("coder", value: coder)
  }

  func decode(_ element: Element, into object: ObjectID) {
    keep(.bool(element.isHidden), "UIView.isHidden", object)
    keep(.double(element.alpha, .cgFloat), "UIView.alpha", object)
    keep(.integer(element.tag, .int), "UIView.tag", object)
    if let frame = element.recordedFrame {
      keep(try? library.rect(frame, machine), "UIView._frame", object)
    }
    keep(
      .bool(element.translatesAutoresizingMask), "UIView.translatesAutoresizingMaskIntoConstraints",
      object)
    switch element.content {
    case .label(let text): decode(text, "UILabel._text", intoLabel: object)
    case .button(let button): decode(button, into: object)
    case .textInput(let input): decode(input, kind: element.kind, into: object)
    case .stack(let stack):
      keep(.double(stack.spacing, .cgFloat), "UIStackView.spacing", object)
      keep(
        named(
          stack.axis == .vertical ? "vertical" : "horizontal", ["NSLayoutConstraint", "Axis"]),
        "UIStackView.axis", object)
    default: break
    }
  }

  private func decode(
    _ text: TextContent, _ field: UIKitFields.Field?, intoLabel label: ObjectID
  ) {
    if let field { keep(.some(.string(text.string)), field, label) }
    if let font = text.font { keep(self.font(font), "UILabel._font", label) }
    keep(.integer(text.numberOfLines, .int), "UILabel.numberOfLines", label)
    keep(
      .bool(text.adjustsFontForContentSizeCategory), "UILabel.adjustsFontForContentSizeCategory",
      label)
    keep(.bool(text.adjustsFontSizeToFitWidth), "UILabel.adjustsFontSizeToFitWidth", label)
    keep(.double(text.minimumScaleFactor, .cgFloat), "UILabel.minimumScaleFactor", label)
    keep(
      named(text.lineBreakMode.uiKitName, ["NSLineBreakMode"]), "UILabel.lineBreakMode", label)
  }

  private func decode(_ button: ButtonContent, into object: ObjectID) {
    keep(
      named(button.buttonType.rawValue, ["UIButton", "ButtonType"]), "UIButton.buttonType", object)
    keep(
      .dictionary(
        DictionaryValue(
          pairs: [(.integer(0, .int), .string(button.title.string))], key: .named("Int"),
          value: .named("String"))),
      "UIButton._titles", object)
    let made = machine.guarded { () throws(Unwind) -> Value in
      try machine.value(of: "_label", in: .object(object))
    }
    if case .object(let label) = made.plain { decode(button.title, nil, intoLabel: label) }
  }

  private func decode(_ input: TextInputContent, kind: ElementKind, into object: ObjectID) {
    let (type, text): (String, Value) =
      switch kind {
      case .textField: ("UITextField", .some(.string(input.text.string)))
      case .textView: ("UITextView", .string(input.text.string))
      default: ("", .null)
      }
    guard !type.isEmpty else { return }
    keep(text, UIKitFields.Field(type, kind == .textField ? "text" : "_text"), object)
    if let placeholder = input.placeholder {
      keep(.some(.string(placeholder)), "UITextField.placeholder", object)
    }
    if let font = input.text.font {
      keep(self.font(font), UIKitFields.Field(type, "_font"), object)
    }
    keep(
      .bool(input.text.adjustsFontForContentSizeCategory),
      UIKitFields.Field(type, "adjustsFontForContentSizeCategory"), object)
  }

  /// A font of a document as an object; nil's value for one that no code could have made.
  private func font(_ description: FontDescription) -> Value {
    let made = machine.guarded { () throws(Unwind) -> Value in
      try machine.make(.named("UIFont"), [] as [Operand])
    }
    guard case .object(let font) = made.plain else { return .null }
    // No code makes it, whichever calls the initialiser that takes it from the document.
    keep(.void, "UIFont._made", font)
    keep(.double(description.pointSize, .cgFloat), "UIFont._size", font)
    switch description.face {
    case .textStyle(let style): keep(.some(.string(style.rawName)), "UIFont._style", font)
    case .system(let weight, let isItalic):
      if weight != .regular {
        keep(.some(.double(weight.uiKitValue, .cgFloat)), "UIFont._weight", font)
      }
      keep(.bool(isItalic), "UIFont._isItalic", font)
    case .named(let name, _): keep(.some(.string(name)), "UIFont._name", font)
    case .font, .scaled: return .null
    }
    return .some(.object(font))
  }

  private func named(_ name: String, _ type: [String]) -> Value? {
    let value = machine.guarded { () throws(Unwind) -> Value in
      try machine.value(of: name, in: .type(.named(type, [])))
    }
    if case .enumCase = value { return value }
    return nil
  }

  /// Keeps a value for one of UIKit's properties; nothing where there is none.
  func keep(_ value: Value?, _ field: UIKitFields.Field, _ object: ObjectID) {
    guard let value, let variable = fields[field] else { return }
    machine.keep(value, for: variable, in: object)
  }
}

import CodeEvaluation
import DynamicType
import DynamicTypeModel
import SwiftCode
import UIKitModel

/// Gives objects what a document says of them, as `init(coder:)` does.
struct DocumentDecoder {
  let machine: Machine
  let reader: HeapReader
  let library: UIKitLibrary

  /// A coder for the element of a number; nil for what is none.
  func coder(for element: Int?) -> Operand {
    let coder = machine.guarded { () throws(Unwind) -> Value in
      try machine.make(.named("NSCoder"), [] as [Operand])
    }
    if let element, case .object(let object) = coder.plain {
      reader.keep(.some(.integer(element, .int)), "NSCoder._element", object)
    }
    return Operand("coder", value: coder)
  }

  func decode(_ element: Element, into object: ObjectID) {
    reader.keep(.bool(element.isHidden), "UIView.isHidden", object)
    reader.keep(.double(element.alpha, .cgFloat), "UIView.alpha", object)
    reader.keep(.integer(element.tag, .int), "UIView.tag", object)
    if let frame = element.recordedFrame {
      reader.keep(try? library.rect(frame, machine), "UIView._frame", object)
    }
    reader.keep(
      .bool(element.translatesAutoresizingMask), "UIView.translatesAutoresizingMaskIntoConstraints",
      object)
    switch element.content {
    case .label(let text): decode(text, "UILabel._text", intoLabel: object)
    case .button(let button): decode(button, into: object)
    case .textInput(let input): decode(input, kind: element.kind, into: object)
    case .stack(let stack):
      reader.keep(.double(stack.spacing, .cgFloat), "UIStackView.spacing", object)
      reader.keep(
        named(
          stack.axis == .vertical ? "vertical" : "horizontal", ["NSLayoutConstraint", "Axis"]),
        "UIStackView.axis", object)
    default: break
    }
  }

  private func decode(
    _ text: TextContent, _ field: UIKitFields.Field?, intoLabel label: ObjectID
  ) {
    if let field { reader.keep(.some(.string(text.string)), field, label) }
    if let font = text.font { reader.keep(self.font(font), "UILabel._font", label) }
    reader.keep(.integer(text.numberOfLines, .int), "UILabel.numberOfLines", label)
    reader.keep(
      .bool(text.adjustsFontForContentSizeCategory), "UILabel.adjustsFontForContentSizeCategory",
      label)
    reader.keep(.bool(text.adjustsFontSizeToFitWidth), "UILabel.adjustsFontSizeToFitWidth", label)
    reader.keep(.double(text.minimumScaleFactor, .cgFloat), "UILabel.minimumScaleFactor", label)
    reader.keep(
      named(text.lineBreakMode.uiKitName, ["NSLineBreakMode"]), "UILabel.lineBreakMode", label)
  }

  private func decode(_ button: ButtonContent, into object: ObjectID) {
    reader.keep(
      named(button.buttonType.rawValue, ["UIButton", "ButtonType"]), "UIButton.buttonType", object)
    reader.keep(
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
    reader.keep(text, UIKitFields.Field(type, kind == .textField ? "text" : "_text"), object)
    if let placeholder = input.placeholder {
      reader.keep(.some(.string(placeholder)), "UITextField.placeholder", object)
    }
    if let font = input.text.font {
      reader.keep(self.font(font), UIKitFields.Field(type, "_font"), object)
    }
    reader.keep(
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
    reader.keep(.void, "UIFont._made", font)
    reader.keep(.double(description.pointSize, .cgFloat), "UIFont._size", font)
    switch description.face {
    case .textStyle(let style): reader.keep(.some(.string(style.rawName)), "UIFont._style", font)
    case .system(let weight, let isItalic):
      if weight != .regular {
        reader.keep(.some(.double(weight.uiKitValue, .cgFloat)), "UIFont._weight", font)
      }
      reader.keep(.bool(isItalic), "UIFont._isItalic", font)
    case .named(let name, _): reader.keep(.some(.string(name)), "UIFont._name", font)
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
}

import CodeEvaluation
import DynamicTypeModel
import UIKitModel

/// What a view shows, with how sure that is.
struct DocumentViewState {
  private var text: TextContent?
  private var textProvenance: Provenance
  private var font: Provenance
  private var isHidden: Bool
  private var alpha: Double

  init(_ object: ObjectID, _ conversion: SceneConversion) {
    let reader = conversion.reader
    let kit = reader.kitClass(of: object)
    var element = Element(
      id: "", kind: ElementKind(kitClass: kit), elementName: "",
      location: conversion.scene.location)
    var detail = ElementDetail(className: kit)
    _ = reader.takeNotes()
    conversion.takeContent(&element, &detail, object, kit)
    _ = reader.takeNotes()
    text = kit == "UISearchBar" ? nil : element.content.text
    textProvenance = detail.textProvenance ?? .known
    let fields: (text: UIKitFields.Field, font: UIKitFields.Field)? =
      switch kit {
      case "UILabel": ("UILabel._text", "UILabel._font")
      case "UIButton": ("UIButton._titles", "UILabel._font")
      case "UITextField": ("UITextField.text", "UITextField._font")
      case "UITextView": ("UITextView._text", "UITextView._font")
      default: nil
      }
    font = .known
    if let fields {
      if textProvenance == .known, let doubt = reader.doubt(fields.text, of: object) {
        textProvenance = doubt
      }
      let holder = kit == "UIButton" ? reader.object("UIButton._label", of: object) : object
      _ = reader.takeNotes()
      if let holder, let font = reader.object(fields.font, of: holder) { _ = reader.font(font) }
      font = reader.takeNotes()
    }
    isHidden = reader.truth("UIView.isHidden", of: object) ?? false
    alpha = reader.number("UIView.alpha", of: object) ?? 1
    _ = reader.takeNotes()
  }

  typealias Change = (
    property: CodeNote.Property, value: DocumentOutcome.Change.Value, isKnown: Bool
  )

  /// What is otherwise than it was.
  func changes(since before: DocumentViewState) -> [Change] {
    var changes: [Change] = []
    if isHidden != before.isHidden { changes.append((.isHidden, .flag(isHidden), true)) }
    if alpha != before.alpha { changes.append((.alpha, .number(alpha), true)) }
    guard let text, let old = before.text else { return changes }
    if text.string != old.string || text.fragments != old.fragments {
      changes.append((.text, .text(text.string, text.fragments), textProvenance == .known))
    } else if textProvenance != .known {
      changes.append((.text, .unknown, false))
    }
    if let font = text.font, font != old.font || self.font != .known {
      changes.append((.font, self.font == .known ? .font(font) : .unknown, self.font == .known))
    }
    for (property, value) in Self.properties where value(text) != value(old) {
      changes.append((property, value(text), true))
    }
    return changes
  }

  private static let properties:
    [(property: CodeNote.Property, value: @Sendable (TextContent) -> DocumentOutcome.Change.Value)] =
      [
        (.adjustsFontForContentSizeCategory, { .flag($0.adjustsFontForContentSizeCategory) }),
        (.numberOfLines, { .count($0.numberOfLines) }),
        (.adjustsFontSizeToFitWidth, { .flag($0.adjustsFontSizeToFitWidth) }),
        (.minimumScaleFactor, { .number($0.minimumScaleFactor) }),
        (.lineBreakMode, { .lineBreakMode($0.lineBreakMode) }),
      ]
}

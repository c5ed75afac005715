import DynamicType
import DynamicTypeModel
import UIKitModel

extension SceneReader {
  /// Reads `userDefinedRuntimeAttributes`, and applies those that set layout or text.
  ///
  /// They are set by key-value coding when the document has been loaded, so the last one wins.
  func readRuntimeAttributes(of node: DocumentNode, into element: inout Element) {
    for child in node.children(in: "userDefinedRuntimeAttributes") {
      guard let keyPath = child["keyPath"] else { continue }
      let value = child.child(key: "value")
      let attribute = RuntimeAttribute(
        keyPath: keyPath, type: child["type"] ?? "",
        value: value.map(text(ofValue:)) ?? child["value"], location: child.location)
      element.runtimeAttributes.append(attribute)
      if let value, value.name == "color" {
        apply(
          color: ColorValue(value, named: documentReader.namedColors), at: keyPath, to: &element)
      } else {
        element.apply(attribute)
      }
    }
  }

  /// The value of a runtime attribute as text: numbers, strings, sizes, colours.
  private func text(ofValue node: DocumentNode) -> String {
    switch node.name {
    case "string", "mutableString": node.text
    case "size": "\(node["width"] ?? "0") \(node["height"] ?? "0")"
    case "point": "\(node["x"] ?? "0") \(node["y"] ?? "0")"
    case "color": node["name"] ?? node["systemColor"] ?? "color"
    default: node["value"] ?? ""
    }
  }

  private func apply(color: ColorValue?, at keyPath: String, to element: inout Element) {
    switch keyPath {
    case "backgroundColor": element.backgroundColor = color
    case "tintColor": element.tintColor = color
    case "textColor", "titleLabel.textColor": element.content.changeText { $0.color = color }
    default: break
    }
  }
}

extension Element {
  /// Sets the property that a runtime attribute names; those of custom classes are none of ours.
  package mutating func apply(_ attribute: RuntimeAttribute) {
    if let flag = attribute.flag { apply(flag, at: attribute.keyPath) }
    if let number = attribute.number { apply(number, at: attribute.keyPath) }
    if let text = attribute.value, attribute.type == "string" {
      apply(text, at: attribute.keyPath, from: attribute.location)
    }
  }

  private mutating func apply(_ flag: Bool, at keyPath: String) {
    switch keyPath {
    case "hidden", "isHidden": isHidden = flag
    case "clipsToBounds", "layer.masksToBounds": clipsToBounds = flag
    case "translatesAutoresizingMaskIntoConstraints": translatesAutoresizingMask = flag
    case "preservesSuperviewLayoutMargins": preservesSuperviewLayoutMargins = flag
    case "insetsLayoutMarginsFromSafeArea": insetsLayoutMarginsFromSafeArea = flag
    case "showsLargeContentViewer": showsLargeContentViewer = flag
    case "scalesLargeContentImage": scalesLargeContentImage = flag
    case "scrollEnabled", "isScrollEnabled": content.setScrollEnabled(flag)
    case "adjustsImageSizeForAccessibilityContentSizeCategory":
      adjustsImageSizeForAccessibility = flag
    case "adjustsFontForContentSizeCategory", "titleLabel.adjustsFontForContentSizeCategory":
      content.changeText { $0.adjustsFontForContentSizeCategory = flag }
    case "adjustsFontSizeToFitWidth", "titleLabel.adjustsFontSizeToFitWidth":
      content.changeText { $0.adjustsFontSizeToFitWidth = flag }
    case "allowsDefaultTighteningForTruncation":
      content.changeText { $0.allowsTightening = flag }
    case "layoutMarginsRelativeArrangement", "isLayoutMarginsRelativeArrangement":
      content.changeStack { $0.isLayoutMarginsRelative = flag }
    case "baselineRelativeArrangement", "isBaselineRelativeArrangement":
      content.changeStack { $0.isBaselineRelative = flag }
    default: break
    }
  }

  private mutating func apply(_ number: Double, at keyPath: String) {
    switch keyPath {
    case "alpha": alpha = number
    case "layer.cornerRadius": cornerRadius = number
    case "layer.borderWidth": borderWidth = number.isFinite ? min(100, max(0, number)) : 0
    case "spacing": content.changeStack { $0.spacing = number }
    case "numberOfLines", "titleLabel.numberOfLines":
      content.changeText { $0.numberOfLines = max(0, Int(exactly: number.rounded()) ?? 1) }
    case "minimumScaleFactor", "titleLabel.minimumScaleFactor":
      content.changeText { $0.minimumScaleFactor = number }
    case "preferredMaxLayoutWidth":
      content.changeText { $0.preferredMaxLayoutWidth = number }
    case "lineBreakMode", "titleLabel.lineBreakMode":
      if let mode = TextContent.LineBreakMode(uiKitValue: number) {
        content.changeText { $0.lineBreakMode = mode }
      }
    case "textAlignment", "titleLabel.textAlignment":
      if let alignment = TextContent.Alignment(uiKitValue: number) {
        content.changeText { $0.alignment = alignment }
      }
    default: break
    }
  }

  private mutating func apply(_ text: String, at keyPath: String, from location: SourceLocation) {
    switch keyPath {
    case "text", "title", "titleLabel.text":
      content.changeText {
        $0.string = text
        // A plain text takes the place of an attributed one.
        $0.fragments = []
        $0.location = location
      }
    case "placeholder":
      guard case .textInput(var input) = content else { return }
      input.placeholder = text
      content = .textInput(input)
    case "accessibilityLabel": accessibilityLabel = text
    case "largeContentTitle": largeContentTitle = text
    case "minimumContentSizeCategory":
      contentSizeLimits.minimum = ContentSizeCategory(name: text)
    case "maximumContentSizeCategory":
      contentSizeLimits.maximum = ContentSizeCategory(name: text)
    default: break
    }
  }
}

extension RuntimeAttribute {
  fileprivate var flag: Bool? {
    guard type == "boolean" || type == "number" else { return nil }
    switch value {
    case "YES", "1": return true
    case "NO", "0": return false
    default: return nil
    }
  }

  fileprivate var number: Double? {
    type == "number" ? value.flatMap(documentNumber) : nil
  }
}

extension ElementContent {
  fileprivate mutating func setScrollEnabled(_ flag: Bool) {
    switch self {
    case .textInput(var input):
      input.isScrollEnabled = flag
      self = .textInput(input)
    case .scroll(var scroll):
      scroll.isScrollEnabled = flag
      self = .scroll(scroll)
    default: break
    }
  }

  mutating func changeStack(_ change: (inout StackContent) -> Void) {
    guard case .stack(var stack) = self else { return }
    change(&stack)
    self = .stack(stack)
  }
}

extension TextContent.LineBreakMode {
  /// The mode with that raw value of UIKit's `NSLineBreakMode`.
  fileprivate init?(uiKitValue: Double) {
    let modes: [TextContent.LineBreakMode] = [
      .wordWrap, .characterWrap, .clip, .headTruncation, .tailTruncation, .middleTruncation,
    ]
    guard let index = Int(exactly: uiKitValue), modes.indices.contains(index) else { return nil }
    self = modes[index]
  }
}

extension TextContent.Alignment {
  /// The alignment with that raw value of UIKit's `NSTextAlignment`.
  fileprivate init?(uiKitValue: Double) {
    let alignments: [TextContent.Alignment] = [.left, .center, .right, .justified, .natural]
    guard let index = Int(exactly: uiKitValue), alignments.indices.contains(index) else {
      return nil
    }
    self = alignments[index]
  }
}

import DynamicTypeModel
import UIKitModel

/// What every kind of view has.
extension SceneReader {
  func readGeometry(of node: DocumentNode, into element: inout Element) {
    element.recordedFrame = Rect(node.child(key: "frame")) ?? frameInset(of: node)
    element.autoresizing = AutoresizingMask(node.child(key: "autoresizingMask"))
    element.translatesAutoresizingMask =
      node.flag("translatesAutoresizingMaskIntoConstraints") ?? true
    element.hasFixedFrame = node.flag("fixedFrame") ?? false
    element.isMisplaced = node.flag("misplaced") ?? false
    element.isAmbiguous = node.flag("ambiguous") ?? false
    element.verifiesAmbiguity = node["verifyAmbiguity"] == nil
    element.horizontalHugging = node.number("horizontalHuggingPriority")
    element.verticalHugging = node.number("verticalHuggingPriority")
    element.horizontalCompression = node.number("horizontalCompressionResistancePriority")
    element.verticalCompression = node.number("verticalCompressionResistancePriority")
    element.placeholderIntrinsicWidth = node.number("placeholderIntrinsicWidth")
    element.placeholderIntrinsicHeight = node.number("placeholderIntrinsicHeight")
    let designed = node.id.flatMap { documentReader.designedSizes[$0] }
    element.designedIntrinsicWidth = designed?.width
    element.designedIntrinsicHeight = designed?.height
    element.directionalLayoutMargins = EdgeInsets(node.child(key: "directionalLayoutMargins"))
    element.layoutMargins = EdgeInsets(node.child(key: "layoutMargins"))
    element.preservesSuperviewLayoutMargins = node.flag("preservesSuperviewLayoutMargins") ?? false
    element.insetsLayoutMarginsFromSafeArea = node.flag("insetsLayoutMarginsFromSafeArea") ?? true
    element.followsReadableWidth = node.flag("layoutMarginsFollowReadableWidth") ?? false
  }

  /// The other way to record a frame: distances and lengths, as Xcode 9 wrote some of them.
  private func frameInset(of node: DocumentNode) -> Rect? {
    guard let inset = node.child(key: "frameInset"), let width = inset.number("width"),
      let height = inset.number("height")
    else { return nil }
    return Rect(
      x: inset.number("minX") ?? 0, y: inset.number("minY") ?? 0, width: width, height: height)
  }

  func readAppearance(of node: DocumentNode, into element: inout Element) {
    element.isHidden = node.flag("hidden") ?? false
    element.alpha = node.number("alpha") ?? 1
    element.clipsToBounds = node.flag("clipsSubviews") ?? false
    element.isUserInteractionEnabled = node.flag("userInteractionEnabled") ?? true
    element.contentMode = value("contentMode", of: node, default: .scaleToFill)
    element.tag = node.integer("tag") ?? 0
    element.backgroundColor = color(of: node, key: "backgroundColor")
    element.tintColor = color(of: node, key: "tintColor")
    element.semanticContentAttribute = value("semanticContentAttribute", of: node)
    element.showsLargeContentViewer = node.flag("showsLargeContentViewer") ?? false
    element.adjustsImageSizeForAccessibility =
      node.flag("adjustsImageSizeForAccessibilityContentSizeCategory") ?? false
    let localizedLabel = node.id.flatMap { documentReader.texts["\($0).accessibilityLabel"] }
    element.accessibilityLabel =
      localizedLabel ?? node.child(key: "accessibilityConfiguration")?["label"]
  }

  func color(of node: DocumentNode, key: String) -> ColorValue? {
    guard let child = node.child(key: key), child.name == "color" else { return nil }
    return ColorValue(child, named: documentReader.namedColors)
  }

  /// An attribute whose values are the cases of a type; others are reported, and replaced by the default.
  func value<Value: RawRepresentable<String>>(
    _ attribute: String, of node: DocumentNode, default defaultValue: Value
  ) -> Value {
    guard let text = node[attribute] else { return defaultValue }
    if let value = Value(documentValue: text) { return value }
    documentReader.report(
      UnknownValue.self,
      "\(attribute)=\"\(text)\" is not known; \(defaultValue.rawValue) is used instead",
      at: node, scene: sceneID)
    return defaultValue
  }

  /// An attribute whose values are the cases of a type; nil where it is not there. Others are reported, and
  /// treated as if they were not there.
  func value<Value: RawRepresentable<String>>(
    _ attribute: String, of node: DocumentNode
  ) -> Value? {
    guard let text = node[attribute] else { return nil }
    if let value = Value(documentValue: text) { return value }
    documentReader.report(
      UnknownValue.self, "\(attribute)=\"\(text)\" is not known; it is ignored", at: node,
      scene: sceneID)
    return nil
  }
}

extension RawRepresentable<String> {
  /// The case of that name. Xcode has written some with a capital: `contentMode="TopLeft"`.
  fileprivate init?(documentValue text: String) {
    if let value = Self(rawValue: text) {
      self = value
    } else {
      self.init(rawValue: text.prefix(1).lowercased() + text.dropFirst())
    }
  }
}

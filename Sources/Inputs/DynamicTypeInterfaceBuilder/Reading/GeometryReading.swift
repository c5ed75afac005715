import DynamicTypeModel
import UIKitModel

extension Rect {
  /// Reads a `rect` element.
  init?(_ node: DocumentNode?) {
    guard let node, let x = node.number("x"), let y = node.number("y"),
      let width = node.number("width"), let height = node.number("height")
    else { return nil }
    self.init(x: x, y: y, width: width, height: height)
  }
}

extension Size {
  /// Reads a `size` element.
  init?(_ node: DocumentNode?) {
    guard let node, let width = node.number("width"), let height = node.number("height") else {
      return nil
    }
    self.init(width: width, height: height)
  }
}

extension EdgeInsets {
  /// Reads an `inset`, `edgeInsets` or `directionalEdgeInsets` element; leading counts as left.
  init?(_ node: DocumentNode?) {
    guard let node else { return nil }
    self.init(
      top: node.number("top") ?? node.number("minY") ?? 0,
      left: node.number("left") ?? node.number("leading") ?? node.number("minX") ?? 0,
      bottom: node.number("bottom") ?? node.number("maxY") ?? 0,
      right: node.number("right") ?? node.number("trailing") ?? node.number("maxX") ?? 0)
  }
}

extension AutoresizingMask {
  /// Reads an `autoresizingMask` element.
  init(_ node: DocumentNode?) {
    self = []
    guard let node else { return }
    for (name, option) in AutoresizingMask.names where node.flag(name) == true { insert(option) }
  }

  private static let names: [(String, AutoresizingMask)] = [
    ("flexibleMinX", .flexibleMinX), ("widthSizable", .widthSizable),
    ("flexibleMaxX", .flexibleMaxX), ("flexibleMinY", .flexibleMinY),
    ("heightSizable", .heightSizable), ("flexibleMaxY", .flexibleMaxY),
  ]
}

import SwiftUIModel

/// SwiftUI's views and modifiers, by name: one table for each family of them.
enum ViewTable {
  /// Makes the value of a call; nil for a call that is none of SwiftUI's.
  typealias Maker = @Sendable (ViewReader, CallArguments) -> Value?
  /// Puts a modifier around a view.
  typealias Modifier = @Sendable (ViewReader, ViewPiece, CallArguments) -> ViewPiece

  static let views: [String: Maker] = merged([
    leaves, shapes, stacks, grids, lists, controls, fields, pickers, bars, deferredViews,
  ])

  static let modifiers: [String: Modifier] = merged([
    layoutModifiers, layerModifiers, textModifiers, styleModifiers, listModifiers, barModifiers,
    environmentModifiers, effectModifiers, preferenceModifiers, presentationModifiers,
  ])

  private static func merged<Entry>(_ tables: [[String: Entry]]) -> [String: Entry] {
    tables.reduce(into: [:]) { all, table in all.merge(table) { first, _ in first } }
  }

  /// Types of SwiftUI that are understood where they are used.
  static let valueTypes: Set<String> = [
    "Font", "Color", "EdgeInsets", "GridItem", "Edge", "Alignment", "UIColor", "UIFont",
    "Animation",
    "LinearGradient", "RadialGradient", "AngularGradient", "Gradient", "StrokeStyle",
    "DateComponents", "HStackLayout", "VStackLayout", "ZStackLayout", "GridLayout",
    "AnyLayout",
    "EllipticalGradient", "MeshGradient", "AnyShapeStyle", "UnitPoint", "ImagePaint", "UIImage",
    "DragGesture",
    "TapGesture", "LongPressGesture", "ScaledMetric",
  ]
}

extension Symbol {
  /// Whether it is a value of another module's type, of which only its name is known.
  var isForeign: Bool {
    type.map { !ViewTable.valueTypes.contains($0) && steps.count > 1 } ?? false
  }
}

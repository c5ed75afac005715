public import DynamicType
public import DynamicTypeModel
public import SwiftUI

extension View {
  /// Lays this view out in a window as an iPhone would, with fresh state.
  ///
  /// - Parameters:
  ///   - window: In points.
  ///   - size: The reader's text size.
  ///   - setting: The locale, the era and what else does not depend on the text size.
  /// - Throws: ``ViewHostError``.
  @MainActor
  public func laidOut(
    in window: Size, at size: DynamicTypeSize = .large, setting: LayoutSetting = LayoutSetting()
  ) throws(ViewHostError) -> LaidOutScreen {
    try ViewHost(self, setting: setting).laidOut(in: window, at: size)
  }

  /// Lays this view out at several text sizes, by default all twelve, each with fresh state.
  @MainActor
  public func laidOut(
    in window: Size, at sizes: [DynamicTypeSize], setting: LayoutSetting = LayoutSetting()
  ) throws(ViewHostError) -> [LaidOutScreen] {
    var screens: [LaidOutScreen] = []
    for size in sizes { screens.append(try laidOut(in: window, at: size, setting: setting)) }
    return screens
  }
}

extension [DynamicTypeSize] {
  /// The twelve sizes, ascending.
  public static var all: [DynamicTypeSize] { DynamicTypeSize.allCases }
}

import DynamicTypeModel
import DynamicTypeText
import UIKitModel

/// Lays screens out as iOS does: constraints, stacks, tables and intrinsic sizes of text.
///
/// A pure function of its arguments. Between two text sizes only constants of a screen's
/// constraints change, so a series of configurations shares one solver state.
public struct LayoutEngine: Sendable {
  private let measurer: TextMeasurer

  public init(measurer: TextMeasurer) {
    self.measurer = measurer
  }

  /// The screen laid out for one configuration.
  public func layout(
    _ scene: Scene, of document: InterfaceDocument,
    for configuration: Configuration
  ) -> LaidOutScreen {
    layoutSeries(scene, of: document, for: [configuration])[0]
  }

  /// The screen as Xcode would have laid it out while it left sizes alone that are off by less than
  /// a point: where a content's recorded size is that near, layout goes on with the recorded one.
  ///
  /// For comparisons with recorded frames only; no device does this.
  public func layoutKeepingNearSizes(
    _ scene: Scene, of document: InterfaceDocument,
    for configuration: Configuration
  ) -> LaidOutScreen {
    let layout = screenLayout(scene, document)
    layout.keepsNearSizes = true
    return layout.layout(for: configuration)
  }

  /// The screen laid out for each configuration, in their order.
  ///
  /// The result does not depend on which configurations share a call.
  public func layoutSeries(
    _ scene: Scene, of document: InterfaceDocument,
    for configurations: [Configuration]
  ) -> [LaidOutScreen] {
    let layout = screenLayout(scene, document)
    return configurations.map { layout.layout(for: $0) }
  }

  /// A screen that keeps its solver state, so that further text sizes cost less than the first one.
  public func screenLayout(
    _ scene: Scene, _ document: InterfaceDocument
  ) -> ScreenLayout {
    ScreenLayout(scene: scene, document: document, measurer: measurer)
  }
}

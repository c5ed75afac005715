import DynamicTypeControls
import DynamicTypeModel
import UIKitModel

/// Rows of the system's tables by what UIKit and its documents call them.
extension SystemMetrics {
  /// What a kind's frame takes beyond its alignment rectangle, which constraints bind, in points.
  func alignmentInsets(of kind: ElementKind) -> EdgeInsets {
    switch kind {
    case .switch: controls.switchAlignment
    case .slider: controls.sliderAlignment
    case .segmentedControl: controls.segmentedControlAlignment
    default: .zero
    }
  }

  /// What a cell's content view gives up at its trailing edge for an accessory, in points.
  ///
  /// It ends at the margin, which is 4 points wider in cells of wide screens.
  ///
  /// - Parameter isWide: Whether the cell has the margins of wide screens.
  func accessoryWidth(_ accessory: CellContent.Accessory, isWide: Bool) -> Double {
    let width: Double
    switch accessory {
    case .none: return 0
    case .disclosureIndicator: width = rows.disclosureIndicatorWidth
    case .checkmark: width = rows.checkmarkWidth
    case .detailButton: width = rows.detailButtonWidth
    case .detailDisclosureButton: width = rows.detailDisclosureWidth
    }
    return isWide ? width + rows.wideAccessoryAddition : width
  }
}

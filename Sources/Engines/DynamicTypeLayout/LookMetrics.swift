import DynamicTypeModel

/// Sizes and distances that UIKit decides by itself and that change with the system.
///
/// Source: frames recorded in public Interface Builder documents, by Xcode's build number (see
/// ``Look``); each rule was seen in several projects.
struct LookMetrics {
  var look: Look
  var device: Device
  /// The first releases of Xcode 11 still drew the old segmented controls and steppers.
  var isFirstOfiOS13 = false

  /// A switch's frame in points; its alignment rectangle is two points narrower.
  var switchSize: Size {
    look >= .iOS26 ? Size(width: 63, height: 28) : Size(width: 51, height: 31)
  }

  var sliderHeight: Double { look >= .iOS17 ? 34 : 31 }

  var stepperSize: Size {
    Size(width: 94, height: look <= .iOS12 ? 29 : isFirstOfiOS13 ? 28 : 32)
  }

  /// A segmented control's alignment rectangle; its frame is one point higher.
  var segmentedControlHeight: Double { look <= .iOS12 ? 28 : isFirstOfiOS13 ? 27 : 31 }

  /// Buttons that are a symbol of the system's: `infoLight`, `detailDisclosure`, `contactAdd`…
  func symbolButtonSize(_ buttonType: String) -> Size? {
    switch buttonType {
    case "infoLight", "infoDark", "detailDisclosure", "contactAdd":
      look >= .iOS26 ? Size(width: 50, height: 34) : Size(width: 25, height: 24)
    case "close": Size(width: 30, height: 30)
    default: nil
    }
  }

  var progressViewHeight: Double { look >= .iOS14 ? 4 : 2 }

  var roundedTextFieldHeight: Double { look >= .iOS13 ? 34 : 30 }

  var searchBarHeight: Double { 56 }

  var toolbarHeight: Double { look >= .iOS14 ? 49 : 44 }

  var navigationBarHeight: Double { look >= .iOS26 ? 54 : 44 }

  var largeTitleBarHeight: Double { look >= .iOS26 ? 106 : 96 }

  /// A bar over a sheet, which has no status bar above it.
  var sheetNavigationBarHeight: Double { look >= .iOS13 ? 56 : 44 }

  var tabBarHeight: Double { 49 }

  var pickerViewSize: Size { Size(width: 320, height: 216) }

  var pageControlHeight: Double { look >= .iOS14 ? 26 : 37 }

  /// What separates siblings and edges where a document asks for the standard distance.
  var standardSpacing: Double { 8 }

  /// The room that a kind's frame takes beyond its alignment rectangle, which constraints bind.
  func alignmentInsets(of kind: ElementKind) -> EdgeInsets {
    switch kind {
    case .switch: EdgeInsets(right: 2)
    case .slider where look < .iOS26: EdgeInsets(left: 2, bottom: 1, right: 2)
    case .segmentedControl: EdgeInsets(bottom: 1)
    default: .zero
    }
  }

  /// The side margins of a view controller's root view, and of cells since iOS 11.
  var rootSideMargin: Double { device.screen.width >= 414 || device.isPad ? 20 : 16 }

  /// The side margins of cells whose table, if any, is not a view controller's own view.
  ///
  /// Source: 10 cells of 7 documents up to Xcode 11, 200 since.
  var detachedCellSideMargin: Double {
    look <= .iOS13 && rootSideMargin == 16 ? 15 : rootSideMargin
  }

  /// A view's own margins where nothing sets them.
  var viewMargin: Double { 8 }

  /// Top and bottom margins of a cell's content view.
  var cellVerticalMargin: Double {
    switch look {
    case .iOS26: 15
    default: 11
    }
  }
}

extension LookMetrics {
  /// How high a row is at least, or exactly for built-in styles at Large, without its separator.
  var minimumRowHeight: Double { look >= .iOS26 ? 51 : 44 }

  /// What a cell's content view gives up at its trailing edge for an accessory.
  func accessoryWidth(_ accessory: CellContent.Accessory) -> Double {
    let isWide = device.screen.width >= 414
    switch accessory {
    case .none:
      return 0
    case .disclosureIndicator:
      switch look {
      case .iOS12: return isWide ? 38 : 34
      case .iOS13: return isWide ? 31 : 27
      case .iOS14: return isWide ? 31 : 25.5
      default:
        if isWide { return 30.5 }
        guard device.pixelScale == 3 else { return 26.5 }
        return look == .iOS15 ? 24 + 2.0 / 3 : 26 + 1.0 / 3
      }
    case .checkmark, .detailButton:
      return isWide ? 44 : 40
    case .detailDisclosureButton:
      return isWide ? 71 : 67
    }
  }

  /// How far an inset-grouped table's cells stand in from its sides.
  var insetGroupedMargin: Double { rootSideMargin }
}

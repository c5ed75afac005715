import DynamicTypeModel
import UIKitModel

extension ElementKind {
  /// What a view of one of UIKit's classes is.
  init(kitClass: String) {
    self = Self.kinds[kitClass] ?? .view
  }

  /// The class of UIKit whose objects a document makes for it.
  var kitClass: String { Self.classes[self] ?? "UIView" }

  /// UIKit's classes and what their views are; of several that are the same, first the one that documents make.
  private static let pairs: [(kitClass: String, kind: ElementKind)] = [
    ("UILabel", .label),
    ("UIButton", .button),
    ("UIImageView", .imageView),
    ("UIStackView", .stackView),
    ("UIScrollView", .scrollView),
    ("UITableView", .tableView),
    ("UITableViewCell", .tableViewCell),
    ("UICollectionViewListCell", .tableViewCell),
    ("UIView_CellContent", .tableViewCellContentView),
    ("UITextField", .textField),
    ("UISearchTextField", .textField),
    ("UITextView", .textView),
    ("UISwitch", .switch),
    ("UISlider", .slider),
    ("UIStepper", .stepper),
    ("UISegmentedControl", .segmentedControl),
    ("UIProgressView", .progressView),
    ("UIActivityIndicatorView", .activityIndicatorView),
    ("UIPageControl", .pageControl),
    ("UIPickerView", .pickerView),
    ("UIDatePicker", .datePicker),
    ("UISearchBar", .searchBar),
    ("UINavigationBar", .navigationBar),
    ("UIToolbar", .toolbar),
    ("UITabBar", .tabBar),
    ("UICollectionView", .collectionView),
    ("UICollectionViewCell", .collectionViewCell),
    ("UIView_ItemContent", .collectionViewCellContentView),
    ("UICollectionReusableView", .collectionReusableView),
    ("UIVisualEffectView", .visualEffectView),
    ("WKWebView", .wkWebView),
    ("MKMapView", .mapView),
  ]

  private static let kinds = Dictionary(uniqueKeysWithValues: pairs)

  private static let classes = Dictionary(
    pairs.map { ($0.kind, $0.kitClass) }, uniquingKeysWith: { first, _ in first })
}

extension TextContent.LineBreakMode {
  /// - Parameter uiKitName: A case of `NSLineBreakMode`.
  init?(uiKitName: String) {
    guard let found = Self.uiKitNames.first(where: { $0.value == uiKitName }) else { return nil }
    self = found.key
  }

  /// The case of `NSLineBreakMode`.
  var uiKitName: String { Self.uiKitNames[self] ?? "byTruncatingTail" }

  private static let uiKitNames: [Self: String] = [
    .wordWrap: "byWordWrapping",
    .characterWrap: "byCharWrapping",
    .clip: "byClipping",
    .headTruncation: "byTruncatingHead",
    .tailTruncation: "byTruncatingTail",
    .middleTruncation: "byTruncatingMiddle",
  ]
}

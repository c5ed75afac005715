import DynamicType
import DynamicTypeModel
import Testing

/// Kinds by how often real documents hold them: these are 99.5 % of the frames recorded in 223
/// public documents; those below are rarer, and not modelled.
private let modelledKinds = [
  "label", "view", "tableViewCell", "tableViewCellContentView", "button", "imageView", "stackView",
  "tableView", "textField", "switch", "navigationBar", "scrollView", "slider", "toolbar",
  "collectionViewCell", "textView", "activityIndicatorView", "segmentedControl",
  "collectionView", "containerView", "progressView", "collectionReusableView", "pickerView",
  "tabBar", "visualEffectView", "datePicker", "searchBar", "stepper", "pageControl", "wkWebView",
  "mapView", "sceneKitView", "skView", "glkView",
]

@Suite struct KindCoverageTests {
  private func reasons(_ kind: String) throws -> [String] {
    let screen = try Screen(
      """
      <\(kind) contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="a">\
      <rect key="frame" x="0" y="0" width="100" height="100"/></\(kind)>
      """,
      constraints: constraints(
        "a.leading = root.leading", "a.top = root.top", "a.width = 100", "a.height = 100"))
    return screen.layout(.accessibilityLarge).notExamined.map(\.reason)
  }

  @Test("A kind that documents use is examined", arguments: modelledKinds)
  func modelled(kind: String) throws {
    #expect(try reasons(kind) == [])
  }

  @Test(
    "A kind that is not modelled is said to be", arguments: ["colorWell", "printerView"])
  func notModelled(kind: String) throws {
    #expect(try reasons(kind) == ["\(kind) is not modelled"])
  }
}

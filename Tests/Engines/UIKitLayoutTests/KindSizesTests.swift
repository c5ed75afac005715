import DynamicType
import DynamicTypeInterfaceBuilder
import DynamicTypeModel
import Testing
import UIKitLayout
import UIKitModel

/// What a kind of view asks for by itself, era by era, in points of its frame at Large.
///
/// Source: recorded frames of public documents, `rules` of `ib-observed-metrics.json` in the
/// project's shared data: `controls`, `textField`, `button`, `tableCells`, `systemFontLineHeight`,
/// `alignmentRectInsets`. On a device of 2 pixels a point.
private struct KindSize: CustomTestStringConvertible {
  var kind: String
  var attributes = ""
  var content = ""
  /// Nil where the kind leaves the width to its surroundings.
  var width: [SystemEra: Double]?
  var height: [SystemEra: Double]

  var testDescription: String { "\(kind) \(attributes)" }
}

/// The same value in every era up to one, another from there on.
private func until(_ last: SystemEra, _ first: Double, then second: Double) -> [SystemEra: Double] {
  Dictionary(uniqueKeysWithValues: SystemEra.allCases.map { ($0, $0 <= last ? first : second) })
}

private func always(_ value: Double) -> [SystemEra: Double] { until(.iOS26, value, then: value) }

private let system17 = #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#

private let kindSizes: [KindSize] = [
  // switch 51 × 31, from Xcode 26 63 × 28.
  KindSize(kind: "switch", width: until(.iOS17, 51, then: 63), height: until(.iOS17, 31, then: 28)),
  // slider 31, 34 in documents of Xcode 16 to 26.
  KindSize(kind: "slider", width: nil, height: until(.iOS16, 31, then: 34)),
  // stepper 94 × 29 up to iOS 12, 94 × 32 after.
  KindSize(kind: "stepper", width: always(94), height: until(.iOS12, 29, then: 32)),
  // segmentedControl 29 (28 + 1) up to iOS 12, 32 (31 + 1) after.
  KindSize(
    kind: "segmentedControl", content: #"<segments><segment title="A"/></segments>"#, width: nil,
    height: until(.iOS12, 29, then: 32)),
  // progressView 2 up to iOS 13, 4 after.
  KindSize(kind: "progressView", width: nil, height: until(.iOS13, 2, then: 4)),
  // activityIndicator 20 × 20, large 37 × 37.
  KindSize(
    kind: "activityIndicatorView", attributes: #"style="medium""#, width: always(20),
    height: always(20)),
  KindSize(
    kind: "activityIndicatorView", attributes: #"style="large""#, width: always(37),
    height: always(37)),
  // searchBar 56, from Xcode 26 64.
  KindSize(kind: "searchBar", width: nil, height: until(.iOS17, 56, then: 64)),
  // toolbar 44, from Xcode 12 49, on a phone with a home button.
  KindSize(kind: "toolbar", width: nil, height: until(.iOS13, 44, then: 49)),
  KindSize(kind: "tabBar", width: nil, height: always(49)),
  // safeArea: 44, from Xcode 26 54.
  KindSize(kind: "navigationBar", width: nil, height: until(.iOS17, 44, then: 54)),
  KindSize(kind: "pickerView", width: nil, height: always(216)),
  // datePickerSize: 216 high in 5 of 6 with wheels of their own size.
  KindSize(kind: "datePicker", attributes: #"style="wheels""#, width: nil, height: always(216)),
  // roundedRect: 34 from Xcode 11 (iOS 13) on whatever the font, 30 before, seen with 12 points.
  KindSize(
    kind: "textField", attributes: #"borderStyle="roundedRect""#,
    content: #"<fontDescription key="fontDescription" type="system" pointSize="12"/>"#, width: nil,
    height: until(.iOS12, 30, then: 34)),
  // 17 × 1.193359 is 20.29: up to the pixel.
  KindSize(kind: "label", attributes: #"text="Tea""#, content: system17, height: always(20.5)),
  // ceil(17 × 1.193359) + 12; without a font 15 points, so 18 + 12.
  KindSize(
    kind: "button", attributes: #"buttonType="system""#,
    content: system17 + #"<state key="normal" title="Tea"/>"#, height: always(33)),
  KindSize(
    kind: "button", attributes: #"buttonType="system""#,
    content: #"<state key="normal" title="Tea"/>"#, height: always(30)),
  // buttonSizeSpecial: 25 × 24, in Xcode 26 50 × 34.
  KindSize(
    kind: "button", attributes: #"buttonType="infoLight""#, content: #"<state key="normal"/>"#,
    width: until(.iOS17, 25, then: 50), height: until(.iOS17, 24, then: 34)),
  // A text style's lines are its leading apart: Body 22, with 8 points above and below.
  KindSize(
    kind: "textView", attributes: #"scrollEnabled="NO" text="Tea""#,
    content: #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#,
    height: always(38)),
  // pageControl 37 at iOS 13; later ones were not recorded.
  KindSize(
    kind: "pageControl", attributes: #"numberOfPages="3""#,
    height: [.iOS12: 37, .iOS13: 37]),
]

/// Kinds that have the size of what places them, or that tables and collections size.
private let placedKinds = [
  "view", "stackView", "tableView", "scrollView", "collectionView", "containerView",
  "visualEffectView", "wkWebView", "mapView", "imageView",
]

@Suite struct KindSizesTests {
  private func frame(_ size: KindSize, _ era: SystemEra) throws -> Rect {
    let screen = try Screen(
      """
      <\(size.kind) contentMode="scaleToFill" \(size.attributes) \
      translatesAutoresizingMaskIntoConstraints="NO" id="a">\
      <rect key="frame" x="0" y="0" width="1" height="1"/>\(size.content)</\(size.kind)>
      """,
      constraints: constraints("a.leading = root.leading + 20", "a.top = root.top + 20"))
    let layout = Screen.engine.layout(
      screen.scene, of: screen.document,
      for: Configuration(size: .large, device: screen.document.device, era: era))
    return try #require(layout.frame("a"))
  }

  @Test("A kind has the size that documents of its era recorded", arguments: kindSizes)
  fileprivate func sizes(size: KindSize) throws {
    for era in SystemEra.allCases {
      let frame = try frame(size, era)
      if let height = size.height[era] { #expect(frame.height == height, "\(era)") }
      if let width = size.width?[era] { #expect(frame.width == width, "\(era)") }
    }
  }

  @Test("A kind without a size of its own has that of its constraints", arguments: placedKinds)
  func placed(kind: String) throws {
    let screen = try Screen(
      """
      <\(kind) contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="a">\
      <rect key="frame" x="0" y="0" width="1" height="1"/></\(kind)>
      """,
      constraints: constraints(
        "a.leading = root.leading + 20", "a.top = root.top + 30", "a.width = 100", "a.height = 70"))
    for size in ContentSizeCategory.allCases {
      #expect(screen.layout(size).frame("a") == Rect(x: 20, y: 30, width: 100, height: 70))
    }
  }

  /// tableCells: 44 (43.5 for what is in it at 2 pixels a point), from Xcode 26 51.
  @Test("A built-in cell has the height of its era", arguments: SystemEra.allCases)
  func cells(era: SystemEra) throws {
    let screen = try Screen(
      """
      <tableView contentMode="scaleToFill" dataMode="static" style="plain" rowHeight="-1" id="t">\
      <rect key="frame" x="0" y="0" width="375" height="667"/><sections><tableViewSection id="s">\
      <cells><tableViewCell contentMode="scaleToFill" textLabel="l" \
      style="IBUITableViewCellStyleDefault" id="c"><rect key="frame" x="0" y="0" width="375" \
      height="44"/><tableViewCellContentView key="contentView" tableViewCell="c" id="v">\
      <rect key="frame" x="0" y="0" width="375" height="44"/><subviews>\
      <label text="Tea" id="l"><rect key="frame" x="16" y="0" width="343" height="44"/>\
      \(system17)</label></subviews></tableViewCellContentView></tableViewCell></cells>\
      </tableViewSection></sections></tableView>
      """)
    let layout = Screen.engine.layout(
      screen.scene, of: screen.document,
      for: Configuration(size: .large, device: screen.document.device, era: era))
    let height = try #require(layout.frame("c")?.height)
    // With the separator's pixel or without.
    #expect([era >= .iOS26 ? 51 : 44, era >= .iOS26 ? 51.5 : 43.5].contains(height), "\(height)")
  }

  @Test("Every kind that is modelled is in one of the tables")
  func complete() {
    let listed = Set(kindSizes.map(\.kind) + placedKinds)
    let bySurroundings: Set<String> = [
      // Cells and their content views, and what collections place, have tests of their own.
      "tableViewCell", "tableViewCellContentView", "collectionViewCell",
      "collectionViewCellContentView", "collectionReusableView",
    ]
    let missing = ElementKind.allCases.map(\.rawValue).filter {
      !["unknown", "control"].contains($0) && !listed.contains($0) && !bySurroundings.contains($0)
    }
    #expect(missing == [])
  }
}

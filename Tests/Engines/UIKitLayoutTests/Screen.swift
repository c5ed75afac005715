import DynamicType
import DynamicTypeAudit
import DynamicTypeInterfaceBuilder
import DynamicTypeModel
import DynamicTypeShaping
import DynamicTypeText
import UIKitLayout
import UIKitModel

/// A screen under test, written as the inside of a root view of 375 × 667 points.
struct Screen {
  let document: InterfaceDocument
  let scene: Scene

  static let engine: LayoutEngine = {
    guard let library = try? FontLibrary() else {
      preconditionFailure("the tests need the fonts that Scripts/bootstrap installs")
    }
    return LayoutEngine(measurer: TextMeasurer(shaper: HarfBuzzShaper(library: library)))
  }()

  /// - Parameters:
  ///   - views: The elements of the root's `subviews`.
  ///   - constraints: The elements of the root's `constraints`; the root's id is `root`.
  init(_ views: String, constraints: String = "", guides: String = "", root: String = "") throws {
    try self.init(
      xib: """
        <view contentMode="scaleToFill" id="root" \(root)>
        <rect key="frame" x="0" y="0" width="375" height="667"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>\(views)</subviews>\(guides)<constraints>\(constraints)</constraints></view>
        """)
  }

  /// A xib with one top-level object.
  init(
    xib object: String, resources: String = "", designables: String = "",
    toolsVersion: Int = 22505, device: String = "retina4_7"
  ) throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(toolsVersion)" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" \
      useSafeAreas="YES"><device id="\(device)" orientation="portrait" appearance="light"/>
      <objects>\(object)</objects><designables>\(designables)</designables>\
      <resources>\(resources)</resources></document>
      """
    document = try loadInterfaceDocument(Array(text.utf8), path: "Test.xib").document
    scene = document.scenes[0]
  }

  func layout(
    _ size: ContentSizeCategory = .large, device: String = "retina4_7", locale: String = "Base",
    era: SystemEra? = nil, rowHeights: RowHeights = .document, target: LayoutTarget = .canvas
  ) -> LaidOutScreen {
    Self.engine.layout(
      scene, of: document,
      for: Configuration(
        size: size, device: Device.named(device) ?? document.device, locale: locale,
        era: era, rowHeights: rowHeights, target: target))
  }
}

extension LaidOutScreen {
  /// The frame of an element, as `x, y, width, height`.
  func frame(_ id: String) -> Rect? {
    views.firstIndex { $0.id == id }.map { nodes[$0].frame }
  }

  func text(_ id: String) -> LaidOutText? {
    views.firstIndex { $0.id == id }.flatMap { nodes[$0].texts.first }
  }

  var frames: [Rect] { nodes.map(\.frame) }
  var texts: [[LaidOutText]] { nodes.map(\.texts) }
  var contentSizes: [Size?] { nodes.map { $0.scroll?.contentSize } }

  /// Scroll views whose content begins under the bars.
  var contentUnderBars: [NodeIndex] {
    nodes.indices.filter { nodes[$0].scroll?.avoidsBars == false }.map { NodeIndex($0) }
  }

  /// What audit says of the defects that layout found, conflicts first.
  var findings: [Finding] {
    let series = ScreenSeries([self])
    let rules: [RuleID] = ["constraints-conflict", "ambiguous-layout"]
    return rules.flatMap { id in
      Audit(rules: Audit.rules.filter { type(of: $0).id == id }).findings(for: series)
    }
  }
}

/// A plain view without a size of its own, as large as Interface Builder draws one in a stack.
func view(_ id: String, _ inner: String = "") -> String {
  """
  <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\
  <rect key="frame" x="0" y="0" width="50" height="50"/>\(inner)</view>
  """
}

/// The view of a xib, 667 points high: a static table whose rows size themselves.
func staticTable(
  style: String = "grouped", sections: String, headerHeight: String = "18"
) -> String {
  """
  <tableView contentMode="scaleToFill" dataMode="static" style="\(style)" rowHeight="-1" \
  separatorStyle="default" sectionHeaderHeight="\(headerHeight)" sectionFooterHeight="18" id="table">\
  <rect key="frame" x="0" y="0" width="375" height="667"/>\
  <autoresizingMask key="autoresizingMask"/><sections>\(sections)</sections></tableView>
  """
}

/// The same with one section.
func staticTable(style: String = "grouped", cells: String) -> String {
  staticTable(
    style: style,
    sections: #"<tableViewSection id="section"><cells>\#(cells)</cells></tableViewSection>"#)
}

/// A label in the system font of 17 points, unless said otherwise.
func label(_ id: String, _ text: String, _ attributes: String = "", font: String? = nil) -> String {
  let font = font ?? #"type="system" pointSize="17""#
  return """
    <label contentMode="left" text="\(text)" lineBreakMode="tailTruncation" \
    translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(attributes)>\
    <rect key="frame" x="0" y="0" width="50" height="50"/>\
    <fontDescription key="fontDescription" \(font)/></label>
    """
}

/// A constraint in words: `a.leading = root.leading + 20 @750`.
func constraint(_ words: String) -> String {
  let parts = words.split(separator: " ").map(String.init)
  let relations = ["=": "equal", ">=": "greaterThanOrEqual", "<=": "lessThanOrEqual"]
  var result = "<constraint id=\"\(words.utf8.reduce(5381) { ($0 &* 33) &+ Int($1) })\""
  func item(_ word: String, _ prefix: String) {
    let halves = word.split(separator: ".").map(String.init)
    guard halves.count == 2 else { return }
    result += " \(prefix)Item=\"\(halves[0])\" \(prefix)Attribute=\"\(halves[1])\""
  }
  item(parts[0], "first")
  result += " relation=\"\(relations[parts[1]] ?? "equal")\""
  var rest = Array(parts.dropFirst(2))
  if let number = Double(rest[0]) {
    result += " constant=\"\(number)\""
  } else {
    item(rest[0], "second")
  }
  rest.removeFirst()
  while !rest.isEmpty {
    let word = rest.removeFirst()
    switch word {
    case "+": result += " constant=\"\(rest.removeFirst())\""
    case "-": result += " constant=\"-\(rest.removeFirst())\""
    case "*": result += " multiplier=\"\(rest.removeFirst())\""
    default: result += " priority=\"\(word.dropFirst())\""
    }
  }
  return result + "/>"
}

func constraints(_ lines: String...) -> String {
  lines.map(constraint).joined()
}

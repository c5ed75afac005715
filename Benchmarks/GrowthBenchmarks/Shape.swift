/// Storyboards of one screen, with as many views as one likes.
enum Shape: String, CaseIterable {
  case openStack = "a stack of texts and views without a height"
  case centredStack = "such a stack with its middles in equal steps"
  case chain = "texts and views below each other"
  case rows = "rows with a view without a size each"
  case containers = "container views"

  /// The power of the count of views by which time grows at most.
  ///
  /// The square where all middles depend on each other, so that each pivot moves every view, and where screens
  /// are put into containers one by one.
  var largestPower: Double { self == .centredStack || self == .containers ? 2 : 1.5 }

  /// - Parameter views: How many texts and views there are, without what surrounds them.
  func document(views: Int) -> String {
    let scenes =
      switch self {
      case .openStack: Self.screen(60 * views, Self.stack(views, distribution: "fill"))
      case .centredStack: Self.screen(60 * views, Self.stack(views, distribution: "equalCentering"))
      case .chain: Self.screen(60 * views, Self.chain(views))
      case .rows: Self.table(rows: views / 2)
      case .containers: Self.containers(views / 2)
      }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" \
      useSafeAreas="YES" initialViewController="controller">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes>\(scenes)</scenes></document>
      """
  }
}

// MARK: Parts of documents

extension Shape {
  private struct Part {
    var views = ""
    var constraints = ""
  }

  private static func frame(_ height: Int = 20) -> String {
    #"<rect key="frame" x="0" y="0" width="393" height="\#(height)"/>"#
  }

  private static func label(_ id: String) -> String {
    """
    <label text="\(id) says a few words that need a line or two" lineBreakMode="tailTruncation" \
    numberOfLines="0" verticalHuggingPriority="251" adjustsFontForContentSizeCategory="YES" \
    translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\(frame())\
    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
    """
  }

  private static func view(_ id: String) -> String {
    #"<view translatesAutoresizingMaskIntoConstraints="NO" id="\#(id)">\#(frame())</view>"#
  }

  private static func equal(
    _ first: String, _ attribute: String, _ second: String, _ other: String
  ) -> String {
    """
    <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" \
    secondAttribute="\(other)" id="\(first)-\(attribute)-\(second)"/>
    """
  }

  private static func edges(of first: String, _ second: String) -> String {
    ["top", "leading", "trailing", "bottom"].map { equal(first, $0, second, $0) }.joined()
  }

  /// As wide as the screen, below another view's edge.
  private static func row(_ id: String, below above: (id: String, edge: String)) -> String {
    equal(id, "top", above.id, above.edge) + equal(id, "leading", "root", "leading")
      + equal(id, "trailing", "root", "trailing")
  }

  private static func screen(_ height: Int, _ part: Part) -> String {
    """
    <scene sceneID="scene"><objects><viewController id="controller" sceneMemberID="viewController">\
    <view key="view" id="root">\(frame(height))<subviews>\(part.views)</subviews>\
    <constraints>\(part.constraints)</constraints></view></viewController></objects></scene>
    """
  }

  /// A text and a view in turns.
  private static func texts(_ views: Int) -> [(id: String, element: String)] {
    (0..<views).map { $0 % 2 == 0 ? ("t\($0)", label("t\($0)")) : ("v\($0)", view("v\($0)")) }
  }

  private static func stack(_ views: Int, distribution: String) -> Part {
    let arranged = texts(views).map(\.element).joined()
    return Part(
      views: """
        <stackView axis="vertical" distribution="\(distribution)" spacing="8" \
        translatesAutoresizingMaskIntoConstraints="NO" id="stack">\(frame())\
        <subviews>\(arranged)</subviews></stackView>
        """,
      constraints: edges(of: "stack", "root"))
  }

  /// Up to the bottom, so that what the texts leave is shared among the views.
  private static func chain(_ views: Int) -> Part {
    var part = Part()
    var above = ("root", "top")
    for (id, element) in texts(views) {
      part.views += element
      part.constraints += row(id, below: above)
      above = (id, "bottom")
    }
    part.constraints += equal("root", "bottom", above.0, above.1)
    return part
  }

  private static func table(rows: Int) -> String {
    let cells = (0..<rows).map { row in
      """
      <tableViewCell id="cell\(row)">\(frame(44))<tableViewCellContentView key="contentView" \
      tableViewCell="cell\(row)" id="content\(row)">\(frame(44))\
      <subviews>\(label("t\(row)"))\(view("v\(row)"))</subviews>\
      <constraints>\(edges(of: "t\(row)", "content\(row)"))\
      \(equal("v\(row)", "top", "t\(row)", "top"))</constraints>\
      </tableViewCellContentView></tableViewCell>
      """
    }
    return """
      <scene sceneID="scene"><objects><tableViewController id="controller" \
      sceneMemberID="viewController"><tableView key="view" dataMode="static" style="grouped" \
      rowHeight="-1" id="root">\(frame(852))<sections><tableViewSection id="section">\
      <cells>\(cells.joined())</cells></tableViewSection></sections></tableView>\
      </tableViewController></objects></scene>
      """
  }

  /// Each with a screen of one text.
  private static func containers(_ count: Int) -> String {
    var part = Part()
    var screens = ""
    var above = ("root", "top")
    for place in 0..<count {
      let id = "c\(place)"
      part.views += """
        <containerView translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\(frame())\
        <connections><segue destination="controller\(place)" kind="embed" id="segue\(place)"/>\
        </connections></containerView>
        """
      part.constraints +=
        row(id, below: above)
        + #"<constraint firstItem="\#(id)" firstAttribute="height" constant="40" id="h\#(place)"/>"#
      above = (id, "bottom")
      screens += """
        <scene sceneID="scene\(place)"><objects><viewController id="controller\(place)" \
        sceneMemberID="viewController"><view key="view" id="root\(place)">\(frame(40))\
        <subviews>\(label("t\(place)"))</subviews>\
        <constraints>\(edges(of: "t\(place)", "root\(place)"))</constraints></view>\
        </viewController></objects></scene>
        """
    }
    return screen(48 * count, part) + screens
  }
}

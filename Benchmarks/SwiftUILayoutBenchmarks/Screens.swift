import DynamicTypeModel
import SwiftUIModel

/// Screens of as many views as one likes, as SwiftUI's views and as documents of Interface Builder.
enum Screen: String, CaseIterable {
  case wide, deep

  /// What the texts of a row say.
  private static func texts(_ row: Int) -> (title: String, detail: String) {
    ("Notifications of account \(row)", "Sent at most once a day, and never at night")
  }

  func view(_ views: Int) -> ViewTree {
    switch self {
    case .wide: Self.rows(max(1, views / 8))
    case .deep: Self.levels(max(1, views / 3))
    }
  }

  /// Rows of a picture, two texts and a switch, as in a settings screen, in stacks that scroll.
  private static func rows(_ count: Int) -> ViewTree {
    var builder = ViewTreeBuilder()
    builder.open(.scrollView(.vertical))
    builder.open(.stack(StackDescription(axis: .vertical, alignment: .leading)))
    for row in 0..<count {
      let (title, detail) = texts(row)
      builder.open(.padding(.all, length: nil))
      builder.open(.stack(StackDescription(axis: .horizontal)))
      builder.add(.image(ImageDescription(.symbol("star"))))
      builder.open(.stack(StackDescription(axis: .vertical, alignment: .leading)))
      builder.add(.text(StyledText(title)))
      builder.add(.text(StyledText(detail)))
      builder.close()
      builder.add(.spacer(minLength: nil))
      builder.add(.controlPart(.toggleSwitch(isOn: true)))
      builder.close()
      builder.close()
    }
    builder.close()
    builder.close()
    return builder.build()
  }

  /// Rows in columns in rows, with a text at each level.
  private static func levels(_ count: Int) -> ViewTree {
    var builder = ViewTreeBuilder()
    for level in 0..<count {
      builder.open(.insetPadding(DirectionalInsets(.all, 0.01)))
      let axis: Axis = level.isMultiple(of: 2) ? .horizontal : .vertical
      builder.open(.stack(StackDescription(axis: axis, spacing: 0)))
      builder.add(.text(StyledText("a")))
    }
    for _ in 0..<(2 * count) { builder.close() }
    return builder.build()
  }
}

// MARK: - Documents

extension Screen {
  /// The same rows and levels as stack views, without what surrounds them.
  func document(_ views: Int) -> String {
    var writer = DocumentWriter()
    switch self {
    case .wide:
      writer.open("vertical", spacing: 8)
      for row in 0..<max(1, views / 8) {
        let (title, detail) = Self.texts(row)
        writer.open("horizontal", spacing: 8)
        writer.add("imageView", "")
        writer.open("vertical", spacing: 0)
        writer.label(title)
        writer.label(detail)
        writer.close()
        writer.add("switch", #"opaque="NO""#)
        writer.close()
      }
      writer.close()
    case .deep:
      let levels = max(1, views / 3)
      for level in 0..<levels {
        writer.open(level.isMultiple(of: 2) ? "horizontal" : "vertical", spacing: 0)
        writer.label("a")
      }
      for _ in 0..<levels { writer.close() }
    }
    return writer.document
  }
}

/// Writes a storyboard whose screen is one stack view.
private struct DocumentWriter {
  private var views = ""
  private var count = 0

  private mutating func id() -> String {
    count += 1
    return "v\(count)"
  }

  private var common: String { #"translatesAutoresizingMaskIntoConstraints="NO""# }
  private var frame: String { #"<rect key="frame" x="0" y="0" width="393" height="20"/>"# }

  mutating func open(_ axis: String, spacing: Int) {
    views += """
      <stackView axis="\(axis)" alignment="top" spacing="\(spacing)" \(common) id="\(id())">\(frame)\
      <subviews>
      """
  }

  mutating func close() { views += "</subviews></stackView>" }

  mutating func add(_ element: String, _ attributes: String) {
    views += "<\(element) \(attributes) \(common) id=\"\(id())\">\(frame)</\(element)>"
  }

  mutating func label(_ text: String) {
    views += """
      <label text="\(text)" numberOfLines="0" adjustsFontForContentSizeCategory="YES" \(common) \
      id="\(id())">\(frame)\
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
      """
  }

  var document: String {
    let edges = ["top", "leading", "trailing"].map { edge in
      """
      <constraint firstItem="v1" firstAttribute="\(edge)" secondItem="root" \
      secondAttribute="\(edge)" id="\(edge)"/>
      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" \
      useSafeAreas="YES" initialViewController="controller">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="scene"><objects><viewController id="controller" \
      sceneMemberID="viewController"><view key="view" id="root">\
      <rect key="frame" x="0" y="0" width="393" height="852"/><subviews>\(views)</subviews>\
      <constraints>\(edges.joined())</constraints></view></viewController></objects></scene></scenes>\
      </document>
      """
  }
}

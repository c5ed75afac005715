import SwiftCode

/// Declares classes of packages, and those in other languages, that an app's sources name and nobody declares: what they
/// inherit from is told by their names, as Cocoa names classes.
enum PackageClasses {
  static let path = "<classes of packages>"

  /// The ends of names with the class that such a class inherits from; longer ones first.
  private static let endings = [
    "TableViewHeaderFooterView", "CollectionReusableView", "CollectionViewCell", "TableViewCell",
    "TableViewController", "CollectionViewController", "NavigationController", "TabBarController",
    "ViewController", "VisualEffectView", "SegmentedControl", "CollectionView", "StackView",
    "ScrollView", "TableView", "ImageView", "TextView", "TextField", "SearchBar", "Control",
    "Button", "Switch", "Slider", "Label", "View",
  ]

  /// Those that an index names; nil for none.
  static func source(for index: CodeIndex) -> (path: String, text: [UInt8])? {
    var found: [String: String] = [:]
    for type in index.allTypes where type.kind == .object && type.place.file < index.ownFileCount {
      guard case .named(let path, let arguments)? = type.inherited.first, path.count == 1,
        arguments.isEmpty, !index.isDeclared(path[0])
      else { continue }
      found[path[0]] = ending(of: path[0]) ?? cell(path[0], above: type)
    }
    for (number, file) in index.files.enumerated() where number < index.ownFileCount {
      // In files of SwiftUI such a name is mostly that of a view of SwiftUI.
      guard file.imports.contains("UIKit"), !file.imports.contains("SwiftUI") else { continue }
      for name in madeViews(in: file.text) where found[name] == nil && !index.isDeclared(name) {
        found[name] = ending(of: name)
      }
    }
    guard !found.isEmpty else { return nil }
    let text = found.sorted { $0.key < $1.key }.map { "class \($0): \($1) {}" }
    return (path, Array(text.joined(separator: "\n").utf8))
  }

  private static func ending(of name: String) -> String? {
    endings.first { name.hasSuffix($0) && name.count > $0.count }.map { "UI" + $0 }
  }

  /// What a cell is by the initialisers that a class below it has.
  private static func cell(_ name: String, above type: TypeDeclaration) -> String? {
    guard name.hasSuffix("Cell") else { return nil }
    let labels = type.groups.flatMap(\.functions).filter { $0.kind == .initializer }.map {
      $0.parameters.first?.label
    }
    if labels.contains("style") { return "UITableViewCell" }
    return labels.contains("frame") ? "UICollectionViewCell" : nil
  }

  /// Names that end in `View` and are called.
  private static func madeViews(in text: [UInt8]) -> Set<String> {
    let ending = Array("View(".utf8)
    var names: Set<String> = []
    text.withUnsafeBufferPointer { text in
      var place = ending.count - 1
      while place < text.count {
        defer { place += 1 }
        guard text[place] == UInt8(ascii: "("), text[place - 1] == UInt8(ascii: "w"),
          text[(place + 1 - ending.count)...place].elementsEqual(ending)
        else { continue }
        var start = place
        while start > 0, text[start - 1].isPartOfName { start -= 1 }
        guard (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(text[start]),
          start == 0 || text[start - 1] != UInt8(ascii: ".")
        else { continue }
        names.insert(String(decoding: text[start..<place], as: UTF8.self))
      }
    }
    return names
  }
}

extension UInt8 {
  fileprivate var isPartOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

import DynamicType
import DynamicTypeModel

/// What a class sets of itself and of its outlets when it is set up.
package struct ClassFacts: Codable, Hashable, Sendable {
  package var name: String
  package var superclass: String?
  /// In the order of the sources.
  package var settings: [PropertySetting] = []
  /// Texts that it gives to outlets of other objects, as a controller does to its cells'.
  package var othersTexts: [OtherText] = []

  /// `cell.nameLabel.text = name`.
  package struct OtherText: Codable, Hashable, Sendable {
    /// What the code calls the object: `cell`.
    package var holder: String
    package var outlet: String
    package var location: SourceLocation
  }

  package init(name: String, superclass: String? = nil) {
    self.name = name
    self.superclass = superclass
  }
}

/// A value that code gives to a property of a view.
package struct PropertySetting: Codable, Hashable, Sendable {
  package enum Value: Codable, Hashable, Sendable {
    case flag(Bool)
    case number(Double)
    case text(String)
    /// `UITableView.automaticDimension`.
    case automaticDimension
    /// The font that `preferredFont(forTextStyle:)` gives.
    case textStyle(TextStyle)
    /// Another font whose size is known.
    case font(CodeFont)
    /// What only running the app would tell.
    case unknown
  }

  /// The name by which a controller of a table has its table.
  package static let tableViewOutlet = "tableView"

  /// The name by which a controller has what its bar shows.
  package static let navigationItem = "navigationItem"

  /// The name of the outlet; nil for the object itself. A label in a button goes for the button.
  package var outlet: String?
  package var property: CodeNote.Property
  package var value: Value
  package var location: SourceLocation
}

/// The classes of a run's sources by their names.
package struct ClassIndex: Hashable, Sendable {
  private var classes: [String: ClassFacts] = [:]
  /// Names that several classes have: nobody knows which one a document means.
  private var ambiguous: Set<String> = []
  /// By outlet, the texts that code gives to outlets of other objects.
  private var othersTexts: [String: [ClassFacts.OtherText]] = [:]

  package init() {}

  /// - Parameter files: What each source declares, and what it adds in extensions.
  package init(_ files: [[ClassFacts]]) {
    var declared: Set<String> = []
    for text in files.joined().flatMap(\.othersTexts) {
      othersTexts[text.outlet, default: []].append(text)
    }
    for facts in files.joined() where !facts.name.isEmpty {
      if facts.superclass != nil, !declared.insert(facts.name).inserted {
        ambiguous.insert(facts.name)
      }
      classes[facts.name, default: ClassFacts(name: facts.name)].superclass =
        facts.superclass ?? classes[facts.name]?.superclass
      classes[facts.name]?.settings += facts.settings
    }
  }

  package var isEmpty: Bool { classes.isEmpty }

  /// The controllers with views of their own that no other class inherits from, by their names, ascending.
  ///
  /// Controllers that only hold others, such as `UINavigationController`, and those of a class that is not in the
  /// sources are left out.
  package var controllers: [String] {
    let bases = Set(classes.values.compactMap(\.superclass))
    return classes.keys.filter { !bases.contains($0) && isController($0) }.sorted()
  }

  private func isController(_ name: String) -> Bool {
    var next = classes[name]?.superclass
    var visited: Set<String> = [name]
    while let current = next, visited.insert(current).inserted {
      if Self.controllersWithViews.contains(current) { return true }
      next = classes[current]?.superclass
    }
    return false
  }

  private static let controllersWithViews: Set<String> = [
    "UIViewController", "UITableViewController", "UICollectionViewController",
  ]

  /// What a class sets, and what it inherits: of each property of each object one setting.
  ///
  /// Where a class sets one to different values, it is unknown which one holds. A subclass has the last word.
  package func settings(of name: String) -> [PropertySetting] {
    var result: [PropertySetting] = []
    var next: String? = name
    var visited: Set<String> = []
    while let current = next, visited.insert(current).inserted, !ambiguous.contains(current),
      let facts = classes[current]
    {
      let own = facts.settings.unified
      result += own.filter { setting in !result.contains { $0.isSame(as: setting) } }
      next = facts.superclass
    }
    return result
  }

  /// Where another object gives an outlet of a class its text: one that calls the object by a word of the class's
  /// name, as `cell` is one of `ContactCell`.
  package func place(ofTextElsewhereFor outlet: String, in name: String) -> SourceLocation? {
    let name = name.lowercased()
    return othersTexts[outlet]?.first { $0.holder.lastWord.map { name.contains($0) } ?? false }?
      .location
  }
}

extension String {
  /// Of a name in camel case the last word in small letters, `view` of `headerView`; nil where it says too little.
  fileprivate var lastWord: String? {
    let start = lastIndex { $0.isUppercase } ?? startIndex
    let word = self[start...].lowercased()
    return word.count > 2 ? word : nil
  }
}

extension PropertySetting {
  /// Whether it hides a view.
  package var hides: Bool {
    switch value {
    case .flag(let isHidden): property == .isHidden && isHidden
    case .number(let alpha): property == .alpha && alpha < 0.01
    default: false
    }
  }

  fileprivate func isSame(as other: PropertySetting) -> Bool {
    outlet == other.outlet && property == other.property
  }
}

extension [PropertySetting] {
  /// One setting a property: the first, of unknown value where others differ. A text that is known is shown until
  /// code sets another one.
  fileprivate var unified: [PropertySetting] {
    reduce(into: []) { result, setting in
      guard let place = result.firstIndex(where: { $0.isSame(as: setting) }) else {
        result.append(setting)
        return
      }
      if setting.property == .text, setting.value == .unknown { return }
      if setting.property == .text, result[place].value == .unknown {
        result[place] = setting
      } else if result[place].value != setting.value {
        result[place].value = .unknown
      }
    }
  }
}

import DynamicType
import DynamicTypeInterfaceBuilder
import DynamicTypeModel
import DynamicTypeSource
import UIKitModel
import UIKitReading

extension InterfaceDocument {
  /// The document as the classes that it names set it up: of their own views, and of their outlets.
  ///
  /// - Parameter outcomes: By scene, what running them gave; empty where nobody ran them.
  func setUp(by classes: ClassIndex, _ outcomes: [DocumentOutcome?]) -> InterfaceDocument {
    guard !classes.isEmpty || outcomes.contains(where: { $0 != nil }) else { return self }
    var document = self
    for index in scenes.indices {
      document.scenes[index].setUp(by: classes)
      if outcomes.indices.contains(index), let outcome = outcomes[index] {
        document.scenes[index].take(outcome)
      }
    }
    return document
  }
}

extension Scene {
  fileprivate mutating func setUp(by classes: ClassIndex) {
    let owners = [controller?.customClass] + outlets.map(\.ownerClass)
    var names: [String] = []
    for name in owners + elements.map(\.customClass) {
      if let name, !names.contains(name) { names.append(name) }
    }
    for (name, setting) in settings(of: names, in: classes) {
      if setting.outlet == PropertySetting.navigationItem, name == controller?.customClass {
        controller?.navigationItem?.note(setting)
      }
      for index in views(of: setting, in: name) { take(setting, at: index) }
    }
    forgetEstimates()
    noteTextsOfOthers(by: classes)
  }

  /// What classes set, in the order in which it happens: views of themselves when they are made, cells and other views
  /// of their outlets, and last the controller.
  private func settings(
    of names: [String], in classes: ClassIndex
  ) -> [(name: String, setting: PropertySetting)] {
    let all = names.flatMap { name in classes.settings(of: name).map { (name, $0) } }
    let last = controller?.customClass
    return all.filter { $0.1.outlet == nil } + all.filter { $0.1.outlet != nil && $0.0 != last }
      + all.filter { $0.1.outlet != nil && $0.0 == last }
  }

  private mutating func take(_ setting: PropertySetting, at index: Int) {
    switch setting.property {
    case .tableHeaderView where setting.outlet == nil, .tableFooterView where setting.outlet == nil:
      // The view itself, from a file of its own.
      guard index == 0, controller == nil else { return }
      elements[index].codeNotes.append(
        CodeNote(property: setting.property, location: setting.location, isKnown: true))
    case .tableHeaderView, .tableFooterView:
      guard case .table(let table) = elements[index].content else { return }
      let view = setting.property == .tableHeaderView ? table.headerView : table.footerView
      if let view { elements[view.rawValue].set(setting) }
    case .estimatedRowHeight where setting.value != .number(0):
      // Rows have the height that they had without it.
      break
    case .rowHeight, .heightForRowAt:
      elements[index].set(setting)
      setRows(ofTable: index, setting)
    case .sectionHeaderHeight, .sectionFooterHeight, .heightForHeaderInSection,
      .heightForFooterInSection:
      let isFollowed = setSections(ofTable: index, setting)
      elements[index].set(setting, isKnown: isFollowed)
    case .isHidden, .alpha:
      // Code may show it later: it stays, and what is found with it is not certain.
      elements[index].codeNotes.removeAll { $0.property == setting.property }
      guard setting.hides else { return }
      elements[index].codeNotes.append(
        CodeNote(property: setting.property, location: setting.location, isKnown: false))
    default: elements[index].set(setting)
    }
  }

  /// Rows that do not size themselves have no use for an estimate.
  private mutating func forgetEstimates() {
    for index in elements.indices {
      guard case .table(let table) = elements[index].content, table.rowHeight > 0 else { continue }
      elements[index].codeNotes.removeAll { $0.property == .estimatedRowHeight }
    }
  }

  /// Notes the outlets whose text another object sets, such as those of cells.
  private mutating func noteTextsOfOthers(by classes: ClassIndex) {
    for outlet in outlets {
      guard let name = outlet.ownerClass,
        let location = classes.place(ofTextElsewhereFor: outlet.property, in: name)
      else { continue }
      for index in elements.indices where elements[index].id == outlet.destination {
        guard !elements[index].codeNotes.contains(where: { $0.property == .text }) else { continue }
        elements[index].codeNotes.append(
          CodeNote(property: .text, location: location, isKnown: false))
      }
    }
  }

  /// The views that a class means by a setting, by index.
  private func views(of setting: PropertySetting, in name: String) -> [Int] {
    guard let outlet = setting.outlet else {
      return elements.indices.filter { elements[$0].customClass == name }
    }
    let destinations = Set(
      outlets.filter { $0.ownerClass == name && $0.property == outlet }.map(\.destination))
    var found = elements.indices.filter { destinations.contains(elements[$0].id) }
    if outlet == PropertySetting.tableViewOutlet, controller?.customClass == name {
      if controller?.kind == .tableViewController, !elements.isEmpty { found.append(0) }
      // Of a delegate's method, the tables that have it as theirs.
      if setting.property.isAskedOfDelegate, let controller { found += tables(of: controller.id) }
    }
    return Set(found).sorted()
  }

  private func tables(of delegate: String) -> [Int] {
    let owners = Set(
      outlets.filter { $0.property == Outlet.delegate && $0.destination == delegate }.map(\.owner))
    return elements.indices.filter {
      elements[$0].kind == .tableView && owners.contains(elements[$0].id)
    }
  }

  /// Gives the sections of a table the heights that code says.
  ///
  /// - Returns: Whether they are known. A delegate's 0 is none in a plain table and the usual height in a grouped one,
  ///   by how UIKit's versions differ.
  private mutating func setSections(ofTable index: Int, _ setting: PropertySetting) -> Bool {
    guard case .table(var table) = elements[index].content else { return false }
    let height: Double
    switch setting.value {
    case .automaticDimension: height = -1
    case .number(let number) where number >= 0: height = number
    default: return false
    }
    let fixed = height < 0 ? nil : height
    if setting.property.isAskedOfDelegate, height == 0, table.style != .plain { return false }
    switch setting.property {
    case .sectionHeaderHeight: table.sectionHeaderHeight = height
    case .sectionFooterHeight: table.sectionFooterHeight = height
    case .heightForHeaderInSection: table.delegateHeaderHeight = fixed
    default: table.delegateFooterHeight = fixed
    }
    elements[index].content = .table(table)
    return true
  }

  /// Gives the rows of a table the height that code says; a static row's own is the document's unless the
  /// delegate is asked.
  private mutating func setRows(ofTable index: Int, _ setting: PropertySetting) {
    guard case .table(var table) = elements[index].content else { return }
    switch setting.value {
    case .automaticDimension: table.rowHeight = -1
    case .number(let height) where height > 0: table.rowHeight = height
    default: return
    }
    elements[index].content = .table(table)
    guard setting.property == .heightForRowAt || !table.isStatic else { return }
    for row in table.sections.flatMap(\.cells) {
      guard case .cell(var cell) = elements[row.rawValue].content else { continue }
      cell.rowHeight = nil
      elements[row.rawValue].content = .cell(cell)
    }
  }
}

extension NavigationItem {
  /// Notes what code shows at one of its sides, or instead of its title. What the document has there stays, and stands for it.
  fileprivate mutating func note(_ setting: PropertySetting) {
    let note = CodeNote(property: setting.property, location: setting.location, isKnown: false)
    switch setting.property {
    case .leftBarButtonItem, .leftBarButtonItems:
      for index in leftItems.indices { leftItems[index].codeNotes = [note] }
    case .rightBarButtonItem, .rightBarButtonItems:
      for index in rightItems.indices { rightItems[index].codeNotes = [note] }
    case .titleView: codeNotes = [note]
    default: break
    }
  }
}

extension Element {
  /// Takes over what code sets, as far as it is about the view itself.
  ///
  /// A text that is not known leaves the document's, which stands for it.
  fileprivate mutating func set(_ setting: PropertySetting, isKnown: Bool = true) {
    let keyPath = setting.property.rawValue
    switch setting.value {
    case .flag(let flag): apply(keyPath, "boolean", flag ? "YES" : "NO", setting.location)
    case .number(let number): apply(keyPath, "number", "\(number)", setting.location)
    case .text(let text): apply(keyPath, "string", text, setting.location)
    case .textStyle(let style): set(CodeFont(.textStyle(style)), from: setting.location)
    case .font(let font): set(font, from: setting.location)
    case .automaticDimension: break
    case .unknown: break
    }
    codeNotes.removeAll { $0.property == setting.property }
    codeNotes.append(
      CodeNote(
        property: setting.property, location: setting.location,
        isKnown: isKnown && setting.isKnown))
  }

  /// Its text in another font, all of it.
  private mutating func set(_ font: CodeFont, from location: SourceLocation) {
    let font = FontDescription(font, location: location)
    content.changeText {
      $0.font = font
      for index in $0.fragments.indices { $0.fragments[index].font = font }
    }
  }

  private mutating func apply(
    _ keyPath: String, _ type: String, _ value: String, _ location: SourceLocation
  ) {
    apply(RuntimeAttribute(keyPath: keyPath, type: type, value: value, location: location))
  }
}

extension PropertySetting {
  /// Whether a layout follows it: not a height for what only an estimate decides.
  fileprivate var isKnown: Bool { value != .unknown && property != .estimatedRowHeight }
}

extension FontDescription {
  /// A font of code as it is when a screen is made, at Large.
  init(_ font: CodeFont, location: SourceLocation) {
    let face: Face =
      switch font.face {
      case .textStyle(let style) where font.maximumPointSize == nil: .textStyle(style)
      case .system(let weight, let isItalic) where font.metrics == nil:
        .system(weight: weight, isItalic: isItalic)
      case .named(let name) where font.metrics == nil: .named(name, family: nil)
      default: .scaled(font.scalable)
      }
    var size = font.pointSize
    if case .textStyle(let style) = font.face { size = style.pointSize(for: .large) }
    self.init(face: face, pointSize: size, location: location)
  }
}

extension CodeFont {
  /// The font that `UIFontMetrics` give for it at Large.
  fileprivate var scalable: Font {
    let large = TraitCollection(preferredContentSizeCategory: .large)
    var font: Font
    switch face {
    case .system(let weight, let isItalic):
      font = .systemFont(ofSize: pointSize, weight: weight)
      font.isItalic = isItalic
    case .named(let name): font = .font(named: name, size: pointSize)
    case .textStyle(let style): font = .preferredFont(forTextStyle: style, compatibleWith: large)
    }
    return FontMetrics(forTextStyle: metrics ?? .body)
      .scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: large)
  }
}

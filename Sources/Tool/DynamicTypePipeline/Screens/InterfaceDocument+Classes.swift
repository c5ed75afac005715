import DynamicType
import DynamicTypeInterfaceBuilder
import DynamicTypeModel
import DynamicTypeSource
import UIKitModel

extension InterfaceDocument {
  /// The document as the classes that it names set it up: of their own views, and of their outlets.
  func setUp(by classes: ClassIndex) -> InterfaceDocument {
    guard !classes.isEmpty else { return self }
    var document = self
    for index in scenes.indices { document.scenes[index].setUp(by: classes) }
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
    for name in names {
      for setting in classes.settings(of: name) {
        for index in views(of: setting, in: name) { elements[index].set(setting) }
        if setting.property == .rowHeight || setting.property == .heightForRowAt {
          for index in views(of: setting, in: name) { setRows(ofTable: index, setting) }
        }
      }
    }
    noteTextsOfOthers(by: classes)
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
      if setting.property == .heightForRowAt, let controller { found += tables(of: controller.id) }
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

extension Element {
  /// Takes over what code sets, as far as it is about the view itself.
  ///
  /// A text that is not known leaves the document's, which stands for it.
  fileprivate mutating func set(_ setting: PropertySetting) {
    let keyPath = setting.property.rawValue
    switch setting.value {
    case .flag(let flag): apply(keyPath, "boolean", flag ? "YES" : "NO", setting.location)
    case .number(let number): apply(keyPath, "number", "\(number)", setting.location)
    case .text(let text): apply(keyPath, "string", text, setting.location)
    case .textStyle(let style):
      content.changeText {
        $0.font = FontDescription(
          face: .textStyle(style), pointSize: style.pointSize(for: .large),
          location: setting.location)
      }
    case .automaticDimension: break
    case .unknown: break
    }
    codeNotes.removeAll { $0.property == setting.property }
    codeNotes.append(
      CodeNote(
        property: setting.property, location: setting.location, isKnown: setting.value != .unknown))
  }

  private mutating func apply(
    _ keyPath: String, _ type: String, _ value: String, _ location: SourceLocation
  ) {
    apply(RuntimeAttribute(keyPath: keyPath, type: type, value: value, location: location))
  }
}

import DynamicTypeModel
import UIKitModel

/// Tables and their cells, which name each other and are read when all views are there.
extension SceneReader {
  func linkTablesAndCells() {
    for (index, node) in nodes.enumerated() {
      switch elements[index].kind {
      case .tableView: elements[index].content = .table(readTable(node))
      case .tableViewCell: elements[index].content = .cell(readCell(node))
      default: break
      }
    }
  }

  private func readTable(_ node: DocumentNode) -> TableContent {
    var table = TableContent(style: value("style", of: node, default: .plain))
    table.isStatic = node["dataMode"] == "static"
    table.hasSeparators = node["separatorStyle"] != "none"
    table.rowHeight = node.number("rowHeight") ?? -1
    table.sectionHeaderHeight = node.number("sectionHeaderHeight") ?? -1
    table.sectionFooterHeight = node.number("sectionFooterHeight") ?? -1
    table.separatorInset = EdgeInsets(node.child(key: "separatorInset"))
    table.headerView = index(of: node.child(key: "tableHeaderView"))
    table.footerView = index(of: node.child(key: "tableFooterView"))
    for child in node.children(in: "sections") where child.name == "tableViewSection" {
      table.sections.append(readSection(child))
    }
    let prototypes = node.children(in: "prototypes").compactMap { index(of: $0) }
    if !prototypes.isEmpty {
      var section = TableContent.Section(
        id: "\(node.id ?? "table")#prototypes", location: node.location)
      section.cells = prototypes
      table.sections.append(section)
    }
    return table
  }

  private func readSection(_ node: DocumentNode) -> TableContent.Section {
    var section = TableContent.Section(
      id: node.id ?? "section@\(node.location.line)", location: node.location)
    section.headerTitle = string("headerTitle", of: node)?.text
    section.footerTitle = string("footerTitle", of: node)?.text
    section.cells = node.children(in: "cells").compactMap { index(of: $0) }
    return section
  }

  private func readCell(_ node: DocumentNode) -> CellContent {
    var cell = CellContent()
    if let style = node["style"] {
      cell.style = SceneReader.cellStyles[style] ?? .custom
      if SceneReader.cellStyles[style] == nil {
        documentReader.report(
          UnknownValue.self, "style=\"\(style)\" is not known; custom is used instead", at: node,
          scene: sceneID)
      }
    }
    cell.accessory = value("accessoryType", of: node, default: .none)
    cell.rowHeight = node.number("rowHeight").flatMap { $0 >= 0 ? $0 : nil }
    cell.indentationLevel = node.integer("indentationLevel") ?? 0
    cell.indentationWidth = node.number("indentationWidth") ?? 10
    cell.contentView = index(of: node.child(key: "contentView"))
    cell.accessoryView = index(of: node.child(key: "accessoryView"))
    cell.textLabel = node["textLabel"].flatMap { indicesByID[$0] }
    cell.detailTextLabel = node["detailTextLabel"].flatMap { indicesByID[$0] }
    cell.imageView = node["imageView"].flatMap { indicesByID[$0] }
    if let shown = listContents[node.index] {
      cell.textLabel = shown.text
      cell.detailTextLabel = shown.detail
      cell.imageView = shown.image
      cell.style = shown.detail == nil ? .default : .subtitle
      cell.hasListConfiguration = true
    }
    return cell
  }

  private static let cellStyles: [String: CellContent.Style] = [
    "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
    "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
  ]

  private func index(of node: DocumentNode?) -> ElementIndex? {
    node.flatMap { indices[$0.index] }
  }
}

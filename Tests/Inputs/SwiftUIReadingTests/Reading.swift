import DynamicTypeModel
import DynamicTypeResources
import DynamicTypeSource
import SwiftUIModel
import Testing

@testable import SwiftUIReading

/// Sources of a small app, written for one test.
struct Reading {
  let index: ProjectIndex

  init(_ source: String, tables: [String: String] = [:]) {
    self.init([("App.swift", source)], tables: tables)
  }

  init(_ files: [(path: String, source: String)], tables: [String: String] = [:]) {
    index = ProjectIndex(
      sources: files.map { ParsedSource(Array($0.source.utf8), path: $0.path) },
      resources: TestTables(texts: tables))
  }

  /// The states of a view or a preview, the base state first.
  func states(
    of name: String = "Screen", in environment: ReadingEnvironment = ReadingEnvironment()
  ) -> [ReadScreen] {
    guard let screen = index.screens.first(where: { $0.name == name }) else { return [] }
    return index.read(screen, in: environment)
  }

  func base(
    of name: String = "Screen", in environment: ReadingEnvironment = ReadingEnvironment()
  ) -> ReadScreen {
    states(of: name, in: environment).first
      ?? ReadScreen(
        of: SwiftUIScreen(
          name: "none", kind: .view, location: SourceLocation(path: ""), isWholeScreen: false))
  }

  /// The texts of the base state in the order of the tree; `?` marks placeholders, `~` assumptions.
  func texts(
    of name: String = "Screen", in environment: ReadingEnvironment = ReadingEnvironment()
  ) -> [String] {
    base(of: name, in: environment).tree.marked
  }

  /// The texts of a body.
  static func texts(
    _ body: String, _ declarations: String = "", tables: [String: String] = [:]
  ) -> [String] {
    Reading(
      "\(declarations)\nstruct Screen: View { var body: some View { \(body) } }", tables: tables
    ).texts()
  }
}

/// String tables of a test: texts by `table/key`, those of `Localizable` by key alone.
private struct TestTables: ReadingResources {
  var texts: [String: String]

  func localizedText(
    for key: String, table: String?, locale: String, near path: String
  ) -> LocalizedText? {
    texts[table.map { "\($0)/\(key)" } ?? key].map { LocalizedText($0, locale: "en") }
  }

  func textKey(ofSymbol symbol: String, table: String?, near path: String) -> String? {
    func letters(_ name: some StringProtocol) -> String {
      name.lowercased().filter { $0.isLetter || $0.isNumber }
    }
    let prefix = table.map { "\($0)/" } ?? ""
    return texts.keys.first {
      $0.hasPrefix(prefix) && letters($0.dropFirst(prefix.count)) == letters(symbol)
    }
    .map { String($0.dropFirst(prefix.count)) }
  }

  func imageSize(_ name: String, near path: String) -> Size? { nil }

  func imageFile(_ name: String, near path: String) -> ImageFile? { nil }

  func color(_ name: String, near path: String) -> ColorValue? { nil }

  func imageName(ofSymbol symbol: String, near path: String) -> String? { nil }

  func colorName(ofSymbol symbol: String, near path: String) -> String? { nil }
}

extension ViewTree {
  /// Every text, with a mark where it is not certain.
  var marked: [String] {
    nodes.compactMap { node in
      switch node.content {
      case .text(let text), .navigationTitle(let text): text.marked
      case .opaque(let content): "opaque \(content.name)"
      case .control(.textField(let field)): "field \(field.prompt)"
      default: nil
      }
    }
  }

  /// The tree as a person writes it, for comparison as a whole.
  var outline: [String] {
    var lines: [String] = []
    var ends: [Int] = []
    for (index, node) in nodes.enumerated() {
      while let end = ends.last, end <= index { ends.removeLast() }
      let name = "\(node.content)"
      let short = name.firstIndex(of: "(").map { String(name[..<$0]) } ?? name
      lines.append(String(repeating: " ", count: ends.count) + short)
      ends.append(index + node.subtreeCount)
    }
    return lines
  }
}

extension StyledText {
  var marked: String {
    runs.map { run in
      switch run.provenance {
      case .known: run.string
      case .placeholder: "?"
      case .assumed: "~" + run.string
      }
    }.joined()
  }
}

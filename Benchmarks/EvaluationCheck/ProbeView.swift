import CodeEvaluation
import Foundation
import SwiftCode

/// The texts of a view that is a list of texts.
enum ProbeView {
  static func shown(by sources: [(path: String, text: [UInt8])]) -> [ListedTexts.Text] {
    let index = CodeIndex(
      sources,
      prelude: [
        (CombineSources.path, Array(CombineSources.source.utf8)),
        (Prelude.path, Array(Prelude.source.utf8)),
      ])
    let machine = Machine(index)
    let views = ListedTexts()
    machine.library = views
    do {
      let probe = try machine.make(.named("Probe"))
      _ = try machine.value(of: "body", in: probe)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
    }
    return views.texts
  }

  /// What `dynamictype layout --format json` says of the texts, as far as the scorer of programs reads it.
  static func document(of texts: [ListedTexts.Text]) -> String {
    let elements: [[String: Any]] = texts.enumerated().map { number, text in
      [
        "id": "\(number)", "kind": "text",
        "text": ["string": text.string, "provenance": text.isKnown ? "known" : "placeholder"],
      ]
    }
    let document: [String: Any] = [
      "scenes": [["id": "Probe", "name": "Probe", "kind": "swiftUI", "elements": elements]]
    ]
    let data =
      (try? JSONSerialization.data(withJSONObject: document, options: [.sortedKeys])) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }
}

/// Texts, and what they stand in.
final class ListedTexts: ForeignLibrary {
  struct Text: Sendable {
    var string: String
    var isKnown: Bool
  }

  var texts: [Text] = []

  func construct(
    _ type: TypeReference, _ arguments: [Operand], _ machine: Machine
  ) throws(Unwind) -> Value? {
    switch type.name {
    case "Text":
      guard let first = arguments.first else { return nil }
      let value = machine.text(first)
      if case .string(let string, _) = value {
        texts.append(Text(string: string, isKnown: true))
      } else {
        texts.append(Text(string: "\(machine.plain(value))", isKnown: false))
      }
      return machine.unknown("Text", type)
    case "List", "VStack", "HStack", "ZStack", "Group", "Section", "NavigationStack",
      "NavigationView", "ScrollView", "Form":
      guard let last = arguments.last else { return nil }
      try show(last, [], machine)
      return machine.unknown("List", type)
    case "ForEach":
      guard let first = arguments.first, let last = arguments.last else { return nil }
      switch try machine.list(first) {
      case .some(let elements): for element in elements { try show(last, [element], machine) }
      case .none: texts.append(Text(string: "a row", isKnown: false))
      }
      return machine.unknown("ForEach", type)
    default: return nil
    }
  }

  /// The texts of what a closure makes; views of the app show their bodies.
  private func show(
    _ closure: Operand, _ arguments: [Value], _ machine: Machine
  ) throws(Unwind) {
    for part in try machine.parts(of: closure, arguments) {
      guard case .structure = part else { continue }
      _ = try machine.value(of: "body", in: part)
    }
  }
}

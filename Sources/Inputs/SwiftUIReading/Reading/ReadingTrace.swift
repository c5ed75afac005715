import DynamicTypeModel
import DynamicTypeResources
import SwiftCode
import Synchronization

/// Something that readings ask of an app: which declarations have a name, or what its folders hold.
package struct ReadingQuestion: Codable, Hashable, Sendable {
  enum Kind: String, Codable, Sendable {
    case type, function, global, alias
    /// Types of a last name, and types that inherit from one of that last name.
    case typesNamed, heirs
    /// Sources that declare operators, and such as extend what an alias names.
    case operators, extensionsOfAliases
    /// Sources that make windows dark, and such as give `UserDefaults` values.
    case darkWindows, registeredDefaults
    /// A source by its path.
    case source
    case text, textSymbol, imageSize, imageFile, color, imageSymbol, colorSymbol
  }

  let kind: Kind
  let name: String
  /// Of a text.
  var table: String?
  var locale: String?
  /// The source that asks, of what lies beside it.
  var path: String?
}

extension ReadingQuestion: Comparable {
  package static func < (left: ReadingQuestion, right: ReadingQuestion) -> Bool {
    (left.kind.rawValue, left.name, left.table ?? "", left.locale ?? "", left.path ?? "") < (
      right.kind.rawValue, right.name, right.table ?? "", right.locale ?? "", right.path ?? ""
    )
  }
}

/// What answers a question: as long as it is the same, so is what is read.
package enum ReadingAnswer: Hashable, Sendable {
  /// The sources that declare what was asked for, in the order of the index.
  case sources([String])
  /// What the folders hold, as text.
  case resource(String)
  /// A file of the app's folders, which counts with its bytes; nil for none.
  case file(ImageFile?)
}

/// Notes what readings ask, from any thread.
package final class ReadingTrace: Sendable {
  private let asked = Mutex<Set<ReadingQuestion>>([])
  /// The types whose lineages were asked for, with what those ask.
  private let lineages = Mutex<Set<ObjectIdentifier>>([])

  package init() {}

  /// Ascending.
  package var questions: [ReadingQuestion] { asked.withLock { $0.sorted() } }

  func note(_ kind: ReadingQuestion.Kind, _ name: String, near path: String? = nil) {
    note(ReadingQuestion(kind: kind, name: name, path: path))
  }

  func note(_ question: ReadingQuestion) {
    asked.withLock { _ = $0.insert(question) }
  }

  /// Whether the lineage of a type is asked for the first time.
  func notesLineage(of type: TypeDeclaration) -> Bool {
    lineages.withLock { $0.insert(ObjectIdentifier(type)).inserted }
  }
}

extension ProjectIndex {
  /// The same index, which tells `trace` what it is asked.
  package func noting(in trace: ReadingTrace) -> ProjectIndex {
    var index = self
    index.trace = trace
    index.resources = NotingResources(resources: resources, trace: trace)
    return index
  }

  /// What a question has for an answer here.
  package func answer(to question: ReadingQuestion) -> ReadingAnswer {
    let (name, path) = (question.name, question.path ?? "")
    switch question.kind {
    case .type:
      // An extension may name the module of what it extends.
      let names = [name] + ["SwiftUI.", "UIKit.", "Foundation."].map { $0 + name }
      return sources(names.flatMap { types(named: $0) ?? [] }.flatMap { $0.files.sorted() })
    case .function: return sources(filesWithFunctions(named: name))
    case .global: return sources(filesWithGlobals(named: name))
    case .alias: return sources(filesWithAliases(named: name))
    case .typesNamed:
      return sources(allTypes.filter { $0.name == name }.flatMap { $0.files.sorted() })
    case .heirs: return sources(files.filter { $0.outline.inherits(from: name) }.map(\.number))
    case .operators: return sources(files.filter { $0.source.declaresOperators }.map(\.number))
    case .extensionsOfAliases:
      return sources(
        files.filter { $0.outline.extensions.contains { isAlias($0.qualifiedName) } }
          .map(\.number))
    case .darkWindows: return sources(files.filter(\.outline.makesWindowDark).map(\.number))
    case .registeredDefaults:
      return sources(files.filter(\.outline.registersDefaults).map(\.number))
    case .source: return .sources(fileNumbers[name] == nil ? [] : [name])
    case .text:
      let text = resources.localizedText(
        for: name, table: question.table, locale: question.locale ?? "", near: path)
      return .resource("\(text, default: "none")")
    case .textSymbol:
      let key = resources.textKey(ofSymbol: name, table: question.table, near: path)
      return .resource("\(key, default: "none")")
    case .imageSize:
      return .resource("\(resources.imageSize(name, near: path), default: "none")")
    case .imageFile: return .file(resources.imageFile(name, near: path))
    case .color: return .resource("\(resources.color(name, near: path), default: "none")")
    case .imageSymbol: return .resource(resources.imageName(ofSymbol: name, near: path) ?? "")
    case .colorSymbol: return .resource(resources.colorName(ofSymbol: name, near: path) ?? "")
    }
  }

  /// Whether a name stands for another type's, in the app's sources or in Foundation's.
  private func isAlias(_ name: String) -> Bool {
    alias(isNamed: name) || CodeIndex.systemAliases[name.lastNameComponent] != nil
  }

  private func sources(_ files: [Int]) -> ReadingAnswer { .sources(files.map { path(ofFile: $0) }) }
}

/// The resources of an app, with each question noted.
private struct NotingResources: ReadingResources {
  let resources: any ReadingResources
  let trace: ReadingTrace

  func localizedText(
    for key: String, table: String?, locale: String, near path: String
  ) -> LocalizedText? {
    trace.note(
      ReadingQuestion(kind: .text, name: key, table: table, locale: locale, path: path))
    return resources.localizedText(for: key, table: table, locale: locale, near: path)
  }

  func textKey(ofSymbol symbol: String, table: String?, near path: String) -> String? {
    trace.note(ReadingQuestion(kind: .textSymbol, name: symbol, table: table, path: path))
    return resources.textKey(ofSymbol: symbol, table: table, near: path)
  }

  func imageSize(_ name: String, near path: String) -> Size? {
    trace.note(.imageSize, name, near: path)
    return resources.imageSize(name, near: path)
  }

  func imageFile(_ name: String, near path: String) -> ImageFile? {
    trace.note(.imageFile, name, near: path)
    return resources.imageFile(name, near: path)
  }

  func color(_ name: String, near path: String) -> ColorValue? {
    trace.note(.color, name, near: path)
    return resources.color(name, near: path)
  }

  func imageName(ofSymbol symbol: String, near path: String) -> String? {
    trace.note(.imageSymbol, symbol, near: path)
    return resources.imageName(ofSymbol: symbol, near: path)
  }

  func colorName(ofSymbol symbol: String, near path: String) -> String? {
    trace.note(.colorSymbol, symbol, near: path)
    return resources.colorName(ofSymbol: symbol, near: path)
  }
}

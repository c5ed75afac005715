import DynamicTypeModel
import DynamicTypeResources
import Synchronization

/// Something that readings ask of an app: which declarations have a name, or what its folders hold.
package struct ReadingQuestion: Codable, Hashable, Sendable {
  enum Kind: String, Codable, Sendable {
    case type, function, global, alias
    /// Types with a property of that name.
    case property
    /// A source by its path.
    case source
    case text, imageSize, color, imageSymbol, colorSymbol
  }

  let kind: Kind
  let name: String
  /// What else is asked: the table, the locale, the source that asks.
  var more: [String?] = []
}

extension ReadingQuestion: Comparable {
  package static func < (left: ReadingQuestion, right: ReadingQuestion) -> Bool {
    (left.kind.rawValue, left.name, "\(left.more)") < (
      right.kind.rawValue, right.name, "\(right.more)"
    )
  }
}

/// What answers a question: as long as it is the same, so is what is read.
package enum ReadingAnswer: Hashable, Sendable {
  /// The sources that declare what was asked for, in the order of the index.
  case sources([String])
  /// What the folders hold, as text.
  case resource(String)
}

/// Notes what readings ask, from any thread.
package final class ReadingTrace: Sendable {
  private let asked = Mutex<Set<ReadingQuestion>>([])
  /// The types whose lineages were asked for, with what those ask.
  private let lineages = Mutex<Set<ObjectIdentifier>>([])

  package init() {}

  /// Ascending.
  package var questions: [ReadingQuestion] { asked.withLock { $0.sorted() } }

  func note(_ kind: ReadingQuestion.Kind, _ name: String, _ more: [String?] = []) {
    let question = ReadingQuestion(kind: kind, name: name, more: more)
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
    let (name, more) = (question.name, question.more)
    let path = (more.last ?? nil) ?? ""
    switch question.kind {
    case .type: return sources((types(named: name) ?? []).flatMap { $0.files.sorted() })
    case .function: return sources((functions(named: name) ?? []).map(\.file))
    case .global: return sources(globals(named: name).map(\.file))
    case .alias: return sources(alias(named: name).map { [$0.file] } ?? [])
    case .source: return .sources(fileNumbers[name] == nil ? [] : [name])
    case .property: return sources(types(withProperty: name).flatMap { $0.files.sorted() })
    case .text:
      let locale = (more.count > 1 ? more[1] : nil) ?? ""
      let text = resources.localizedText(
        for: name, table: more.first ?? nil, locale: locale, near: path)
      return .resource("\(text, default: "none")")
    case .imageSize:
      return .resource("\(resources.imageSize(name, near: path), default: "none")")
    case .color: return .resource("\(resources.color(name, near: path), default: "none")")
    case .imageSymbol: return .resource(resources.imageName(ofSymbol: name, near: path) ?? "")
    case .colorSymbol: return .resource(resources.colorName(ofSymbol: name, near: path) ?? "")
    }
  }

  private func sources(_ files: [Int]) -> ReadingAnswer { .sources(files.map { sources[$0].path }) }
}

/// The resources of an app, with each question noted.
private struct NotingResources: ReadingResources {
  let resources: any ReadingResources
  let trace: ReadingTrace

  func localizedText(
    for key: String, table: String?, locale: String, near path: String
  ) -> LocalizedText? {
    trace.note(.text, key, [table, locale, path])
    return resources.localizedText(for: key, table: table, locale: locale, near: path)
  }

  func imageSize(_ name: String, near path: String) -> Size? {
    trace.note(.imageSize, name, [path])
    return resources.imageSize(name, near: path)
  }

  func color(_ name: String, near path: String) -> ColorValue? {
    trace.note(.color, name, [path])
    return resources.color(name, near: path)
  }

  func imageName(ofSymbol symbol: String, near path: String) -> String? {
    trace.note(.imageSymbol, symbol, [path])
    return resources.imageName(ofSymbol: symbol, near: path)
  }

  func colorName(ofSymbol symbol: String, near path: String) -> String? {
    trace.note(.colorSymbol, symbol, [path])
    return resources.colorName(ofSymbol: symbol, near: path)
  }
}

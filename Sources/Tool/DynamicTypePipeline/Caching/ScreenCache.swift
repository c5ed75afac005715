import CodeEvaluation
import DynamicTypeModel
import SwiftUIReading
import Synchronization

/// What earlier runs made of screens, found again as long as all that it was made of is the same.
///
/// The screen of a document is known by what the document and the files around it say. What a screen of SwiftUI depends on is
/// known only when it has been read: the run that reads it keeps the questions that it asked of the app, and
/// the result under those questions with their answers. A later run asks the same questions.
struct ScreenCache: Sendable {
  private let results: ResultCache
  /// What all results of the run depend on: the tool, its fonts, the sizes, whether pictures are drawn.
  private let run: Digest
  private let answers: Answers?
  private let environments = Environments()

  /// - Parameters:
  ///   - index: The app's sources; nil where there is no SwiftUI in them.
  ///   - sources: Of the path and the bytes of each source.
  init(_ results: ResultCache, run: Digest, index: ProjectIndex?, sources: [String: Digest]) {
    self.results = results
    self.run = run
    answers = index.map { Answers($0, sources) }
  }

  /// What is kept under a key, where the questions that go with it have the answers that they had.
  ///
  /// - Parameter isRead: Whether it was made of an app's sources, so that there are questions.
  func value<Value: Decodable>(of own: Digest, isRead: Bool) -> Value? {
    let key = key(own)
    guard isRead else { return decoded(at: key) }
    guard let answers, let bytes = results.bytes(of: key),
      let questions = try? PositionalDecoder.decode([ReadingQuestion].self, from: bytes)
    else { return nil }
    return decoded(at: answers.digest(of: questions, after: key))
  }

  /// Keeps what was made under a key.
  ///
  /// - Parameter trace: Was told the questions that were asked for it; nil where it is not made of sources.
  func keep(_ value: some Encodable, as own: Digest, asking trace: ReadingTrace?) {
    // What memory ended may end otherwise in another run.
    guard !MemoryBound.hasEndedScreens else { return }
    let key = key(own)
    guard let trace else { return encode(value, at: key) }
    guard let answers else { return }
    let questions = trace.questions
    encode(value, at: answers.digest(of: questions, after: key))
    if let bytes = try? PositionalEncoder.encode(questions) { results.keep(bytes, as: key) }
  }

  /// The bytes of a picture that was kept.
  func picture(_ key: Digest) -> [UInt8]? {
    results.bytes(of: key).flatMap { PictureFile.isPNG($0) ? Array($0) : nil }
  }

  /// Keeps a picture, by its bytes.
  func keep(picture: [UInt8]) -> Digest { results.keep(picture) }

  private func key(_ own: Digest) -> Digest {
    var key = run
    key.add(own)
    return key
  }

  private func decoded<Value: Decodable>(at key: Digest) -> Value? {
    results.bytes(of: key).flatMap { try? PositionalDecoder.decode(Value.self, from: $0) }
  }

  private func encode(_ value: some Encodable, at key: Digest) {
    if let bytes = try? PositionalEncoder.encode(value) { results.keep(bytes, as: key) }
  }
}

extension ScreenCache {
  /// What an app answers to the questions of readings, each worked out once.
  private final class Answers: Sendable {
    private let index: ProjectIndex
    /// Of each source, by its path.
    private let sources: [String: Digest]
    private let known = Mutex<[ReadingQuestion: Digest]>([:])

    init(_ index: ProjectIndex, _ sources: [String: Digest]) {
      self.index = index
      self.sources = sources
    }

    func digest(of questions: [ReadingQuestion], after key: Digest) -> Digest {
      var digest = key
      for question in questions { digest.add(answer(question)) }
      return digest
    }

    private func answer(_ question: ReadingQuestion) -> Digest {
      if let digest = known.withLock({ $0[question] }) { return digest }
      var digest = Digest()
      digest.add(value: question)
      switch index.answer(to: question) {
      case .resource(let text): digest.add(text)
      case .file(let file):
        digest.add("\(file, default: "none")")
        if let file { digest.add(Digest(of: (try? readFile(file.path)) ?? [])) }
      case .sources(let paths):
        for path in paths {
          digest.add(path)
          if let source = sources[path] { digest.add(source) }
        }
      }
      known.withLock { $0[question] = digest }
      return digest
    }
  }
}

extension ScreenCache {
  /// What a run reads screens for: some few, each put into words once.
  private final class Environments: Sendable {
    private let known = Mutex<[ReadingEnvironment: Digest]>([:])

    func digest(of environment: ReadingEnvironment) -> Digest {
      if let digest = known.withLock({ $0[environment] }) { return digest }
      let digest = Digest(of: "\(environment)".utf8)
      known.withLock { $0[environment] = digest }
      return digest
    }
  }
}

// MARK: - Screens

extension ScreenCache {
  /// The states of a screen of SwiftUI.
  ///
  /// - Parameters:
  ///   - count: The most that are read besides the base one.
  ///   - read: Reads them anew.
  func states(
    of screen: SwiftUIScreen, in environment: ReadingEnvironment, most count: Int,
    read: (ReadingTrace) -> [ScreenState]
  ) -> [ScreenState] {
    var key = Digest()
    key.add("states \(count)")
    key.add(value: screen)
    key.add(environments.digest(of: environment))
    if let known: [ScreenState] = value(of: key, isRead: true) { return known }
    let trace = ReadingTrace()
    let states = read(trace)
    keep(states, as: key, asking: trace)
    return states
  }

  /// What came of a screen.
  ///
  /// - Parameters:
  ///   - place: Where it belongs in this run.
  ///   - path: Its file.
  ///   - names: What its pictures are called in this run, one a size.
  func outcome(
    of screen: any PlacedScreen, at place: ScreenResult.Place, in path: String,
    pictures names: [String]
  ) -> ScreenOutcome? {
    let stored: StoredScreen? = value(of: key(of: screen, in: path), isRead: screen.content == nil)
    return stored?.outcome(at: place, pictures: names, from: self)
  }

  /// Keeps what came of a screen.
  func keep(
    _ outcome: ScreenOutcome, of screen: any PlacedScreen, in path: String,
    pictures names: [String], asking trace: ReadingTrace
  ) {
    keep(
      StoredScreen(outcome, pictures: names, in: self), as: key(of: screen, in: path),
      asking: screen.content == nil ? trace : nil)
  }

  private func key(of screen: any PlacedScreen, in path: String) -> Digest {
    var key = Digest()
    key.add("screen \(path)")
    if let content = screen.content { key.add(content) }
    for text in [
      "\(screen.location, default: "")", screen.id, screen.variant, screen.title, screen.device.id,
      screen.locale,
    ] {
      key.add(text)
    }
    return key
  }
}

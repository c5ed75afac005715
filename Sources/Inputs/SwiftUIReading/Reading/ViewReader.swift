import CodeEvaluation
import DynamicType
import DynamicTypeModel
import DynamicTypeSource
import Foundation
import SwiftCode
import SwiftUIModel

/// Reads the views of one screen in one of its states: the machine runs the app's code, and the tables of SwiftUI's views
/// and modifiers make a tree of what it gives.
///
/// A view's body runs where the view stands, from the outside in, so that it finds the environment that those around it set.
final class ViewReader {
  let project: ProjectIndex
  let machine: Machine
  var environment: ReadingEnvironment
  /// Whether code asked for the text size, so that it may read otherwise at another one.
  private(set) var asksForTextSize = false
  /// Whether something runs while views are laid out.
  private(set) var hasLayoutCode = false
  /// Whether something of it may ask for the text size, which layout does not tell it.
  private(set) var mayAskForTextSize = false
  /// Whether code asked for dark mode or bold text.
  private(set) var asksForLook = false
  /// The choices of this reading, by what is chosen; all others are the likeliest.
  let scenario: [String: Int]

  /// What was chosen so far.
  var choices = Choices()
  /// Instructions for which views count that were read.
  private var stepsOfViews = 0
  /// Instructions that were run so far, and what views count as.
  var steps: Int { stepsOfViews + machine.allSteps }
  /// The instructions up to which it goes on.
  private var mostSteps = ViewReader.maximumSteps
  private var depth = 0

  /// Objects that views above put into the environment, by the name of their type.
  var environmentObjects: [String: MachineValue] = [:]
  /// Values that views above set, by the name of the environment's property.
  var environmentValues: [String: MachineValue] = [:]
  /// What is under way, by what it is of.
  var active: [String: Int] = [:]
  /// Whether states of the screen that begin as a truth or a case may be anything.
  var forgetsStates = false
  /// How the preview that is read shows its view.
  var traits = PreviewTraits()
  /// What modifiers of the app that are being read have around them, from the outside in.
  var contents: [ViewPiece] = []
  /// What happens when the screen appears.
  var appearance = Appearance()
  /// The type whose first instance is looked for.
  var wanted: String?
  var found: FoundInstance?
  /// What was chosen where a list is one of several, by the last question for the elements of one.
  var chosenList: Assumption?
  /// What is shown of texts that are not known, where that is more than their origins tell.
  var shownPieces: [UnknownID: StringValue.Piece] = [:]
  /// The subviews of the layout whose function runs.
  var layoutPass: LayoutPass?
  /// Told of each call of layout once the screen is read.
  weak var layoutCode: LayoutCode?
  /// Held by closures that run during layout, from whatever thread.
  /// A layout of the app's asks for its subviews while it runs.
  let lock = NSRecursiveLock()

  /// A view that a preview makes, with what was in its environment.
  struct FoundInstance {
    var value: MachineValue
    var surroundings: Surroundings
  }

  /// The environment of the place that is read.
  struct Surroundings {
    var environment: ReadingEnvironment
    var values: [String: MachineValue]
    var objects: [String: MachineValue]
  }

  /// What a reading chose and took to be so.
  struct Choices {
    fileprivate(set) var decisions: [Decision] = []
    fileprivate var decided: [String: Int] = [:]
    /// The truths that were decided, or follow from those that were.
    fileprivate var truths: [UnknownID: Bool] = [:]
    fileprivate(set) var assumptions: [String] = []
    /// Whether it ended early, as it took too many instructions.
    fileprivate var isCut = false
  }

  struct Decision: Hashable, Sendable {
    var key: String
    var options: [String]
    var chosen: Int

    /// Whether a value was compared with a constant.
    var isComparison: Bool {
      options.count == 2
        && (key.contains(" == ") || key.contains(" != ") || key.contains(" is ."))
    }
  }

  /// Instructions of a whole screen; real ones take some ten thousand.
  static let maximumSteps = 400_000
  /// Instructions of what a preview makes: some fill whole databases.
  static let maximumStepsOfPreview = 200_000
  /// What a view, or a value that the tables ask for, counts as instructions.
  private static let stepsOfValue = 10
  /// The elements of a list that are gone through; more than any screen shows.
  static let maximumElements = 500
  /// Views within views, and values within values.
  static let maximumDepth = 600

  init(
    _ project: ProjectIndex, in environment: ReadingEnvironment, scenario: [String: Int] = [:]
  ) {
    self.project = project
    self.environment = environment
    self.scenario = scenario
    machine = Machine(project.code, bodies: project.bodies)
    machine.limits.allSteps = Self.maximumSteps
    machine.library = SwiftUILibrary(self)
  }

  /// Reads views again, with as many instructions as before; what was read is kept where that takes too many.
  func readingAgain(_ before: ViewPiece, _ views: () -> ViewPiece) -> ViewPiece {
    let kept = choices
    mostSteps = steps + Self.maximumSteps
    machine.limits.allSteps = machine.allSteps + Self.maximumSteps
    restart()
    let after = views()
    guard choices.isCut, !kept.isCut else { return after }
    choices = kept
    return before
  }

  /// Forgets what was chosen so far.
  func restart() {
    choices = Choices()
    machine.forgetSuppositions()
  }

  /// The text size, which code asks for.
  var textSize: DynamicTypeSize {
    asksForTextSize = true
    return environment.dynamicTypeSize
  }

  /// Does something that may ask for the text size of layout, which is not that of reading; with whether it did.
  fileprivate func notingQuestions<Result>(
    _ body: () -> Result
  ) -> (result: Result, hasAsked: Bool) {
    let before = asksForTextSize
    defer { asksForTextSize = before }
    asksForTextSize = false
    let result = body()
    return (result, asksForTextSize)
  }

  /// Whether the interface is dark, for which code asks.
  var isDark: Bool {
    asksForLook = true
    return environment.isDark
  }

  /// Whether text is bold, for which code asks.
  var legibilityWeight: LegibilityWeight {
    asksForLook = true
    return environment.legibilityWeight
  }

  var surroundings: Surroundings {
    get {
      Surroundings(
        environment: environment, values: environmentValues, objects: environmentObjects)
    }
    set {
      environment = newValue.environment
      environmentValues = newValue.values
      environmentObjects = newValue.objects
    }
  }
}

// MARK: - Layouts

extension ViewReader {
  /// What reading left, for each layout to begin with.
  struct Checkpoint {
    fileprivate var machine: Machine.Checkpoint
    fileprivate var choices: Choices
    fileprivate var stepsOfViews: Int
    fileprivate var appearance: Appearance
    fileprivate var chosenList: Assumption?
  }

  var checkpoint: Checkpoint {
    Checkpoint(
      machine: machine.checkpoint, choices: choices, stepsOfViews: stepsOfViews,
      appearance: appearance, chosenList: chosenList)
  }

  func restore(_ checkpoint: Checkpoint) {
    machine.restore(checkpoint.machine)
    choices = checkpoint.choices
    stepsOfViews = checkpoint.stepsOfViews
    appearance = checkpoint.appearance
    chosenList = checkpoint.chosenList
  }
}

// MARK: - Limits

extension ViewReader {
  /// Runs code of the app; what is not followed is not known.
  ///
  /// - Parameter most: Instructions after which it is not followed.
  func run(
    most: Int = ViewReader.maximumSteps, _ body: () throws(Unwind) -> MachineValue
  ) -> MachineValue {
    guard steps < mostSteps else { return machine.unknown("what takes too long") }
    let value = machine.bounded(by: most, body)
    if steps >= mostSteps { cut() }
    return value
  }

  private func cut() {
    guard !choices.isCut else { return }
    choices.isCut = true
    assume("the rest is not read: " + reasonOfCut)
  }

  /// Why no more views are read.
  var reasonOfCut: String {
    if steps >= mostSteps { return "it takes too many instructions" }
    return depth < Self.maximumDepth ? "it takes too much memory" : "it nests too deep"
  }

  /// Counts a view that is read within others; false where there are too many.
  func enter() -> Bool {
    stepsOfViews += Self.stepsOfValue
    guard steps < mostSteps, depth < Self.maximumDepth, machine.hasRoom else {
      cut()
      return false
    }
    depth += 1
    return true
  }

  func leave() { depth -= 1 }

  /// Does something unless it is under way too often already.
  func limited<Result>(_ key: String, to most: Int, _ body: () -> Result) -> Result? {
    guard active[key, default: 0] < most, !choices.isCut else { return nil }
    active[key, default: 0] += 1
    defer { active[key, default: 1] -= 1 }
    return body()
  }

  /// Makes something run later, while views are laid out, in the environment of now.
  ///
  /// - Parameter hasTextSizeOfLayout: Whether layout tells the text size; else it is the one of now.
  func later<Input, Result>(
    hasTextSizeOfLayout: Bool = false, _ body: @escaping (ViewReader, Input) -> Result
  ) -> @Sendable (ViewEnvironment?, Input) -> Result {
    hasLayoutCode = true
    if !hasTextSizeOfLayout { mayAskForTextSize = true }
    // What it asks for is not seen.
    _ = (isDark, legibilityWeight)
    let later = Later(
      reader: self, surroundings: surroundings, active: active, contents: contents, body: body)
    return { later.run($0, $1) }
  }
}

/// Something that runs while views are laid out, one at a time, from whatever thread.
private final class Later<Input, Result>: @unchecked Sendable {
  let reader: ViewReader
  let surroundings: ViewReader.Surroundings
  let active: [String: Int]
  let contents: [ViewPiece]
  let body: (ViewReader, Input) -> Result

  init(
    reader: ViewReader, surroundings: ViewReader.Surroundings, active: [String: Int],
    contents: [ViewPiece], body: @escaping (ViewReader, Input) -> Result
  ) {
    self.reader = reader
    self.surroundings = surroundings
    self.active = active
    self.contents = contents
    self.body = body
  }

  func run(_ environment: ViewEnvironment?, _ input: Input) -> Result {
    reader.lock.withLock {
      guard let code = reader.layoutCode else { return carriedOut(environment, input).result }
      return code.result(of: self, key(of: input), at: environment?.dynamicTypeSize) {
        self.carriedOut(environment, input)
      }
    }
  }

  /// What tells an input from others; nil where nothing does.
  private func key(of input: Input) -> AnyHashable? {
    input is Void ? AnyHashable(true) : input as? AnyHashable
  }

  private func carriedOut(
    _ environment: ViewEnvironment?, _ input: Input
  ) -> (result: Result, hasAsked: Bool) {
    let (outer, outerActive) = (reader.surroundings, reader.active)
    let outerContents = reader.contents
    defer {
      (reader.surroundings, reader.active) = (outer, outerActive)
      reader.contents = outerContents
    }
    reader.surroundings = surroundings
    reader.contents = contents
    // A view that contains itself does so in closures, too, however late they run.
    reader.active = active
    guard let environment else { return (body(reader, input), false) }
    reader.environment.dynamicTypeSize = environment.dynamicTypeSize
    return reader.notingQuestions { body(reader, input) }
  }
}

// MARK: - Choices

extension ViewReader {
  /// Chooses one of several possibilities, the same each time that it is asked.
  ///
  /// - Parameters:
  ///   - key: What is chosen, as the source writes it.
  ///   - preferred: The likeliest option.
  func decide(_ key: String, options: [String], preferred: Int) -> Int {
    if let known = choices.decided[key] { return min(known, options.count - 1) }
    let chosen = min(max(scenario[key] ?? preferred, 0), options.count - 1)
    choices.decided[key] = chosen
    choices.decisions.append(Decision(key: key, options: options, chosen: chosen))
    return chosen
  }

  /// Whether an unknown condition is taken to hold.
  func decide(_ condition: String) -> Bool {
    decide(condition, options: ["true", "false"], preferred: isLikely(condition) ? 0 : 1) == 0
  }

  /// Whether a truth that only running the app would tell is taken to hold.
  func truth(of atom: UnknownID) -> Bool {
    if let known = machine.supposed(atom) { return known }
    let key = name(of: atom)
    if choices.decided[key] == nil, let implied = decided(atom) {
      choices.truths[atom] = implied
      return implied
    }
    let holds = decide(key)
    choices.truths[atom] = holds
    return holds
  }

  /// What a truth was decided to be; nil where it is open.
  func decided(_ atom: UnknownID) -> Bool? {
    choices.truths[atom] ?? machine.implied(atom, by: choices.truths)
  }

  func note(_ atom: UnknownID, _ truth: Bool) { choices.truths[atom] = truth }

  /// Does something where a truth is taken to be so, such as in a branch that it decides.
  func supposing<Result>(_ atom: UnknownID, _ truth: Bool, _ body: () -> Result) -> Result {
    guard machine.supposed(atom) == nil else { return body() }
    machine.suppose(atom, truth)
    defer { machine.suppose(atom, nil) }
    return body()
  }

  /// Whether a list that is not known was taken to be empty.
  func decidesEmpty(_ list: String) -> Bool {
    (choices.decided[list + ".isEmpty"] ?? scenario[list + ".isEmpty"]) == 0
  }

  /// What a truth is about, as people read it.
  func name(of atom: UnknownID) -> String {
    let origin = machine.origin(of: atom)
    let suffix = ".count == 0"
    return origin.hasSuffix(suffix) ? origin.dropLast(suffix.count) + ".isEmpty" : origin
  }

  /// Whether a state is one that lasts: neither of a moment, nor one that nobody hopes for.
  private func isLikely(_ condition: String) -> Bool {
    if condition == Machine.keepsArguments { return true }
    if Self.isUnlikely(condition) || condition.hasSuffix(" throws") { return false }
    // A text that nobody knows has nothing in it that code looks for, such as a tag.
    if condition.hasSuffix(" != nil"),
      [".range", ".firstIndex", ".lastIndex"].contains(where: {
        condition.hasSuffix($0 + " != nil") || condition.range(of: $0 + "(of: ") != nil
      })
    {
      return false
    }
    if let isLikely = isLikelyAtFirst(condition) { return isLikely }
    // `"1" == Sensor.focus.rawValue`: a text that is known is one of many that a constant may be.
    if let range = condition.range(of: " == ") {
      let sides = [condition[..<range.lowerBound], condition[range.upperBound...]]
      if sides.contains(where: { $0.hasPrefix("\"") }),
        sides.contains(where: { $0.first?.isUppercase == true })
      {
        return false
      }
    }
    guard let range = condition.range(of: " is .") else { return true }
    let name = condition[range.upperBound...].lowercased()
    return !["idle", "none", "unknown", "initial", "default", "notdetermined", "denied"].contains(
      where: name.contains)
  }

  /// Whether something that an app keeps on the device is so when it runs for the first time; nil for all else.
  ///
  /// Source: Apple, `UserDefaults`: without a value `object(forKey:)` is nil, `bool(forKey:)` false and
  /// `integer(forKey:)` 0.
  private func isLikelyAtFirst(_ condition: String) -> Bool? {
    guard condition.hasPrefix("UserDefaults.") else { return nil }
    if condition.hasSuffix(" != nil") { return false }
    // `register(defaults:)` may give the values.
    if project.registersDefaults { return nil }
    let words = condition.split(separator: " ")
    guard let asked = words.first?.split(separator: ".").last else { return nil }
    switch (asked, words.dropFirst().first) {
    case ("bool", nil): return false
    // `UserDefaults.standard.array is Array<String>`
    case ("object", "is"), ("value", "is"), ("array", "is"), ("dictionary", "is"), ("data", "is"):
      return false
    case ("integer", "=="), ("double", "=="), ("float", "=="):
      return words.count == 3 && Double(words[2]) == 0
    default: return nil
    }
  }

  static func isUnlikely(_ condition: String) -> Bool {
    unlikelyWords.occur(in: Array(condition.utf8))
  }

  private static let unlikelyWords = AnyCaseWords([
    "loading", "empty", "error", "fail", "isediting", "refreshing", "searching", "nil ==", "== nil",
    "progress", "debug", "offline", "expired", "isinvalid", "disabled", "placeholder",
    "isdeleted", ".isfault", "catalyst", "simulator", "ismac", "istesting", "isrunningtests",
  ])

  /// What is shown where a truth was decided.
  func assumption(_ atom: UnknownID, _ holds: Bool) -> Assumption {
    let truth = name(of: atom)
    return Assumption("\(truth): \(holds)", isState: Machine.isState(truth))
  }

  func assume(_ what: String) {
    if choices.assumptions.count < 100, !choices.assumptions.contains(what) {
      choices.assumptions.append(what)
    }
  }
}

extension String {
  /// Where another text begins and ends in this one.
  fileprivate func range(of other: String) -> Range<String.Index>? { ranges(of: other).first }
}

import DynamicType
import DynamicTypeSource
import SwiftSyntax
import SwiftUIModel

/// Evaluates view code as far as its sources tell, for one reading of one screen.
///
/// What a source cannot tell is a value of its own, `Value.unknown`, that says what it is. Every step
/// is counted, so that code that never ends does.
final class Evaluator {
  let project: ProjectIndex
  var environment: ReadingEnvironment
  /// What it finds out about syntax, beside what others before it did.
  var notes: SyntaxNotes
  /// Whether code asked for the text size, so that it may read otherwise at another one.
  private(set) var asksForTextSize = false
  /// Whether code asked for dark mode or bold text.
  private(set) var asksForLook = false
  /// The choices of this reading, by what is chosen; all others are the likeliest.
  let scenario: [String: Int]

  private(set) var decisions: [Decision] = []
  private var decided: [String: Int] = [:]
  /// What was assumed of unknown values by then.
  var narrowings = Narrowings()
  private(set) var assumptions: [String] = []
  private(set) var steps = 0
  private var depth = 0
  private(set) var isCut = false

  /// Objects that views above put into the environment, by the name of their type.
  var environmentObjects: [String: Value] = [:]
  /// Values that views above set, by the name of the environment's property.
  var environmentValues: [String: Value] = [:]
  /// What calls are under way, by their declaration.
  var active: [String: Int] = [:]
  /// Defaults, and what belongs to a type or a file, that were evaluated already.
  var defaults: [DefaultKey: Value] = [:]
  /// Computed properties of instances that were evaluated already, until an object changes.
  var computed: [ComputedKey: Value] = [:]
  /// The fields of objects that code made, by the instance's number.
  var objects: [Int: [String: Value]] = [:]
  /// Objects whose initialisers run, which no observer sees.
  var initializing: Set<Int> = []
  private(set) var lastID = 0
  /// What the receiver is after the last call of one of its functions.
  var finishedReceiver: Value?
  /// The subviews of the layout whose function is evaluated.
  var layoutPass: LayoutPass?
  /// How the preview that is read shows its view.
  var traits = PreviewTraits()
  /// What happens when the screen appears.
  var appearance = Appearance()
  /// The type whose first instance is looked for.
  var wanted: String?
  var found: FoundInstance?

  /// A view that a preview makes, with what was in its environment.
  struct FoundInstance {
    var instance: Instance
    var objects: [String: Value]
    var values: [String: Value]
  }

  struct Decision: Hashable, Sendable {
    var key: String
    var options: [String]
    var chosen: Int

    /// Whether a value was compared with a constant.
    var isComparison: Bool {
      options.count == 2 && (key.contains(" == ") || key.contains(" != "))
    }
  }

  struct DefaultKey: Hashable {
    var owner: String
    var name: String
    /// Nil for an object, which is the same everywhere.
    var environment: ReadingEnvironment?
  }

  struct ComputedKey: Hashable {
    var owner: String
    var id: Int
    var name: String
    var environment: ReadingEnvironment
  }

  /// Real screens take some thousand steps; a loop without end stops there.
  static let maximumSteps = 200_000
  /// The elements of a list that are gone through; more than any screen shows.
  static let maximumElements = 500
  /// Nested evaluations. Each needs up to 20 KB of stack in a debug build.
  static let maximumDepth = 500

  init(
    _ project: ProjectIndex, in environment: ReadingEnvironment, scenario: [String: Int] = [:]
  ) {
    self.project = project
    self.environment = environment
    self.scenario = scenario
    notes = project.notes.take()
  }

  deinit { project.notes.give(back: notes) }

  /// Forgets what was chosen and counted so far.
  func restart() {
    decisions = []
    decided = [:]
    narrowings = Narrowings()
    assumptions = []
    steps = 0
    isCut = false
  }

  /// The text size, which code asks for.
  var textSize: DynamicTypeSize {
    asksForTextSize = true
    return environment.dynamicTypeSize
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

  /// Knows the objects that another evaluator made, whose last number was `last`.
  func goOn(with objects: [Int: [String: Value]], after last: Int) {
    self.objects = objects
    lastID = last
  }

  /// A number that no other value has.
  func newID() -> Int {
    lastID += 1
    return lastID
  }
}

// MARK: - Surroundings

extension Evaluator {
  /// The environment of the place that is evaluated.
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

// MARK: - Limits

extension Evaluator {
  /// Counts an evaluation that begins; false where there were too many.
  func enter() -> Bool {
    steps += 1
    guard steps < Self.maximumSteps, depth < Self.maximumDepth else {
      if !isCut {
        isCut = true
        assume("the rest is not read: it nests or repeats too often")
      }
      return false
    }
    depth += 1
    return true
  }

  func leave() { depth -= 1 }

  /// Runs a call unless it is under way too often already.
  func limited<Result>(_ key: String, to most: Int, _ body: () -> Result) -> Result? {
    guard active[key, default: 0] < most, !isCut else { return nil }
    active[key, default: 0] += 1
    defer { active[key, default: 1] -= 1 }
    return body()
  }
}

// MARK: - Choices

extension Evaluator {
  /// Chooses one of several possibilities, the same each time that it is asked.
  ///
  /// - Parameters:
  ///   - key: What is chosen, as the source writes it.
  ///   - preferred: The likeliest option.
  func decide(_ key: String, options: [String], preferred: Int) -> Int {
    if let known = decided[key] { return min(known, options.count - 1) }
    let chosen = min(max(scenario[key] ?? preferred, 0), options.count - 1)
    decided[key] = chosen
    decisions.append(Decision(key: key, options: options, chosen: chosen))
    return chosen
  }

  /// Whether a list that is not known was taken to be empty.
  func isTakenToBeEmpty(_ list: String) -> Bool {
    let key = list + ".isEmpty"
    return (decided[key] ?? scenario[key]) == 0
  }

  /// Whether something was chosen that is not known.
  var decidedAnything: Bool { !decisions.isEmpty }

  /// Whether an unknown condition is taken to hold.
  func decide(_ condition: String) -> Bool {
    var condition = condition
    var isNegated = false
    while condition.hasPrefix("!"), !condition.hasPrefix("!=") {
      condition.removeFirst()
      isNegated.toggle()
    }
    if let known = decided[condition] { return (known == 0) != isNegated }
    let likely = !Self.isUnlikely(condition)
    // Where the condition is written the other way round, what is in its place is the likelier.
    let preferred = likely != (isNegated && likely)
    let holds = decide(condition, options: ["true", "false"], preferred: preferred ? 0 : 1) == 0
    narrowings.decide(condition, holds: holds)
    return holds != isNegated
  }

  /// States that last a moment, or that nobody hopes for.
  static func isUnlikely(_ condition: String) -> Bool {
    unlikelyWords.occur(in: Array(condition.utf8))
  }

  private static let unlikelyWords = AnyCaseWords([
    "loading", "empty", "error", "fail", "isediting", "refreshing", "searching", "nil ==", "== nil",
    "progress", "debug", "offline", "expired", "isinvalid", "disabled", "placeholder",
  ])

  func assume(_ what: String) {
    if assumptions.count < 100, !assumptions.contains(what) { assumptions.append(what) }
  }
}

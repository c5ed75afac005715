import DynamicType
import DynamicTypeModel
import DynamicTypeText
import SwiftUIModel

/// One layout of one tree: its views, and every answer that was given.
///
/// Views ask each other through ``size(of:proposed:)``, which answers from the cache where it can, so
/// that several questions at each level do not multiply from level to level. Questions that are
/// nested too deeply are put off: everybody on the way returns at once, the question is answered on
/// its own, and the work begins again with that answer in the cache. So neither the depth of a tree
/// nor what a view's code asks can exhaust the stack.
final class LayoutSession {
  var nodes: [ResolvedNode] = []
  let measurer: TextMeasurer
  /// What the window offers, for `containerRelativeFrame` outside of scroll views.
  let window: Size
  let safeArea: DirectionalInsets
  /// The width of the device's screen held upright; nil where nobody said.
  var screenWidth: Double?
  /// Whether the tree has more views than a layout goes through, or a style that uses itself.
  var isCut = false

  var gridSolutions: [GridSolution.Key: GridSolution] = [:]
  /// By container that was placed, what it offers to `containerRelativeFrame`.
  var containerSizes: [Int: Size] = [:]

  private var guides: [GuideQuestion: Double?] = [:]
  private var depth = 0
  /// The question that has to be answered before work can go on.
  private var postponed: Question?

  /// How many questions may be nested; with some functions each, a few hundred kilobytes of stack.
  static let maximumDepth = 128

  init(measurer: TextMeasurer, window: Size, safeArea: DirectionalInsets) {
    self.measurer = measurer
    self.window = window
    self.safeArea = safeArea
  }

  /// Whether answers are not to be relied on, nor kept, because a question was put off.
  var isPostponed: Bool { postponed != nil }

  func environment(of index: Int) -> ViewEnvironment { nodes[index].environment.values }
}

/// An environment that many views share, and that is read without copying it.
final class EnvironmentBox: Sendable {
  let values: ViewEnvironment

  init(_ values: ViewEnvironment) {
    self.values = values
  }
}

/// A view of the tree that is laid out: no groups, and modifiers around one view each.
///
/// A class, so that asking for one of its properties copies nothing else.
final class ResolvedNode {
  let rule: any LayoutRule
  let parent: Int
  /// Its place among the session's views.
  fileprivate(set) var index = 0
  /// Its place among the children of its parent.
  fileprivate(set) var place = 0
  fileprivate(set) var children: [ChildNode] = []
  let environment: EnvironmentBox
  var record: ViewRecord
  var spacing = ViewSpacing.plain
  var priority = 0.0
  /// The guides that it, or what can be seen of what is in it, may set.
  var guides: GuideMask = []
  /// Its text, ready for the text engine, once it was asked for.
  var text: LaidText?
  /// Of a picture, its size where nothing is offered, once it was asked for.
  var naturalSize: Size?
  /// Whether it or something in it has a length that is a part of a container's.
  var hasRelativeFrames = false
  /// Of a stack, what its views got of the last proposal.
  var stackSolution: StackSolution?
  /// What it said to other proposals.
  fileprivate var answers: [Answer] = []

  init(rule: any LayoutRule, parent: Int, environment: EnvironmentBox, record: ViewRecord) {
    self.rule = rule
    self.parent = parent
    self.environment = environment
    self.record = record
  }

  /// Forgets what it answered, because it depends on something that has changed.
  func forgetAnswers() {
    answers = []
    stackSolution = nil
  }
}

/// A view in the list of the one that it is in; it counts no references, as the session holds all views.
struct ChildNode {
  unowned(unsafe) let node: ResolvedNode
}

private struct Answer {
  var proposal: PlainProposal
  var size: Size
}

/// A proposal in a form that is compared as two numbers: no number stands for a missing length.
private struct PlainProposal {
  private let width: UInt64
  private let height: UInt64

  /// - Parameter proposal: Sanitized, so that its lengths are numbers.
  init(_ proposal: ProposedSize) {
    width = (proposal.width ?? .nan).bitPattern
    height = (proposal.height ?? .nan).bitPattern
  }

  static func == (left: Self, right: Self) -> Bool {
    left.width == right.width && left.height == right.height
  }
}

private struct GuideQuestion: Hashable {
  var view: Int
  var key: GuideKey
  var proposal: ProposedSize
}

private enum Question {
  case size(Int, ProposedSize)
  case guide(GuideQuestion)
}

// MARK: - Questions

extension LayoutSession {
  /// What a view answers to a proposal.
  func size(of index: Int, proposed: ProposedSize) -> Size {
    size(of: ViewHandle(session: self, index: index), proposed: proposed)
  }

  func size(of view: ViewHandle, proposed: ProposedSize) -> Size {
    guard postponed == nil else { return Size() }
    let proposal = proposed.sanitized
    let plain = PlainProposal(proposal)
    for answer in view.node.answers where answer.proposal == plain { return answer.size }
    guard depth < Self.maximumDepth else {
      postponed = .size(view.index, proposal)
      return Size()
    }
    depth += 1
    defer { depth -= 1 }
    let size = view.node.rule.size(proposed: proposal, in: view).sanitized
    if postponed == nil { view.node.answers.append(Answer(proposal: plain, size: size)) }
    return size
  }

  /// The position of a guide that a view, or something in it, sets.
  func guide(_ key: GuideKey, of index: Int, proposed: ProposedSize) -> Double? {
    guard postponed == nil else { return nil }
    let question = GuideQuestion(view: index, key: key, proposal: proposed.sanitized)
    if let known = guides[question] { return known }
    guard depth < Self.maximumDepth else {
      postponed = .guide(question)
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    let view = ViewHandle(session: self, index: index)
    let value = nodes[index].rule.guide(key, proposed: question.proposal, in: view)
    let guide = value.flatMap { $0.isNaN ? nil : $0 }
    if postponed == nil { guides[question] = .some(guide) }
    return guide
  }

  /// Adds a view below its parent, and gives back its index.
  func append(_ node: ResolvedNode) -> Int {
    node.index = nodes.count
    nodes.append(node)
    if node.parent >= 0 {
      let parent = nodes[node.parent]
      node.place = parent.children.count
      parent.children.append(ChildNode(node: node))
    }
    return node.index
  }

  /// Forgets the guides of all views.
  func forgetGuides() { guides = [:] }

  /// Does some work that asks views, as often as it takes until no question is put off.
  func completing<Result>(_ work: () -> Result) -> Result {
    while true {
      let result = work()
      guard let question = postponed else { return result }
      postponed = nil
      answer(question)
    }
  }

  private func answer(_ question: Question) {
    var open = [question]
    while let question = open.last {
      switch question {
      case .size(let index, let proposal): _ = size(of: index, proposed: proposal)
      case .guide(let guide): _ = self.guide(guide.key, of: guide.view, proposed: guide.proposal)
      }
      if let next = postponed {
        postponed = nil
        open.append(next)
      } else {
        open.removeLast()
      }
    }
  }
}

// MARK: - Hostile numbers

extension ProposedSize {
  /// Without lengths that are negative or no number, which are 0 instead.
  var sanitized: ProposedSize {
    ProposedSize(width: width.map(\.sanitizedLength), height: height.map(\.sanitizedLength))
  }
}

extension Size {
  var sanitized: Size { Size(width: width.sanitizedLength, height: height.sanitizedLength) }
}

extension Double {
  /// This length, or 0 where it is negative or no number.
  var sanitizedLength: Double { self > 0 ? self : 0 }

  /// This coordinate, or 0 where it is infinite or no number.
  var finiteOrZero: Double { isFinite ? self : 0 }

  /// This length within limits; the lower one wins where they are the wrong way round.
  func clamped(_ minimum: Double?, _ maximum: Double?) -> Double {
    var value = self
    if let maximum { value = Swift.min(value, maximum) }
    if let minimum { value = Swift.max(value, minimum) }
    return value
  }
}

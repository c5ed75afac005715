import DynamicTypeModel
import SwiftUIModel

@testable import SwiftUILayout

/// A view tree in the form in which layout sees it: one line for each view and modifier, indented by what it is
/// in.
///
/// Whoever made the tree, what means the same is written in the same way: groups are their views, what changes the
/// environment is the environment of the views that show something, deferred views are made, controls are
/// what they consist of, and what has no effect on layout is left out.
struct TreeOutline {
  private(set) var lines: [String] = []
  /// Whether the tree has functions that layout calls, of which the lines tell nothing.
  private(set) var hasFunctions = false

  private let tree: ExpandedTree
  private let root: [String]
  private var settings: [Int: String] = [:]

  init(_ tree: ViewTree, in environment: ViewEnvironment) {
    self.tree = ExpandedTree(tree, environment: environment)
    root = Self.fields(of: environment)
    for view in views(of: 0) { write(view, 0) }
  }

  private static func fields(of environment: ViewEnvironment) -> [String] {
    // The shape makes the views of an app's own styles where it meets a control: these are in the outline, and of the
    // styles around them `systemStyles` tells.
    Mirror(reflecting: environment).children.map { "\($0.label ?? "")=\($0.value)" }
      .map { field in leftOut.contains { field.hasPrefix($0) } ? "" : field }
  }

  /// The styles, and what says where code is written: what is compiled does not know that.
  private static let leftOut = [
    "buttonStyle=", "labelStyle=", "toggleStyle=", "fontLocation=", "lineLimitLocation=",
  ]

  /// What a node's environment has otherwise than the root's.
  private mutating func settings(of index: Int) -> String {
    let environment = tree.nodes[index].environment
    if let known = settings[environment] { return known }
    let changed = zip(Self.fields(of: tree.environments[environment]), root)
      .filter { $0 != $1 && $0 != "" }.map(\.0).joined(separator: " ")
    settings[environment] = changed
    return changed
  }

  /// The views that a node stands for.
  private func views(of index: Int) -> [Int] {
    switch tree.nodes[index].content {
    case .group: return tree.children(of: index).flatMap(views)
    case .other, .visualEffect, .identity,
      .presentation(PresentationDescription(.sheet, isPresented: false)):
      return tree.children(of: index).first.map(views) ?? []
    default: return [index]
    }
  }

  private mutating func write(_ index: Int, _ depth: Int) {
    let node = tree.nodes[index]
    let children = tree.children(of: index)
    var line = String(repeating: "  ", count: depth) + "\(node.content.joined)"
    if node.provenance != .known { line += " \(node.provenance)" }
    if children.isEmpty || node.content.isControl { line += " {\(settings(of: index))}" }
    if line.contains("(Function)") { hasFunctions = true }
    lines.append(line)
    if node.content.role == .view, !node.content.isControl {
      for child in children.flatMap(views) { write(child, depth + 1) }
      return
    }
    // Each child has a place of its own.
    for child in children {
      let views = views(of: child)
      if views.count != 1 {
        lines.append(String(repeating: "  ", count: depth + 1) + "\(views.count) views")
      }
      for view in views { write(view, views.count == 1 ? depth + 1 : depth + 2) }
    }
  }
}

extension ViewContent {
  fileprivate var isControl: Bool {
    if case .control = self { true } else { false }
  }

  /// The same content with the runs of its text that are set alike in one.
  fileprivate var joined: ViewContent {
    switch self {
    case .text(let text): .text(text.withoutPlaces.joined)
    case .navigationTitle(let text): .navigationTitle(text.withoutPlaces.joined)
    default: self
    }
  }
}

extension StyledText {
  /// The same text without the places where code makes its fonts.
  fileprivate var withoutPlaces: StyledText {
    var text = self
    for index in text.runs.indices { text.runs[index].fontLocation = nil }
    return text
  }
}

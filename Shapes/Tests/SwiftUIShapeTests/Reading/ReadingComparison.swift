import DynamicTypeModel
import SourceComparison
import SwiftUI
import SwiftUIModel

@testable import DynamicTypeSource
@testable import SwiftUILayout
@testable import SwiftUILayoutTesting
@testable import SwiftUIReading

/// Swift sources, read as the tool reads those of an app.
struct ReadSources {
  let index: ProjectIndex

  /// - Parameter sources: Texts by the names of their files.
  init(_ sources: [String: String]) {
    index = ProjectIndex(
      sources: sources.map { ParsedSource(Array($0.value.utf8), path: $0.key) })
  }

  /// All Swift files in a folder, which is given from that of the package.
  init(folder: String) throws {
    index = ProjectIndex(
      sources: try SourceFolder.sources(in: folder).map { ParsedSource($0.bytes, path: $0.name) })
  }

  /// The views that have a body, in the order of their files.
  var views: [SwiftUIScreen] { index.screens.filter { $0.kind == .view } }

  /// The view of a type, in its base state; nil where no file has it.
  ///
  /// - Parameter file: The name of the file, for types that several files have.
  func view(_ name: String, in file: String? = nil) -> ReadScreen? {
    views.first { $0.name == name && (file == nil || $0.location.path == file) }
      .flatMap { index.read($0, in: ReadingEnvironment(), variants: 0).first }
  }
}

/// A view that is compiled and the same view as it is read.
@MainActor
struct ReadingComparison {
  static let window = Size(width: 393, height: 852)

  let view: any View
  let read: ReadScreen
  let sources: ReadSources

  /// Where the two are different, in lines of the smallest text size at which they are; nil where they
  /// are the same at all twelve.
  ///
  /// The trees are those of a first layout: nothing has appeared, and no preference was delivered.
  func firstDifference() throws -> String? {
    var other = read.tree
    for size in DynamicTypeSize.allCases {
      let (environment, _) = LayoutSetting().environment(in: Self.window, at: size)
      let graph = ViewGraph()
      LayoutSetting().prepare(graph)
      let compiled = graph.tree(of: AnyView(view), in: EnvironmentValues(layout: environment))
      if read.asksForTextSize {
        var place = ReadingEnvironment()
        place.dynamicTypeSize = size
        other = sources.index.read(read, in: place).tree
      }
      let (left, right) = (
        TreeOutline(compiled, in: environment), TreeOutline(other, in: environment)
      )
      if let found = LineDifference(compiled: left.lines, read: right.lines) {
        return "at \(size): \(found)"
      }
      // Layout is a function of the tree. Where the tree holds functions, so is what they give.
      guard left.hasFunctions else { continue }
      let (placed, readPlaced) = (
        try lines(of: compiled, environment), try lines(of: other, environment)
      )
      if let found = LineDifference(compiled: placed, read: readPlaced) {
        return "frames at \(size): \(found)"
      }
    }
    return nil
  }

  private func lines(of tree: ViewTree, _ environment: ViewEnvironment) throws -> [String] {
    let engine = try LayoutTools.shared().engine
    return engine.layout(tree, in: Self.window, environment: environment).compactMap { placed in
      switch placed.kind {
      case .modifier, .spacer: return nil
      default:
        let words = placed.text?.lines.map(\.text).joined(separator: "/") ?? ""
        return "\(placed.kind) \(placed.frame) \(words)"
      }
    }
  }
}

import DynamicType
import DynamicTypeModel
import SwiftUIModel

/// What an expression of a snippet is worth.
enum SnippetValue: Sendable {
  case number(Double)
  case string(String)
  case bool(Bool)
  case view(ViewTree)
  case array([SnippetValue])
  case closure(Snippet.Closure, [String: SnippetValue])
  /// `.leading`, `\.self`: what it means is known by whom it is given to.
  case member(String)
  case font(Font)
  case insets(DirectionalInsets)
  case track(LazyGridDescription.Track)
  case trackSize(LazyGridDescription.Track.Size)
  case proxy(GeometryProxy)
  case size(Double, Double)
  case guide(GuideKey)
  case type(String)
  case range(Range<Int>)

  var double: Double? {
    switch self {
    case .number(let number): number
    case .member("infinity"): .infinity
    default: nil
    }
  }

  var text: String? {
    switch self {
    case .string(let string): string
    case .number(let number): number.rounded() == number ? String(Int(number)) : String(number)
    default: nil
    }
  }

  var name: String? {
    switch self {
    case .member(let name): name
    case .guide(let guide): String(describing: guide.kind)
    default: nil
    }
  }

  var bool: Bool? { if case .bool(let bool) = self { bool } else { nil } }
}

/// The arguments of a call.
struct SnippetArguments {
  var all: [(label: String?, value: SnippetValue, isTrailing: Bool)]

  /// The argument with a label; a trailing closure is nobody's.
  subscript(label: String) -> SnippetValue? {
    all.first { $0.label == label }?.value
  }

  /// The argument without a label at a place among those.
  subscript(index: Int) -> SnippetValue? {
    let unnamed = all.filter { $0.label == nil && !$0.isTrailing }
    return unnamed.indices.contains(index) ? unnamed[index].value : nil
  }

  var trailing: SnippetValue? { all.first { $0.isTrailing && $0.label == nil }?.value }

  var alignment: ViewAlignment {
    self["alignment"]?.name.map(ViewAlignment.init(named:)) ?? .center
  }
}

extension ViewAlignment {
  init(named name: String) {
    switch name {
    case "leading": self = .leading
    case "trailing": self = .trailing
    case "top": self = .top
    case "bottom": self = .bottom
    case "topLeading": self = .topLeading
    case "topTrailing": self = .topTrailing
    case "bottomLeading": self = .bottomLeading
    case "bottomTrailing": self = .bottomTrailing
    default: self = .center
    }
  }
}

extension GuideKey {
  init(named name: String, axis: Axis?) {
    switch (name, axis) {
    case ("leading", _): self = .leading
    case ("trailing", _): self = .trailing
    case ("top", _): self = .top
    case ("bottom", _): self = .bottom
    case ("firstTextBaseline", _): self = .firstTextBaseline
    case ("lastTextBaseline", _): self = .lastTextBaseline
    case (_, .horizontal): self = .horizontalCenter
    default: self = .verticalCenter
    }
  }
}

extension ViewEdges {
  init(_ value: SnippetValue) {
    switch value {
    case .array(let members):
      self = members.reduce([]) { $0.union(ViewEdges($1)) }
    case .member("top"): self = .top
    case .member("bottom"): self = .bottom
    case .member("leading"): self = .leading
    case .member("trailing"): self = .trailing
    case .member("horizontal"): self = .horizontal
    case .member("vertical"): self = .vertical
    default: self = .all
    }
  }
}

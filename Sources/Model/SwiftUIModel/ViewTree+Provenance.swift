package import DynamicTypeModel

extension ViewTree {
  /// This tree with what a view rests on said of all that is in it, too.
  ///
  /// What is nearer counts: a placeholder in an assumed branch stays a placeholder.
  public func inheritingProvenance() -> ViewTree {
    guard nodes.contains(where: { $0.provenance != .known }) else { return self }
    var nodes = nodes
    // The innermost open node that is not known, with the end of its subtree.
    var open: [(end: Int, provenance: Provenance)] = []
    for index in nodes.indices {
      while let last = open.last, last.end <= index { open.removeLast() }
      if nodes[index].provenance != .known {
        open.append((index + nodes[index].subtreeCount, nodes[index].provenance))
      } else if let around = open.last {
        nodes[index].provenance = around.provenance
      }
    }
    return ViewTree(nodes: nodes)
  }

  /// This tree with navigation titles whose place rests on an assumption.
  package func assumingTitles(_ assumption: Assumption) -> ViewTree {
    var nodes = nodes
    for index in nodes.indices {
      guard case .navigationTitle(var title) = nodes[index].content else { continue }
      for run in title.runs.indices where title.runs[run].provenance == .known {
        title.runs[run].provenance = .assumed(assumption)
      }
      nodes[index].content = .navigationTitle(title)
    }
    return ViewTree(nodes: nodes)
  }

  /// The tree that a control is made of, whose own texts are as made up as what the control shows.
  package func showing(_ provenance: Provenance) -> ViewTree {
    guard case .placeholder = provenance else { return self }
    var nodes = nodes
    for index in nodes.indices {
      guard case .text(var text) = nodes[index].content else { continue }
      for run in text.runs.indices where text.runs[run].provenance == .known {
        text.runs[run].provenance = provenance
      }
      nodes[index].content = .text(text)
    }
    return ViewTree(nodes: nodes)
  }
}

import SwiftSyntax

/// What is told about each node of a walk.
protocol SyntaxWalkVisitor {
  /// Called before the children of the node.
  mutating func enter(_ node: Syntax)
  /// Called after them; `height` is the number of levels below the node.
  mutating func leave(_ node: Syntax, height: Int)
}

/// Walks a syntax tree without recursion, so that no source can exhaust the stack.
///
/// `a.b.c…` and `x!!!…` nest one level deeper with each link, and no parser limits them. Tokens are
/// not visited.
func walk(_ root: Syntax, _ visitor: inout some SyntaxWalkVisitor) {
  var frames: [WalkFrame] = []
  visitor.enter(root)
  frames.append(WalkFrame(root))
  while let last = frames.indices.last {
    if let child = frames[last].nextChild() {
      if child.kind == .token { continue }
      visitor.enter(child)
      frames.append(WalkFrame(child))
    } else {
      let done = frames.removeLast()
      visitor.leave(done.node, height: done.height)
      if last > 0 {
        frames[last - 1].height = max(frames[last - 1].height, done.height + 1)
      }
    }
  }
}

private struct WalkFrame {
  let node: Syntax
  let children: SyntaxChildren
  var next: SyntaxChildren.Index
  var height = 0

  init(_ node: Syntax) {
    self.node = node
    children = node.children(viewMode: .sourceAccurate)
    next = children.startIndex
  }

  mutating func nextChild() -> Syntax? {
    guard next < children.endIndex else { return nil }
    defer { children.formIndex(after: &next) }
    return children[next]
  }
}

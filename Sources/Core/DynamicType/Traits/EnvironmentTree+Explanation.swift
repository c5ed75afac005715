extension EnvironmentTree {
  /// What one node on the way did to the text size.
  public struct Step: Hashable, Sendable {
    /// The node.
    public let id: ID
    /// The text size that arrived; `nil` if none was set further out.
    public let arriving: ContentSizeCategory?
    /// The text size that went on.
    public let leaving: ContentSizeCategory?
  }

  /// What each node from the root to `id` did to the text size, the root first.
  public func steps(to id: ID) -> [Step] {
    var traits = TraitCollection()
    return path(to: id).map { id in
      let arriving = traits.preferredContentSizeCategory
      traits = nodes[id.index].passing(traits)
      return Step(id: id, arriving: arriving, leaving: traits.preferredContentSizeCategory)
    }
  }

  /// Why a node has the text size it has, a line for every node on the way that sets or limits it.
  ///
  /// For people who look for the limit at fault, as UIKit's property of that name; the wording may
  /// change.
  public func appliedContentSizeCategoryLimitsDescription(of id: ID) -> String {
    var lines: [String] = []
    for step in steps(to: id) {
      let node = nodes[step.id.index]
      if let size = node.overrides.preferredContentSizeCategory {
        lines.append("\(node.name): sets \(size.shortName)")
      }
      guard node.limits != .none else { continue }
      let incoming = node.overrides.preferredContentSizeCategory ?? step.arriving
      var line = "\(node.name): \(node.limits.summary)"
      if let incoming, let leaving = step.leaving {
        line +=
          incoming == leaving
          ? ", lets \(leaving.shortName) through"
          : ", makes \(incoming.shortName) \(leaving.shortName)"
      }
      lines.append(line)
    }
    let result = contentSizeCategory(of: id)?.shortName ?? "no text size"
    lines.append("\(nodes[id.index].name): \(result)")
    var text = ""
    for line in lines { text += text.isEmpty ? line : "\n" + line }
    return text
  }
}

extension ContentSizeLimits {
  /// The limits in words.
  fileprivate var summary: String {
    switch (minimum, maximum) {
    case (nil, nil): "no limits"
    case (let minimum?, nil): "at least \(minimum.shortName)"
    case (nil, let maximum?): "at most \(maximum.shortName)"
    case (let minimum?, let maximum?) where minimum > maximum:
      "at most \(maximum.shortName) (its minimum \(minimum.shortName) is above that)"
    case (let minimum?, let maximum?): "\(minimum.shortName) to \(maximum.shortName)"
    }
  }
}

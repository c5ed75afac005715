import DynamicType
public import DynamicTypeModel

extension LaidOutScreen {
  /// The screen as lines of text: each view by its kind, frame in the window and words, indented by its
  /// depth. Lengths are points, rounded to hundredths.
  public var snapshotText: String {
    var depths: [Int] = []
    var lines = ["\(title) at \(configuration.size.shortName)"]
    for (index, view) in views.enumerated() {
      let depth = view.parent.map { depths[$0.rawValue] + 1 } ?? 0
      depths.append(depth)
      let frame = absoluteFrame(of: .init(index))
      let numbers = [frame.x, frame.y, frame.width, frame.height].map(Self.written)
      let words = nodes[index].texts.flatMap { $0.lines.map(\.text) }
      let shown = words.isEmpty ? "" : "  " + words.map { "“\($0)”" }.joined(separator: " ")
      lines.append(
        String(repeating: "  ", count: depth) + view.kind + "  "
          + numbers.joined(separator: " ") + shown)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func written(_ length: Double) -> String {
    let hundredths = (length * 100).rounded() / 100
    return hundredths == hundredths.rounded() ? "\(Int(hundredths))" : "\(hundredths)"
  }
}

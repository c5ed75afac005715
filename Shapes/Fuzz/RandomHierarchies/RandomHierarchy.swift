package import UIKit

/// A hierarchy of views with constraints, and changes of it, all of which follow from a seed.
///
/// Its constraints leave nothing open, so that every way of laying it out gives the same frames.
@MainActor
package final class RandomHierarchy {
  package let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 2000))
  private var random: SplitMix
  private let column = UIStackView()
  private var labels: [UILabel] = []
  private var boxes: [(view: UIView, edges: [NSLayoutConstraint])] = []
  private let words = ["Tea", "with milk", "until September", "free", "second", "Zusammenfassung"]

  package init(seed: UInt64) {
    random = SplitMix(state: seed)
    column.axis = .vertical
    column.alignment = .leading
    column.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      column.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
    ])
    for _ in 0..<(1 + random.below(6)) { column.addArrangedSubview(view(depth: 3)) }
  }

  private func view(depth: Int) -> UIView {
    switch depth == 0 ? 0 : random.below(5) {
    case 1: return box(around: view(depth: depth - 1))
    case 2, 3:
      let stack = UIStackView(
        arrangedSubviews: (0..<(1 + random.below(3))).map { _ in view(depth: depth - 1) })
      stack.axis = random.below(2) == 0 ? .vertical : .horizontal
      stack.distribution = stack.axis == .horizontal ? .fillEqually : .fill
      stack.alignment = .leading
      stack.spacing = CGFloat(random.below(20))
      return stack
    case 4: return rectangle()
    default: return label()
    }
  }

  private func label() -> UILabel {
    let label = UILabel()
    label.text = text()
    label.font = .preferredFont(forTextStyle: random.below(2) == 0 ? .body : .footnote)
    label.adjustsFontForContentSizeCategory = random.below(4) > 0
    label.numberOfLines = random.below(3)
    labels.append(label)
    return label
  }

  private func text() -> String {
    (0...random.below(6)).map { _ in words[random.below(words.count)] }.joined(separator: " ")
  }

  private func rectangle() -> UIView {
    let view = UIView()
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: CGFloat(random.below(100))),
      view.heightAnchor.constraint(equalToConstant: CGFloat(random.below(100))),
    ])
    return view
  }

  private func box(around content: UIView) -> UIView {
    let box = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(content)
    let edges = [
      content.topAnchor.constraint(equalTo: box.topAnchor, constant: CGFloat(random.below(20))),
      content.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      box.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      box.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 8),
    ]
    NSLayoutConstraint.activate(edges)
    boxes.append((box, edges))
    return box
  }

  /// Changes the hierarchy in one way: a text, a constant, a priority, a view more or less, one hidden, a limit.
  package func edit() {
    let label = labels.isEmpty ? nil : labels[random.below(labels.count)]
    let box = boxes.isEmpty ? nil : boxes[random.below(boxes.count)]
    switch random.below(9) {
    case 0: label?.text = text()
    case 1: label?.numberOfLines = random.below(4)
    case 2: box?.edges[random.below(4)].constant = CGFloat(random.below(30))
    case 3: column.addArrangedSubview(view(depth: 2))
    case 4: column.arrangedSubviews.last?.removeFromSuperview()
    case 5:
      guard let view = column.arrangedSubviews.first else { return }
      view.isHidden.toggle()
    case 6: column.spacing = CGFloat(random.below(40))
    case 7: label?.maximumContentSizeCategory = random.below(2) == 0 ? nil : .extraLarge
    default: root.frame.size.width = CGFloat(200 + random.below(300))
    }
  }

  /// One of some numbers from 0 on.
  package func below(_ bound: Int) -> Int { random.below(bound) }

  /// The frames of all views in pre-order, each in its superview.
  package var frames: [CGRect] { Self.frames(root) }

  private static func frames(_ view: UIView) -> [CGRect] {
    [view.frame] + view.subviews.flatMap(frames)
  }
}

/// Sebastiano Vigna's SplitMix64.
private struct SplitMix {
  var state: UInt64

  mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((bits ^ (bits >> 31)) % UInt64(bound))
  }
}

// What a unit test of layout at twelve text sizes costs beside one layout of the same screen, as a ratio measured in
// one run. In release:
//
//   swift run --package-path Shapes -c release UIKitBenchmarks
//
// The screen has 100 views. Prints a line for each figure.

import UIKit

/// A column of 24 rows, each a stack of an image and two labels.
@MainActor
func makeScreen() -> (root: UIView, labels: [UILabel]) {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 2000))
  let column = UIStackView()
  column.axis = .vertical
  column.spacing = 8
  column.translatesAutoresizingMaskIntoConstraints = false
  root.addSubview(column)
  NSLayoutConstraint.activate([
    column.topAnchor.constraint(equalTo: root.topAnchor, constant: 16),
    column.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
    column.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
  ])
  var labels: [UILabel] = []
  for row in 0..<24 {
    let icon = UIImageView(image: UIImage(systemName: "star"))
    icon.widthAnchor.constraint(equalToConstant: 24).isActive = true
    let texts = (0..<2).map { number in
      let label = UILabel()
      label.text = number == 0 ? "Row \(row)" : "with a text that may need another line"
      label.font = .preferredFont(forTextStyle: number == 0 ? .headline : .body)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      return label
    }
    texts[0].setContentHuggingPriority(.required, for: .horizontal)
    labels += texts
    let stack = UIStackView(arrangedSubviews: [icon] + texts)
    stack.spacing = 8
    column.addArrangedSubview(stack)
  }
  return (root, labels)
}

let sizes: [UIContentSizeCategory] = [
  .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
  .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
  .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
]

/// The least of several rounds, in milliseconds of this thread: other work on the machine does not count.
@MainActor
func measure(_ body: () -> Void) -> Double {
  func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
  }
  body()
  return (0..<7).map { _ in
    let start = now()
    body()
    return now() - start
  }.min() ?? 0
}

var heights = 0.0
var views = 0
@MainActor func count(_ view: UIView) {
  views += 1
  for subview in view.subviews { count(subview) }
}
let twelve = measure {
  let (root, labels) = makeScreen()
  for size in sizes {
    UIApplication.shared.setPreferredContentSizeCategory(size)
    root.layoutIfNeeded()
    heights += labels.reduce(0) { $0 + Double($1.frame.height) }
  }
  UIApplication.shared.setPreferredContentSizeCategory(.large)
}
let (root, labels) = makeScreen()
count(root)
let one = measure { heights += root.layoutAnew() }
print("\(views) views, \(labels.count) of them labels")
print("one layout of the screen as a document's: \(one) ms")
print("made, and laid out at twelve sizes: \(twelve) ms, \(twelve / one) of that")

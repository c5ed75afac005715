import SwiftUI
import UIKit

// As one writes them for iOS: neither file nor view knows that this is another system.

struct TeaRow: View {
  let name: String
  let note: String

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(name).font(.headline)
      Text(note).font(.body)
    }
  }
}

final class Cups: ObservableObject {
  @Published var count = 1
}

struct CupsView: View {
  @ObservedObject var cups: Cups

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<cups.count, id: \.self) { Text("Cup \($0)").font(.body) }
    }
  }
}

/// What the environment says where it is.
struct SizeName: View {
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    Text(size.isAccessibilitySize ? "accessible" : "usual").font(.body)
    Text(direction == .rightToLeft ? "from the right" : "from the left").font(.body)
  }
}

/// A SwiftUI view below a label, as a screen of UIKit that is moved to SwiftUI bit by bit.
final class MixedController: UIViewController {
  let heading = UILabel()
  private let row = UIHostingController(
    rootView: TeaRow(name: "Oolong", note: "Half oxidised, from the hills in the south"))
  let footer = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    heading.font = .preferredFont(forTextStyle: .title1)
    footer.font = .preferredFont(forTextStyle: .footnote)
    for label in [heading, footer] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
    heading.text = "Teas"
    footer.text = "Prices may change"
    addChild(row)
    let stack = UIStackView(arrangedSubviews: [heading, row.view, footer])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    row.didMove(toParent: self)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
    ])
  }
}

/// A label of UIKit in SwiftUI's views.
struct KitLabel: UIViewRepresentable {
  let text: String

  func makeUIView(context: Context) -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.accessibilityIdentifier = "kit"
    label.setContentHuggingPriority(.required, for: .vertical)
    label.setContentHuggingPriority(.required, for: .horizontal)
    label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    return label
  }

  func updateUIView(_ uiView: UILabel, context: Context) {
    uiView.text = text
  }
}

/// A switch that tells SwiftUI's state what it is turned to.
struct KitSwitch: UIViewRepresentable {
  @Binding var isOn: Bool

  final class Coordinator {
    var isOn: Binding<Bool>
    weak var view: UISwitch?

    init(_ isOn: Binding<Bool>) { self.isOn = isOn }
  }

  func makeCoordinator() -> Coordinator { Coordinator($isOn) }

  func makeUIView(context: Context) -> UISwitch {
    let view = UISwitch()
    let coordinator = context.coordinator
    coordinator.view = view
    KitSwitch.last = view
    view.addAction(
      UIAction { [weak view] _ in coordinator.isOn.wrappedValue = view?.isOn ?? false },
      for: .valueChanged)
    return view
  }

  func updateUIView(_ uiView: UISwitch, context: Context) {
    context.coordinator.isOn = $isOn
    uiView.setOn(isOn, animated: false)
  }

  @MainActor static weak var last: UISwitch?
}

struct SwitchRow: View {
  @State private var isOn = false

  var body: some View {
    HStack {
      Text(isOn ? "With milk" : "Without milk")
      KitSwitch(isOn: $isOn)
    }
  }
}

/// A card that says how large it is.
struct KitCard: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ uiView: UIView, context: Context) {
    uiView.tag = context.environment.dynamicTypeSize.isAccessibilitySize ? 2 : 1
  }
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
    CGSize(width: proposal.width ?? 100, height: CGFloat(40 * uiView.tag))
  }
}

/// A whole controller.
struct MixedScreen: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> MixedController { MixedController() }
  func updateUIViewController(_ uiViewController: MixedController, context: Context) {
    uiViewController.heading.text = "Today"
  }
}

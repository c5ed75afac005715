import DynamicTypeLint
import Testing

/// Text that keeps its size and that the Large Content Viewer shows instead.
@Suite struct LargeContentTests {
  private func note(_ size: String) -> String {
    "note: this text keeps \(size) at every text size, and its view shows the Large Content Viewer instead, "
      + "which is Apple's way for bars; anywhere else let the text grow"
  }
  private let fixed =
    "this text keeps 12 points at every text size; readers who need larger text do not get it: "
    + "use a text style or UIFontMetrics"

  @Test(
    "A type whose own view is shown, with its labels",
    arguments: [
      "func setUp() { showsLargeContentViewer = true }",
      "func setUp() { self.showsLargeContentViewer = true }",
      "override var showsLargeContentViewer: Bool { true }",
      "func setUp() { addInteraction(UILargeContentViewerInteraction(delegate: self)) }",
      "func setUp() { view.addInteraction(UILargeContentViewerInteraction(delegate: self)) }",
    ])
  func ownView(line: String) {
    expect(
      FixedFontSize.id,
      in: """
        final class TitleView: UIView {
          private let title: UILabel = {
            let label = UILabel()
            label.font = 1️⃣.systemFont(ofSize: 12)
            return label
          }()
        }
        extension TitleView {
          \(line)
        }
        """, ["1️⃣": note("12 points")])
  }

  @Test("Only what is shown: a view by its name with what is in it")
  func views() {
    let shows = """
      final class Bar: UIView {
        func setUp() {
          button.titleLabel?.font = 1️⃣.systemFont(ofSize: 12)
          button.showsLargeContentViewer = true
          label.font = 2️⃣UIFont(name: "Avenir-Book", size: 12)!
          label.showsLargeContentViewer = true
          caption.attributedText = NSAttributedString(
            string: "Tea", attributes: [.font: 3️⃣UIFont.systemFont(ofSize: 12)])
          caption.showsLargeContentViewer = true
        }
      }
      """
    func only(_ marker: String) -> String {
      ["1️⃣", "2️⃣", "3️⃣"].filter { $0 != marker }
        .reduce(shows) { $0.replacing($1, with: "") }
    }
    expect(FixedFontSize.id, in: only("1️⃣"), ["1️⃣": note("12 points")])
    expect(CustomFontNotScaled.id, in: only("2️⃣"), ["2️⃣": note("12 points")])
    expect(AttributedTextFixedFont.id, in: only("3️⃣"), ["3️⃣": note("12 points")])
  }

  @Test("Another view, a viewer that is off, and an interaction for what says so of itself")
  func others() {
    expect(
      FixedFontSize.id,
      in: """
        final class Bar: UIView {
          func setUp() {
            button.showsLargeContentViewer = true
            label.font = 1️⃣UIFont.systemFont(ofSize: 12)
          }
        }
        final class Row: UIView {
          func setUp() {
            showsLargeContentViewer = false
            addInteraction(UILargeContentViewerInteraction())
            label.font = 2️⃣UIFont.systemFont(ofSize: 12)
          }
        }
        """, ["1️⃣": fixed, "2️⃣": fixed],
      fixed: """
        final class Bar: UIView {
          func setUp() {
            button.showsLargeContentViewer = true
            label.font = UIFontMetrics(forTextStyle: .caption1).scaledFont(for: UIFont.systemFont(ofSize: 12))
          }
        }
        final class Row: UIView {
          func setUp() {
            showsLargeContentViewer = false
            addInteraction(UILargeContentViewerInteraction())
            label.font = UIFontMetrics(forTextStyle: .caption1).scaledFont(for: UIFont.systemFont(ofSize: 12))
          }
        }
        """)
  }

  @Test func swiftUI() {
    expect(
      FixedFontSize.id,
      in: """
        struct Bar: View {
          var body: some View {
            HStack {
              Text("Tea").font(1️⃣.system(size: 10))
            }
            .accessibilityShowsLargeContentViewer()
            Text("Cup").font(2️⃣.system(size: 12, weight: .bold, design: .rounded))
          }
        }
        """,
      [
        "1️⃣": note("10 points"),
        "2️⃣":
          "this text keeps 12 points at every text size; readers who need larger text do not get it: "
          + "use the text style .caption.weight(.bold)",
      ])
    expect(
      CustomFontNotScaled.id,
      in: """
        Text("Tea").font(1️⃣.custom("Avenir-Book", fixedSize: 10))
          .accessibilityShowsLargeContentViewer { Label("Tea", systemImage: "cup.and.saucer") }
        """, ["1️⃣": note("10 points")])
  }
}

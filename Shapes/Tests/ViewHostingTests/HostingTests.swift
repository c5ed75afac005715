import Testing
import UIKitLayoutTesting

@MainActor
@Suite(.serialized)
struct HostingTests {
  /// The height of words in Body in a width, as a label of UIKit has it.
  private func height(
    of words: String, inWidth width: Double, _ category: UIContentSizeCategory
  ) -> Double {
    withContentSizeCategory(category) {
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: .body)
      label.numberOfLines = 0
      label.text = words
      return label.sizeThatFits(CGSize(width: width, height: 10000)).height
    }
  }

  /// Height of a line of a text style in points, rounded up to pixels of a third: of the tables of `FontMetrics`.
  private func line(
    _ style: UIFont.TextStyle, _ category: UIContentSizeCategory
  ) -> Double {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
    return (font.lineHeight * 3 - 1e-6).rounded(.up) / 3
  }

  @Test("A SwiftUI view stands in a stack of UIKit's between two labels")
  func stack() throws {
    let words = "Half oxidised, from the hills in the south"
    for category in UIContentSizeCategory.all {
      let screen = MixedController().laidOut(at: category)
      let title = try #require(screen[.text("Teas")])
      let name = try #require(screen[.text("Oolong")])
      let note = try #require(screen[.text(words)])
      let footer = try #require(screen[.text("Prices may change")])
      #expect(abs(name.frame.y - title.frame.maxY) < 0.34, "\(category.rawValue)")
      #expect(abs(name.frame.height - line(.headline, category)) < 0.34, "\(category.rawValue)")
      #expect(abs(note.frame.y - name.frame.maxY - 4) < 0.34, "\(category.rawValue)")
      let expected = height(of: words, inWidth: 353, category)
      #expect(abs(note.frame.height - expected) < 0.34, "\(category.rawValue)")
      #expect(abs(footer.frame.y - note.frame.maxY) < 0.34, "\(category.rawValue)")
      #expect(!note.isTruncated, "\(category.rawValue)")
    }
    // 353 points hold the note in one line at Large, and in several at AX5.
    let large = MixedController().laidOut(at: .large)
    let largest = MixedController().laidOut(at: .accessibilityExtraExtraExtraLarge)
    #expect(large[.text(words)]?.lines.count == 1)
    #expect((largest[.text(words)]?.lines.count ?? 0) > 2)
    #expect(try MixedController().laidOut().png().count > 1000)
  }

  @Test("A hosted text that constraints cut is found at twelve sizes")
  func auditFindsIt() {
    #expect(audit(MixedController()).isEmpty)
    let host = UIHostingController(rootView: TeaRow(name: "Oolong", note: "Half oxidised"))
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    box.addSubview(host.view)
    host.view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      host.view.topAnchor.constraint(equalTo: box.topAnchor),
      host.view.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      host.view.widthAnchor.constraint(equalToConstant: 90),
      host.view.heightAnchor.constraint(equalToConstant: 46),
    ])
    #expect(!audit(box).isEmpty)
  }

  @Test("State that SwiftUI observes makes UIKit's layout again")
  func state() throws {
    let cups = Cups()
    let host = UIHostingController(rootView: CupsView(cups: cups))
    host.sizingOptions = [.intrinsicContentSize, .preferredContentSize]
    let stack = UIStackView(arrangedSubviews: [host.view])
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    stack.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: box.topAnchor),
      stack.leadingAnchor.constraint(equalTo: box.leadingAnchor),
    ])
    box.layoutIfNeeded()
    let one = host.view.frame.height
    #expect(abs(one - line(.body, .large)) < 1e-6)
    cups.count = 3
    box.layoutIfNeeded()
    #expect(abs(host.view.frame.height - 3 * one) < 0.67)
    #expect(host.preferredContentSize.height == host.view.intrinsicContentSize.height)
    #expect(host.sizeThatFits(in: CGSize(width: 300, height: 1000)).height > 2.9 * one)
    host.rootView = CupsView(cups: Cups())
    box.layoutIfNeeded()
    #expect(abs(host.view.frame.height - one) < 1e-6)
  }

  @Test("Traits that UIKit overrides reach SwiftUI's environment")
  func overrides() {
    let host = UIHostingController(rootView: SizeName())
    let words = { host.laidOut(in: CGSize(width: 300, height: 300)).words }
    #expect(words() == ["usual", "from the left"])
    host.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    #expect(words() == ["accessible", "from the left"])
    host.view.maximumContentSizeCategory = .extraLarge
    host.traitOverrides.layoutDirection = .rightToLeft
    #expect(words() == ["usual", "from the right"])
  }

  @Test("A cell shows a SwiftUI view within its margins, and is as high as that asks for")
  func cells() throws {
    let words = "Half oxidised, from the hills in the south"
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, words in
      let cell = UITableViewCell()
      cell.contentConfiguration = UIHostingConfiguration { Text(words).font(.body) }
        .margins(.vertical, 15)
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems([words])
    source.apply(snapshot)
    table.separatorStyle = .none
    for category in UIContentSizeCategory.all {
      let screen = table.laidOut(at: category)
      let text = try #require(screen[.text(words)])
      let cell = try #require(screen[.kind("tableViewCell")])
      let expected = max(44, text.frame.height + 30)
      #expect(abs(cell.frame.height - expected) < 0.67, "\(category.rawValue)")
      #expect(!text.isTruncated && text.frame.x >= 16)
    }
  }
}

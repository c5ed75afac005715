import DynamicType
import DynamicTypeModel
import DynamicTypeSource
import Testing
import UIKitReading

@testable import DynamicTypePipeline

/// What properties of views mean: each screen says one thing in two ways, or has a frame by arithmetic.
extension CodeScreensTests {
  /// The sizes of two views of a controller.
  private func sizes(
    _ body: String, _ size: ContentSizeCategory = .large
  ) async throws -> (Size?, Size?) {
    let screen = try #require(try await screens(controller(body), size: size).first)
    let frames = frames(screen)
    return (frames["one"]?.size, frames["other"]?.size)
  }

  /// Sets two views at the top of the screen, as large as they ask for.
  private static let placed = """
    for (number, view) in [one, other].enumerated() {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
      view.topAnchor.constraint(equalTo: self.view.topAnchor, constant: CGFloat(100 * number)).isActive = true
      view.leadingAnchor.constraint(equalTo: self.view.leadingAnchor).isActive = true
    }
    """

  @Test(
    "Two views that are set in different ways are alike",
    arguments: [
      // A view's own idea of its symbol, and the symbol's.
      """
      let one = UIImageView(image: UIImage(systemName: "star"))
      one.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 40)
      let other = UIImageView(
        image: UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 40)))
      """,
      // What is set after a text with attributes is set for all of it.
      """
      let one = UILabel()
      one.attributedText = NSAttributedString(string: "Tea", attributes: [.font: UIFont.systemFont(ofSize: 9)])
      one.font = .systemFont(ofSize: 30)
      let other = UILabel()
      other.text = "Tea"
      other.font = .systemFont(ofSize: 30)
      """,
      // A plain text has the font that the one with attributes before it began with.
      """
      let one = UILabel()
      one.attributedText = NSAttributedString(string: "Cup", attributes: [.font: UIFont.systemFont(ofSize: 30)])
      one.text = "Tea"
      let other = UILabel()
      other.text = "Tea"
      other.font = .systemFont(ofSize: 30)
      """,
      // A style's font of another size has that until its text adjusts.
      """
      let one = UILabel()
      one.text = "Tea"
      one.font = UIFont.preferredFont(forTextStyle: .body).withSize(31)
      let other = UILabel()
      other.text = "Tea"
      other.font = .systemFont(ofSize: 31)
      """,
      """
      let one = UILabel()
      one.text = "Tea"
      one.font = UIFont.preferredFont(forTextStyle: .body).withSize(31)
      one.adjustsFontForContentSizeCategory = true
      let other = UILabel()
      other.text = "Tea"
      other.font = UIFont.preferredFont(forTextStyle: .body)
      """,
      // The bold font of Body is a semibold one (Human Interface Guidelines), and stays as it was made.
      """
      let one = UILabel()
      one.text = "Tea"
      let bold = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body).withSymbolicTraits(.traitBold)!
      one.font = UIFont(descriptor: bold, size: 31)
      one.adjustsFontForContentSizeCategory = true
      let other = UILabel()
      other.text = "Tea"
      other.font = .systemFont(ofSize: 31, weight: .semibold)
      """,
    ])
  func alike(_ views: String) async throws {
    for size in [ContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
      let (one, other) = try await sizes(views + "\n" + Self.placed, size)
      #expect(one != nil && one == other, "\(size)")
    }
  }

  @Test(
    "A switch and a wheel hug their content more than labels do",
    arguments: ["UISwitch()", "UIActivityIndicatorView(style: .large)"])
  func hugging(_ made: String) async throws {
    // Of two that hug alike the last one would be stretched.
    let screen = try #require(
      try await screens(
        controller(
          """
          let label = UILabel()
          label.text = "Tea"
          let control = \(made)
          (control as? UIActivityIndicatorView)?.startAnimating()
          let stack = UIStackView(arrangedSubviews: [label, control])
          stack.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
          view.addSubview(stack)
          let alone = \(made)
          alone.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(alone)
          """)
      ).first)
    let all = frames(screen)
    #expect(all["control"]?.width == all["alone"]?.width)
    #expect((all["label"]?.width ?? 0) > 200)
  }

  @Test("A priority is what arithmetic makes of another one")
  func priorities() async throws {
    let (one, other) = try await sizes(
      """
      let one = UILabel(), other = UILabel()
      (one.text, other.text) = ("Tea", "Tea")
      other.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
      let stack = UIStackView(arrangedSubviews: [other, one])
      stack.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
      view.addSubview(stack)
      """)
    // It alone hugs less, although it is the first.
    #expect((other?.width ?? 0) > 200 && (one?.width ?? 0) < 100)
  }

  @Test(
    "A visual format's standard distance from a superview is its margin, from a sibling 8 points")
  func standardDistances() async throws {
    let screen = try #require(
      try await screens(
        controller(
          """
          let outer = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
          outer.layoutMargins = UIEdgeInsets(top: 11, left: 30, bottom: 13, right: 50)
          let box = UIView(), next = UIView()
          for view in [box, next] {
            view.translatesAutoresizingMaskIntoConstraints = false
            outer.addSubview(view)
          }
          view.addSubview(outer)
          let views: [String: Any] = ["box": box, "next": next]
          for format in ["H:|-[box]-|", "H:|-[next]-|", "V:|-[box(40)]-[next]-|"] {
            outer.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, views: views))
          }
          """)
      ).first)
    let all = frames(screen)
    #expect(all["box"] == Rect(x: 30, y: 11, width: 220, height: 40))
    #expect(all["next"] == Rect(x: 30, y: 59, width: 220, height: 128))
  }

  @Test("A slider's value is a share of its range")
  func sliders() async throws {
    let screen = try #require(
      try await screens(
        controller(
          """
          let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
          (slider.minimumValue, slider.maximumValue) = (20, 40)
          slider.value = 25
          let share = UISlider(frame: CGRect(x: 0, y: 50, width: 100, height: 30))
          share.value = 0.25
          view.addSubview(slider)
          view.addSubview(share)
          """)
      ).first)
    let controls = screen.views.dropFirst().map(\.appearance.control)
    #expect(controls.count == 2 && controls[0] == controls[1] && controls[0] != .none)
  }

  @Test("The margins of a controller's view in another one's are a screen's")
  func marginsOfChildren() async throws {
    let screen = try #require(
      try await screens(
        controller(
          """
          let child = UIViewController()
          addChild(child)
          child.view.frame = CGRect(x: 0, y: 100, width: 300, height: 100)
          view.addSubview(child.view)
          let box = UIView()
          box.translatesAutoresizingMaskIntoConstraints = false
          child.view.addSubview(box)
          let margins = child.view.layoutMarginsGuide
          NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: margins.topAnchor), box.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: margins.trailingAnchor), box.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
          ])
          """), "Screen"
      ).first)
    #expect(frames(screen)["box"] == Rect(x: 16, y: 0, width: 268, height: 100))
  }

  @Test("A view that no screen shows is as high as it asks for, at each text size")
  func heightsAlone() async throws {
    let text = """
      import UIKit
      class Row: UIView {
        let label = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          label.text = "Tea"
          label.font = .preferredFont(forTextStyle: .body)
          label.translatesAutoresizingMaskIntoConstraints = false
          addSubview(label)
          label.topAnchor.constraint(equalTo: topAnchor).isActive = true
          label.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
          label.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """
    var code = await CodeScreens(
      sources: [ParsedSource(Array(text.utf8), path: "/App.swift")], folders: [], threads: 1)
    code.selection = .named(["Row"])
    let matrix = ConfigurationMatrix(sizes: [.large, .accessibilityExtraExtraExtraLarge])
    let bench = try Bench()
    let rows = await code.read(for: matrix, threads: 1).flatMap(\.screens).flatMap {
      $0.laidOut(on: bench)
    }
    #expect(rows.count == 2)
    for row in rows { #expect(row.nodes[0].frame.height == row.nodes[1].frame.height) }
    // 17 points and 53: lines of 20.33 and 63.33 (Human Interface Guidelines' sizes in San Francisco).
    #expect(Set(rows.map { $0.nodes[0].frame.height }).count == 2)
  }

  @Test(
    "Views on one line are at the top of a stack that is higher, whichever is the first",
    arguments: ["[large, small]", "[small, large]"], ["firstBaseline", "lastBaseline"])
  func linesInHighStacks(_ order: String, _ alignment: String) async throws {
    let screen = try #require(
      try await screens(
        controller(
          """
          let large = UILabel(), small = UILabel()
          (large.text, small.text) = ("A", "b")
          large.font = .systemFont(ofSize: 30)
          small.font = .systemFont(ofSize: 12)
          let stack = UIStackView(arrangedSubviews: \(order))
          stack.alignment = .\(alignment)
          stack.frame = CGRect(x: 0, y: 0, width: 300, height: 80)
          view.addSubview(stack)
          """)
      ).first)
    #expect(frames(screen)["large"]?.y == 0)
  }

  @Test(
    "Attributed strings change where their ranges say",
    arguments: [
      (
        """
        text.insert(NSAttributedString(string: "two "), at: 4)
        """, "one two three"
      ),
      (
        """
        text.deleteCharacters(in: NSRange(location: 0, length: 4))
        """, "three"
      ),
      (
        """
        text.replaceCharacters(in: NSRange(location: 4, length: 5), with: "3")
        """, "one 3"
      ),
      (
        """
        let all = NSRange(location: 0, length: text.length)
        text.mutableString.replaceOccurrences(of: "e", with: "EE", options: [], range: all)
        """, "onEE thrEEEE"
      ),
      (
        """
        text.setAttributedString(text.attributedSubstring(from: NSRange(location: 2, length: 3)))
        """, "e t"
      ),
    ])
  func attributedStrings(change: String, shown: String) async throws {
    let screen = try #require(
      try await screens(
        controller(
          """
          let text = NSMutableAttributedString(string: "one ", attributes: [.font: UIFont.systemFont(ofSize: 20)])
          text.append(NSAttributedString(string: "three"))
          \(change)
          let label = UILabel(frame: CGRect(x: 0, y: 100, width: 300, height: 30))
          label.attributedText = text
          view.addSubview(label)
          """)
      ).first)
    #expect(screen.nodes.flatMap(\.texts).map(\.string) == [shown])
  }

  @Test("Of UserDefaults is known what this run registers and sets")
  func userDefaults() async throws {
    let screen = try #require(
      try await screens(
        controller(
          """
          let defaults = UserDefaults.standard
          defaults.register(defaults: ["name": "Guest", "volume": 0.5, "sound": true])
          defaults.set(3, forKey: "count")
          let label = UILabel(frame: CGRect(x: 0, y: 100, width: 300, height: 30))
          let sound = defaults.bool(forKey: "sound") ? "on" : "off"
          label.text = "\\(defaults.string(forKey: "name") ?? "-") \\(defaults.double(forKey: "volume")) \\(sound) \\(defaults.integer(forKey: "count"))"
          view.addSubview(label)
          """)
      ).first)
    #expect(screen.nodes.flatMap(\.texts).map(\.string) == ["Guest 0.5 on 3"])
  }
}

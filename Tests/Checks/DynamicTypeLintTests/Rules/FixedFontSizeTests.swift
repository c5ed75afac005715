import Testing

@Suite struct FixedFontSizeTests {
  private let rule = "fixed-font-size"
  private func message(_ size: String) -> String {
    "this text keeps \(size) at every text size; readers who need larger text do not get it"
  }

  @Test func uiKit() {
    expect(
      rule,
      in: """
        label.font = 1️⃣UIFont.systemFont(ofSize: 17)
        label.font = 2️⃣.boldSystemFont(ofSize: 12.5)
        label.font = 3️⃣UIFont.systemFont(ofSize: UIFont.labelFontSize, weight: .medium)
        label.font = 4️⃣UIFont(descriptor: descriptor, size: 11)
        """,
      [
        "1️⃣": message("17 points"), "2️⃣": message("12.5 points"), "3️⃣": message("its size"),
        "4️⃣": message("11 points"),
      ],
      fixed: """
        label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: UIFont.systemFont(ofSize: 17))
        label.font = UIFontMetrics(forTextStyle: .caption1).scaledFont(for: .boldSystemFont(ofSize: 12.5))
        label.font = UIFont.systemFont(ofSize: UIFont.labelFontSize, weight: .medium)
        label.font = UIFont(descriptor: descriptor, size: 11)
        """)
  }

  @Test func swiftUI() {
    expect(
      rule,
      in: """
        struct Total: View {
          var body: some View {
            Text("Total").font(1️⃣.system(size: 34))
            Text("Total").font(2️⃣Font.system(size: 17, design: .rounded))
            Text("Total").font(3️⃣.system(size: 17, weight: .bold).italic())
            Text("Total").font(4️⃣.system(size: 18))
          }
        }
        """,
      [
        "1️⃣": message("34 points"), "2️⃣": message("17 points"), "3️⃣": message("17 points"),
        "4️⃣": message("18 points"),
      ],
      fixed: """
        struct Total: View {
          var body: some View {
            Text("Total").font(.system(.largeTitle))
            Text("Total").font(Font.system(.body, design: .rounded))
            Text("Total").font(.system(size: 17, weight: .bold).italic())
            Text("Total").font(.system(size: 18))
          }
        }
        """)
  }

  @Test func constantsAreFollowed() {
    expect(
      rule,
      in: """
        enum Theme {
          static let size: CGFloat = 12 + 2
          static let title: CGFloat = 28
        }
        class Cell: UITableViewCell {
          func prepare() {
            nameLabel.font = 1️⃣.systemFont(ofSize: Theme.title)
            nameLabel.font = 2️⃣.systemFont(ofSize: Theme.size)
          }
        }
        """, ["1️⃣": message("28 points"), "2️⃣": message("its size")],
      fixed: """
        enum Theme {
          static let size: CGFloat = 12 + 2
          static let title: CGFloat = 28
        }
        class Cell: UITableViewCell {
          func prepare() {
            nameLabel.font = UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: Theme.title))
            nameLabel.font = .systemFont(ofSize: Theme.size)
          }
        }
        """)
  }

  @Test func symbols() {
    let message = "note: this symbol keeps 20 points at every text size, beside text that grows"
    expect(
      rule,
      in: """
        Image(systemName: "star").font(1️⃣.system(size: 20))
        let configuration = UIImage.SymbolConfiguration(font: 2️⃣.systemFont(ofSize: 20))
        """, ["1️⃣": message, "2️⃣": message])
  }

  @Test("Scaled, measured, given or unseen fonts are fine")
  func fine() {
    expect(
      rule,
      in: """
        label.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17))
        let plain = UIFont.systemFont(ofSize: 17)
        label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: plain)
        func make() -> UIFont { return UIFont.systemFont(ofSize: 17) }
        label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: make())
        let height = UIFont.systemFont(ofSize: 17).lineHeight
        func font(_ size: CGFloat) -> UIFont { .systemFont(ofSize: size) }
        label.font = .systemFont(ofSize: UIFontMetrics.default.scaledValue(for: 17))
        label.font = .systemFont(ofSize: UIFont.preferredFont(forTextStyle: .body).pointSize)
        label.font = UIFont(name: "Avenir", size: 17) ?? .systemFont(ofSize: 17)
        label.font = UIFont(descriptor: descriptor, size: 0)
        title.font = NSFont.systemFont(ofSize: 13)
        struct Badge: View {
          @ScaledMetric var size: CGFloat = 12
          var body: some View { Text("1").font(.system(size: size * 2)) }
        }
        #Preview { Text("1").font(.system(size: 20)) }
        struct Badge_Previews: PreviewProvider {
          static var previews: some View { Text("1").font(.system(size: 20)) }
        }
        #if os(macOS)
          let font = Font.system(size: 13)
        #endif
        """)
  }
}

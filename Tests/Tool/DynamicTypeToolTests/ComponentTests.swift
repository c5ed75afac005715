import Foundation
import Testing

/// Views that no screen shows, as far as code can be read.
@Suite struct ComponentTests {
  private static let card = """
    import SwiftUI

    struct Card: View {
      let title: String

      var body: some View {
        let font = Font.system(size: 11)
        VStack {
          Text("Total").font(font)
          Text("What it costs in all")
            .padding()
            .background(.gray)
            .frame(width: 90, height: 44)
        }
      }
    }

    """

  private static let badge = """
    import UIKit

    enum Fonts {
      static func small() -> UIFont { .systemFont(ofSize: 11) }
    }

    final class Badge: UIView {
      let label = UILabel()

      override init(frame: CGRect) {
        super.init(frame: frame)
        label.text = "New"
        label.font = Fonts.small()
        addSubview(label)
      }
    }

    """

  /// What `check` finds in an app, as `FILE:LINE RULE SCREEN`.
  private func found(showing body: String, _ options: [String] = []) throws -> Set<String> {
    let folder = try TemporaryFolder()
    try folder.write(Self.card, to: "App/Card.swift")
    try folder.write(Self.badge, to: "App/Badge.swift")
    try folder.write(
      "import SwiftUI\nstruct Home: View { var body: some View { NavigationStack { VStack { \(body) } } } }\n",
      to: "App/Home.swift")
    let run = try Tool(arguments: ["check", "App", "--format", "json"] + options, in: folder.path)
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let findings = try #require(report["findings"] as? [[String: Any]])
    return Set(
      findings.filter { $0["severity"] as? String != "note" }.map { finding in
        let path = (finding["path"] as? String ?? "").dropFirst("App/".count)
        let line = finding["line"] as? Int ?? 0
        let rule = finding["rule"] as? String ?? ""
        return "\(path):\(line) \(rule) \(finding["scene"] as? String ?? "-")"
      })
  }

  /// Made when somebody asks for them, so that no screen shows them.
  private static let later = """
    Button("Open") { Router.shared.open(Card(title: "a")); Router.shared.open(Badge()) }
    """

  @Test("A view that no screen shows is laid out by itself, and said at what causes it")
  func unshown() throws {
    let found = try found(showing: Self.later)
    #expect(found.contains("Card.swift:7 text-does-not-scale -"))
    #expect(found.contains("Card.swift:13 text-truncated -"))
    #expect(found.contains("Badge.swift:4 text-does-not-scale -"))
    #expect(!found.contains { $0.contains("fixed-font-size") && $0.contains("Badge.swift:4") })
  }

  @Test("Where a screen shows it, the screen says so, once")
  func shown() throws {
    let found = try found(showing: "Card(title: \"a\")\n\(Self.later)")
    #expect(found.contains("Card.swift:7 text-does-not-scale Home"))
    #expect(!found.contains { $0.hasPrefix("Card.swift") && $0.hasSuffix("-") })
  }
}

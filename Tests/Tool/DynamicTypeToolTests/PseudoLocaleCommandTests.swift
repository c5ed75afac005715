import Foundation
import Testing

/// `--locale pseudo`, in SwiftUI, UIKit's code and documents: what a table or a localisable literal gives is longer, what code
/// makes is not.
@Suite struct PseudoLocaleCommandTests {
  private struct Layout: Decodable {
    struct Scene: Decodable {
      struct Element: Decodable {
        struct Text: Decodable { var lines: [String] }
        var text: Text?
      }

      var elements: [Element]
    }

    var scenes: [Scene]
  }

  /// The texts of a layout, in its order.
  private func texts(_ arguments: [String], in folder: TemporaryFolder) throws -> [String] {
    let run = try Tool(
      arguments: ["layout"] + arguments + ["--size", "L", "--format", "json"], in: folder.path)
    #expect(run.status == 0, "\(run.words)")
    let layout = try JSONDecoder().decode(Layout.self, from: Data(run.output.utf8))
    return layout.scenes.flatMap(\.elements).compactMap(\.text).map {
      $0.lines.joined(separator: " ")
    }
  }

  @Test("Keys, their tables and their arguments in SwiftUI")
  func swiftUI() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import SwiftUI
      struct TeaView: View {
        let name = "Mint"
        var body: some View {
          VStack(alignment: .leading) {
            Text("Tea")
            Text(verbatim: "Tea")
            Text(name)
            Text("Of \\(name)")
            Text("order")
            Text(String(localized: "Tea"))
          }
        }
      }
      """, to: "TeaView.swift")
    try folder.write("\"order\" = \"Order\";\n", to: "en.lproj/Localizable.strings")
    let found = try texts([".", "--screen", "TeaView", "--locale", "pseudo"], in: folder)
    #expect(
      found == ["Ţééá", "Tea", "Mint", "Ööƒ Mint", "Ööŕðééŕ", "Ţééá"])
  }

  @Test(
    "What NSLocalizedString gives in UIKit, and a document's own texts, also from right to left")
  func uiKit() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import UIKit
      final class TeaController: UIViewController {
        override func viewDidLoad() {
          let first = UILabel(), second = UILabel()
          first.text = NSLocalizedString("Tea", comment: "")
          second.text = "Tea"
          let stack = UIStackView(arrangedSubviews: [first, second])
          stack.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
          view.addSubview(stack)
        }
      }
      """, to: "TeaController.swift")
    let code = try texts([".", "--screen", "TeaController", "--locale", "pseudo"], in: folder)
    #expect(code == ["Ţééá", "Tea"])
    try folder.write(storyboard(), to: "a.storyboard")
    let usual = try #require(try texts(["a.storyboard"], in: folder).first)
    for locale in ["pseudo", "pseudo-rtl"] {
      let shown = try #require(try texts(["a.storyboard", "--locale", locale], in: folder).first)
      #expect(shown != usual && shown.count > usual.count, "\(shown)")
    }
  }
}

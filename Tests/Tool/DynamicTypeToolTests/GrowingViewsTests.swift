import Foundation
import Testing

/// Code whose values double at each step, and views that contain themselves: each within bounds, whatever it is.
@Suite(.serialized)
struct GrowingViewsTests {
  /// Runs a check of one source with two gigabytes more than a small one needs; what it says.
  private static func check(_ source: String) throws -> (status: Int32, said: String) {
    let folder = try TemporaryFolder()
    try folder.write("import SwiftUI\n" + source, to: "App/AScreen.swift")
    let shell = Process()
    let output = Pipe()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = [
      "-c",
      "ulimit -c 0; ulimit -v 3500000; DYNAMICTYPE_FILE_SECONDS=60 '\(Tool.path)' check App --size L,AX5 --verbose 2>&1",
    ]
    shell.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    shell.standardOutput = output
    try shell.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    shell.waitUntilExit()
    return (shell.terminationStatus, String(decoding: said, as: UTF8.self))
  }

  private static func expectScreen(_ source: String) throws {
    let (status, said) = try check(source)
    #expect(status < 2, "\(said.prefix(500))")
    #expect(
      !said.contains("ends the program") && !said.contains("takes minutes"), "\(said.prefix(500))")
    #expect(said.contains("AScreen"))
  }

  @Test(
    "Values that double are cut where they become too large",
    arguments: [
      // Newton's method on a value that nobody knows.
      "var x = width\nfor _ in 0..<40 { x = (x + width / x) / 2 }\nreturn List { Text(\"\\(x)\") }",
      "var h = width\nfor _ in 0..<60 { h = h * 31 + h / 2 }\nreturn List { Text(\"\\(h)\") }",
      "var h = name\nfor _ in 0..<60 { h = h + \"-\" + h }\nreturn List { Text(h) }",
      "var s = \"tea \"\nfor _ in 0..<60 { s += s }\nreturn List { Text(s) }",
      "var s = \"tea \"\nfor _ in 0..<60 { s = \"\\(s)\\(s)\" }\nreturn List { Text(s) }",
      "var s = \"tea \"\nfor _ in 0..<60 { s.append(s) }\nreturn List { Text(s) }",
      "var s = \"aaaaaaaaaa\"\nfor _ in 0..<60 { s = s.replacingOccurrences(of: \"a\", with: s) }\nreturn List { Text(s) }",
      "var s = \"aaaaaaaaaa\"\nfor _ in 0..<60 { s = s.replacing(\"a\", with: \"aaaaaaaaaa\") }\nreturn List { Text(s) }",
      "var l = [\"tea\"]\nfor _ in 0..<60 { l += l }\nreturn List { ForEach(l, id: \\.self) { Text($0) } }",
      "var l = [\"tea\"]\nfor _ in 0..<60 { l.append(contentsOf: l) }\nreturn List { ForEach(l, id: \\.self) { Text($0) } }",
      "var l = [\"tea\"]\nfor _ in 0..<60 { l = l + l }\nreturn List { Text(l.joined()) }",
      "var l = [[1]]\nfor _ in 0..<60 { l = [l.flatMap { $0 } + l.flatMap { $0 }] }\nreturn List { Text(\"\\(l.count)\") }",
      "var t = Text(\"tea\")\nfor _ in 0..<60 { t = t + t }\nreturn List { t }",
      "var s = String(repeating: \"tea\", count: 1000)\nfor _ in 0..<60 { s = [s, s, s].joined(separator: s) }\nreturn List { Text(s) }",
    ])
  func values(body: String) throws {
    try Self.expectScreen(
      """
      struct AScreen: View {
        let width: Double
        let name: String
        var body: some View {
          \(body.split(separator: "\n").joined(separator: "\n    "))
        }
      }
      """)
  }

  @Test(
    "A view that contains itself is cut, also in closures that layout runs later",
    arguments: [
      "GeometryReader { proxy in AScreen() }",
      "GeometryReader { proxy in VStack { AScreen(); AScreen(); AScreen() } }",
      "GeometryReader { proxy in ForEach(0..<10) { _ in AScreen() } }",
      "List { Text(\"Tea\") }.overlay(GeometryReader { proxy in AScreen() }).background(GeometryReader { _ in AScreen() })",
      "ScrollView { GeometryReader { proxy in Other() } }",
      "List { ViewThatFits { AScreen(); AScreen() } }",
      "Columns { AScreen(); GeometryReader { _ in AScreen() } }",
      "List { Button(\"Tea\") {}.buttonStyle(Around()) }",
      "List { Toggle(\"Tea\", isOn: .constant(true)).toggleStyle(AroundToggle()) }",
      "List { Text(\"Tea\").alignmentGuide(.leading) { _ in 2 } ; GeometryReader { _ in Again { AScreen() } } }",
    ])
  func views(body: String) throws {
    try Self.expectScreen(
      """
      struct AScreen: View {
        var body: some View { \(body).navigationTitle("Tea") }
      }
      struct Other: View { var body: some View { GeometryReader { _ in VStack { AScreen(); AScreen() } } } }
      struct Again<Content: View>: View {
        @ViewBuilder var content: () -> Content
        var body: some View { GeometryReader { _ in VStack { content(); content(); content() } } }
      }
      struct Columns: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          proposal.replacingUnspecifiedDimensions()
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          for view in subviews { view.place(at: bounds.origin, proposal: proposal) }
        }
      }
      struct Around: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          GeometryReader { _ in VStack { Button("x") {}.buttonStyle(Around()); configuration.label } }
        }
      }
      struct AroundToggle: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
          GeometryReader { _ in VStack { Toggle("x", isOn: .constant(true)).toggleStyle(AroundToggle()); AScreen() } }
        }
      }
      """)
  }

  private static let ends = [
    "9223372036854775807", "-9223372036854775808", "9223372036854775808", "18446744073709551615",
    "1e400",
    "-1", "4294967296", "2147483648",
  ]

  @Test(
    "An app's layout within another one, and an image that the standard library is told to make")
  func nestedLayouts() throws {
    try Self.expectScreen(
      """
      struct AScreen: View {
        let loaded: Result<String, Error>
        var body: some View {
          List {
            Outer { Text("Tea"); Text("Milk"); Inner { Text("Cup") }; Text("Spoon") }
            switch loaded.map(Image.init) {
            case .success(let image): image
            case .failure: Text("None")
            }
          }
          .navigationTitle("Tea")
        }
      }
      \(Self.layout("Outer"))
      \(Self.layout("Inner"))
      """)
  }

  private static func layout(_ name: String) -> String {
    """
    struct \(name): Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(width: sizes.map(\\.width).max() ?? 0, height: sizes.map(\\.height).reduce(0, +))
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY
        for view in subviews {
          view.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
          y += view.sizeThatFits(.unspecified).height
        }
      }
    }
    """
  }

  @Test("Integers at their ends are no traps, wherever they are", arguments: ends)
  func integers(number: String) throws {
    let uses = [
      "Text(list[\(number)])", "Text(list.prefix(\(number)).joined())",
      "Text(list.dropFirst(\(number)).joined())",
      "Text(list.suffix(\(number)).joined())",
      "ForEach(0..<\(number), id: \\.self) { Text(\"\\($0)\") }",
      "ForEach(0...\(number), id: \\.self) { Text(\"\\($0)\") }",
      "Text(String(repeating: \"a\", count: \(number)))",
      "ForEach(Array(repeating: 1, count: \(number)), id: \\.self) { Text(\"\\($0)\") }",
      "Text(\"\\(\(number) + 1)\")", "Text(\"\\(\(number) * \(number))\")",
      "Text(\"\\(1 << \(number))\")",
      "Text(\"\\(\(number) % 0)\")", "Text(\"\\(\(number) / -1)\")",
      "Text(\"\\(Array(stride(from: 0, to: \(number), by: -1)).count)\")",
      "ForEach(\(number)..<\(number), id: \\.self) { Text(\"\\($0)\") }",
      "ForEach(Array(-1...\(number)), id: \\.self) { Text(\"\\($0)\") }",
      "Text(\"\\((\(number)).quotientAndRemainder(dividingBy: -1).quotient)\")",
      "Text(\"Tea\").lineLimit(\(number))",
      "Text(\"Tea\").lineLimit(\(number)...)",
      "Text(\"Tea\").frame(width: \(number), height: \(number))",
      "Text(\"Tea\").font(.system(size: \(number)))", "Text(\"Tea\").padding(\(number))",
      "VStack(spacing: \(number)) { Text(\"Tea\"); Text(\"Tea\") }",
      "Text(String(format: \"%\(number)$@ %@ %@\", \"a\", \"b\"))",
      "Text(String(format: \"%\(number)d\", 1))",
      "Text(String(format: \"%.\(number)f\", 1.5))", "Text(String(format: \"%d\", \(number)))",
      "Text(\(number), format: .number)", "Text(\"\\(-(\(number)))\")",
      "Text(list[1...\(number)].joined())",
      "Text(list[..<\(number)].joined())", "Text(verbatim: \"\\(abs(\(number)))\")",
      "ForEach(Array(stride(from: 0, to: \(number), by: \(number))), id: \\.self) { Text(\"\\($0)\") }",
      "LazyVGrid(columns: Array(repeating: GridItem(.fixed(\(number))), count: \(number))) { Text(\"Tea\") }",
      "Grid { GridRow { Text(\"Tea\").gridCellColumns(\(number)) } }",
      "Stepper(\"Tea\", value: .constant(\(number)))",
      "Slider(value: .constant(\(number)), in: 0...\(number))",
      "Text(\"Tea\").zIndex(\(number)).tag(\(number))",
      "Picker(\"Tea\", selection: .constant(\(number))) { ForEach(0..<3) { Text(\"\\($0)\").tag($0) } }",
      "Text(Date(timeIntervalSince1970: \(number)), style: .date)",
      "Text(\"Tea\").kerning(\(number)).tracking(\(number))",
      "Text(Duration.seconds(\(number)).formatted())", "Text(\"\\(list.count &+ \(number))\")",
      "Text(changed().joined())",
      "Text(\"Tea\").lineSpacing(\(number)).minimumScaleFactor(\(number))",
      "Text(\"\\(Int(\(number)))\")", "Text(\"\\(UInt8(truncatingIfNeeded: \(number)))\")",
      "Text(Measurement(value: \(number), unit: UnitLength.meters).formatted())",
      "GeometryReader { proxy in Text(\"\\(Int(proxy.size.width) * \(number))\") }",
    ]
    let body = uses.map { "Section { \($0) }" }
    // Some at a time: a body takes so many views.
    let groups = stride(from: 0, to: body.count, by: 8).map { start in
      "struct Part\(start)Screen: View { let list = [\"a\", \"b\"]\n"
        + "func changed() -> [String] { var l = list; l.insert(\"c\", at: \(number)); l.remove(at: \(number)); l.swapAt(0, \(number)); return l }\n"
        + "var body: some View { List {\n\(body[start..<min(start + 8, body.count)].joined(separator: "\n"))\n} } }\n"
    }
    try Self.expectScreen(
      "import UIKit\nimport SnapKit\nstruct AScreen: View { var body: some View { List { Text(\"Tea\") } } }\n"
        + groups.joined()
          + """
          final class Row: UIView {
            let label = UILabel()
            func set() {
              label.snp.makeConstraints { make in make.height.equalTo(\(number)); make.equalTo(\(number)) }
              label.snp.makeConstraints { $0.equalTo(\(number)) }
              label.snp.makeConstraints { make in .equalTo(44) }
              label.snp.makeConstraints { make in ().equalTo(44); [].equalTo(44); make().equalTo(1) }
              label.heightAnchor.constraint(equalToConstant: \(number)).isActive = true
              label.numberOfLines = \(number)
              label.font = .systemFont(ofSize: \(number))
              label.frame = CGRect(x: 0, y: 0, width: \(number), height: \(number))
            }
          }

          """)
  }
}

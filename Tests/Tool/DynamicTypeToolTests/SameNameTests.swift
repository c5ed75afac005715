import Foundation
import Testing

/// Screens of one name: each has its own pictures, its own snapshot and its own files.
@Suite struct SameNameTests {
  private static let source = """
    import SwiftUI
    enum Login {
      struct Screen: View { var body: some View { List { Text("Sign in") } } }
    }
    enum Order {
      struct Screen: View { var body: some View { List { Text("Your order"); Text("Pay") } } }
    }
    """

  @Test("Nested views of one name in one file are told apart in pictures")
  func pictures() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.source, to: "App/Screens.swift")
    let run = try Tool("render", "App", "--output", "out", in: folder.path)
    #expect(run.words == "Drew 2 pictures in out.\n")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out").sorted()
    #expect(names == ["Login.Screen-L.png", "Order.Screen-L.png"])
    let check = try Tool("check", "App", "--report", "report", "--size", "L", in: folder.path)
    #expect(check.status == 0, "\(check.words)")
    let page = try folder.read("report/index.html")
    let sources = page.matches(of: #/pictures\/[^"]+\.png/#).map(\.output)
    #expect(
      Set(sources).count >= 2 || page.contains("Login.Screen") && page.contains("Order.Screen"))
  }

  @Test("A change of the second one is found by its snapshot")
  func snapshots() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.source, to: "App/Screens.swift")
    #expect(try Tool("snapshot", "record", "App", "--size", "L", in: folder.path).status == 0)
    try folder.write(
      Self.source.replacing("Pay", with: "Pay now, or at the door"), to: "App/Screens.swift")
    let run = try Tool("snapshot", "verify", "App", "--size", "L", in: folder.path)
    #expect(run.status == 1)
    #expect(
      run.output.contains("Order.Screen") && !run.output.contains("Login.Screen"), "\(run.output)")
  }

  @Test("By the written name both are laid out, by the full name one")
  func names() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.source, to: "App/Screens.swift")
    let both = try Tool("layout", "App", "--screen", "Screen", in: folder.path)
    #expect(
      both.status == 0 && both.output.contains("Sign in") && both.output.contains("Your order"))
    let one = try Tool("layout", "App", "--screen", "Order.Screen", in: folder.path)
    #expect(one.status == 0 && !one.output.contains("Sign in") && one.output.contains("Your order"))
    let drawn = try Tool(
      "render", "App", "--scene", "Login.Screen", "--output", "login.png", in: folder.path)
    #expect(drawn.status == 0, "\(drawn.words)")
  }

  @Test("Previews of one name, and scenes whose files would have one name, have a file each")
  func others() throws {
    let folder = try TemporaryFolder()
    for (file, name) in [("a", "Tea"), ("b", "Tea"), ("c", "Tea-aaa-aa-aaa-1"), ("d", "tea")] {
      try folder.write(
        storyboard().replacing(
          "<viewController id=\"aaa-aa-aaa\"",
          with: "<viewController title=\"\(name)\" id=\"aaa-aa-aaa\""
        ), to: "App/\(file).storyboard")
    }
    let run = try Tool("render", "App", "--output", "out", in: folder.path)
    #expect(run.words == "Drew 4 pictures in out.\n")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out")
    #expect(Set(names.map { $0.lowercased() }).count == 4, "\(names)")
    try folder.write(
      """
      import SwiftUI
      #Preview("Dark") { List { Text("One") } }
      #Preview("Dark") { List { Text("Two") } }
      """, to: "Views/Previews.swift")
    let previews = try Tool("layout", "Views", "--screen", "Dark", in: folder.path)
    #expect(
      previews.output.contains("swiftUI Dark\n") && previews.output.contains("swiftUI Dark 2\n"))
    #expect(
      previews.output.contains("One") && previews.output.contains("Two"), "\(previews.output)")
  }
}

import DynamicTypeSource
import Testing

@testable import SwiftUIReading

@Suite struct ScreensTests {
  @Test("Views and previews are listed in the order of their places")
  func listing() {
    let index = ProjectIndex(sources: [
      ParsedSource(
        Array(
          """
          import SwiftUI
          struct Row: View { var body: some View { Text("A") } }
          struct Home: View {
            var body: some View { VStack { List { Row() } } }
          }
          struct Titled: View {
            var body: some View { Row().navigationTitle("T") }
          }
          struct Listing { var body: Int { 1 } }
          #Preview("Home, empty") { Home() }
          """.utf8), path: "A.swift")
    ])
    let found = index.screens.map {
      "\($0.location.line) \($0.name) \($0.kind) \($0.isWholeScreen)"
    }
    #expect(
      found == [
        "2 Row view false", "3 Home view true", "6 Titled view true",
        "10 Home, empty preview false",
      ])
  }
}

import DynamicTypeModel
import Testing

@testable import SwiftUIReading

/// Code beside that of a screen: what other modules declare, what other files see, and what an app's start has done.
@Suite struct OtherCodeTests {
  @Test(
    "What an app's start may have set is not known, and what is filled when it is first needed is")
  func setElsewhere() {
    let reading = Reading(
      """
      final class Core {
        static var instance: Core?
        static var shared: Core { instance! }
        static var checked: Core { guard let instance else { fatalError("not set") }; return instance }
        static func start() { instance = Core(title: "Tea") }
        private static var made: String?
        static var cached: String {
          if let made { return made }
          let new = "Cup"
          made = new
          return new
        }
        private static var never: String?
        static var other: String { never ?? "None" }
        let title: String
        init(title: String) { self.title = title }
      }
      struct Screen: View {
        var body: some View {
          Text("Known")
          Text(Core.shared.title)
          Text(Core.checked.title)
          Text(Core.cached)
          Text(Core.other)
        }
      }
      struct Account: View {
        var body: some View {
          if let core = Core.instance { Text("Signed in") } else { Text("Signed out") }
        }
      }
      """)
    #expect(reading.texts() == ["Known", "?", "?", "Cup", "None"])
    #expect(
      reading.states(of: "Account").map(\.tree.marked) == [["Signed in"], ["Signed out"]])
  }
}

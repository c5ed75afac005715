import DynamicType
import Testing

@testable import SwiftUIReading

@Suite struct PreviewsTests {
  private let reading = Reading(
    """
    struct Screen: View {
      let title: String
      @EnvironmentObject var model: Model
      var body: some View { Text(title); Text(model.name) }
    }
    final class Model: ObservableObject {
      @Published var name: String
      init(name: String) { self.name = name }
      static let mock = Model(name: "Mock")
    }
    #Preview("Wide", traits: .fixedLayout(width: 500, height: 120)) {
      Screen(title: "First").environmentObject(Model.mock)
    }
    struct Screen_Previews: PreviewProvider {
      static var previews: some View {
        Screen(title: "Second").previewLayout(.sizeThatFits)
          .environment(\\.dynamicTypeSize, .accessibility1)
      }
    }
    """)

  @Test("A view is read with the arguments of its first preview")
  func base() {
    #expect(reading.texts() == ["First", "Mock"])
  }

  @Test("Previews are roots by their names, with their traits")
  func traits() {
    #expect(reading.texts(of: "Wide") == ["First", "Mock"])
    #expect(reading.base(of: "Wide").traits.layout == .fixed(width: 500, height: 120))
    let provider = reading.base(of: "Screen_Previews")
    #expect(provider.traits.layout == .sizeThatFits)
    #expect(provider.traits.dynamicTypeSize == .accessibility1)
    #expect(provider.tree.marked == ["Second", "?"])
  }

  /// The second time there was no view, and the program ended.
  @Test("A preview that shows something else each time runs once for the view that it shows")
  func runsOnce() {
    let reading = Reading(
      """
      struct Screen: View {
        let title: String
        var body: some View { Text(title) }
      }
      enum Turns {
        static var count = 0
        static func next() -> Int {
          count += 1
          return count
        }
      }
      #Preview {
        if Turns.next() == 1 { Screen(title: "First") } else { Text("None") }
      }
      """)
    #expect(reading.texts() == ["First"])
  }
}

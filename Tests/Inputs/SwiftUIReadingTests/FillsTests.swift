import DynamicTypeModel
import SwiftUIModel
import Testing

@testable import SwiftUIReading

/// What shapes are filled with. Expected colours are those that the source names; a blur is a plain colour and a
/// gradient its first one, as `Documentation/known-gaps.md` says.
@Suite struct FillsTests {
  private let red = ColorValue.rgba(red: 1, green: 0, blue: 0, alpha: 1)

  private func color(_ body: String) -> ColorValue? {
    let nodes = Reading("struct Screen: View { var body: some View { \(body) } }").base().tree.nodes
    for node in nodes {
      if case .shape(let shape) = node.content { return shape.color }
    }
    return nil
  }

  @Test(
    "A gradient has its first colour",
    arguments: [
      "LinearGradient(colors: [Color(red: 1, green: 0, blue: 0), .blue], startPoint: .top, endPoint: .bottom)",
      """
      LinearGradient(gradient: Gradient(colors: [Color(red: 1, green: 0, blue: 0), .blue]), startPoint: .top,
        endPoint: .bottom)
      """,
      """
      RadialGradient(stops: [.init(color: Color(red: 1, green: 0, blue: 0), location: 0)], center: .center,
        startRadius: 0, endRadius: 9)
      """,
    ])
  func gradients(source: String) {
    #expect(color("Text(\"a\").background(\(source))") == red)
    #expect(color("Capsule().fill(\(source))") == red)
  }

  @Test("What nobody knows is grey, a blur the colour of what lies on it")
  func unknown() {
    #expect(color("Circle().fill(theme.accent)") == .system("systemGray2Color"))
    #expect(color("Circle().fill(themeColor: .paper)") == .system("systemGray2Color"))
    #expect(color("Text(\"a\").background(palette.paper)") == .system("systemGray2Color"))
    #expect(
      color("Text(\"a\").background(Color(uiColor: .quaternarySystemFill))")
        == .system("quaternarySystemFillColor"))
    #expect(
      color("Text(\"a\").background(.regularMaterial)") == .system("secondarySystemBackgroundColor")
    )
    #expect(color("Circle().stroke(Color.red, lineWidth: 2)") == .system("systemRedColor"))
    #expect(color("Circle()") == nil)
    // No colour of UIKit's, whatever its name begins and ends with.
    #expect(color("Text(\"a\").background(Color.systemsBackground)") == .system("systemGray2Color"))
  }

  /// As texts have the usual colour where nobody knows theirs, which is black.
  @Test("A shape in a foreground that nobody knows is grey, a text beside it is not")
  func unknownForeground() {
    func foregrounds(_ body: String) -> [ColorValue?] {
      Reading("struct Screen: View { let theme: Theme; var body: some View { \(body) } }").base()
        .tree.nodes.compactMap { node -> ColorValue?? in
          guard case .environment(.foregroundColor(let color)) = node.content else { return nil }
          return .some(color)
        }
    }
    #expect(
      foregrounds("Circle().frame(width: 4).foregroundStyle(theme.accent)")
        == [.system("systemGray2Color")])
    #expect(foregrounds("Text(\"a\").foregroundStyle(theme.accent)").isEmpty)
    #expect(foregrounds("Circle().foregroundColor(nil)") == [nil])
  }

  @Test("A colour by its hexadecimal number, as packages and apps read it")
  func hexadecimal() {
    // 0x33 is 0.2, 0x66 0.4 and 0xCC 0.8 of 255.
    let blue = ColorValue.rgba(red: 0.2, green: 0.4, blue: 0.8, alpha: 1)
    #expect(color("Circle().fill(Color(hexString: \"#3366CC\"))") == blue)
    #expect(color("Circle().fill(Color(hex: 0x3366CC))") == blue)
    #expect(color("Circle().fill(Color(hex: \"red\"))") == .system("systemGray2Color"))
    let own = """
      Circle().fill(Color(code: "3366CC"))
      } }
      extension Color {
        init(code: String) {
          var number: UInt64 = 0
          Scanner(string: code).scanHexInt64(&number)
          self.init(
            red: Double((number & 0xFF0000) >> 16) / 255, green: Double((number & 0x00FF00) >> 8) / 255,
            blue: Double(number & 0x0000FF) / 255)
      """
    #expect(color(own) == blue)
  }
}

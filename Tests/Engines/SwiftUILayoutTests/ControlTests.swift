import DynamicType
import DynamicTypeModel
import SwiftUILayout
import SwiftUIModel
import Testing

@Suite struct ControlTests {
  /// Source: cashapp/AccessibilitySnapshot 5b03db8, iOS 18.5 and 26.2: a title 49 points wide makes a
  /// button of 73 by 34.33.
  /// By hand: the words end where the field ends, and are in its middle.
  @Test("Words of a field are where its text alignment says")
  func fieldAlignment() throws {
    let field = TextFieldDescription(
      prompt: "Name", text: "", isSecure: false, growsVertically: false)
    func place(_ alignment: LineAlignment) throws -> Rect {
      let tree = ViewTree(.control(.textField(field)))
        .modified(by: .environment(.multilineTextAlignment(alignment)))
      let views = try Laboratory().layout(tree, width: 300, height: 100)
      return try #require(views.text("Name")).exactFrame
    }
    let leading = try place(.leading)
    #expect(leading.minX == 0)
    #expect(abs(try place(.trailing).maxX - 300) < 0.01)
    #expect(abs(try place(.center).minX - (300 - leading.width) / 2) < 0.01)
  }

  @Test("Views of a link's label in a list stand beside each other")
  func linkLabel() throws {
    let label = ViewTree(.group, children: ["A", "B"].map { ViewTree(.text(StyledText($0))) })
    let link = ViewTree(.control(.navigationLink), children: [label])
    let views = try Laboratory().layout(
      ViewTree(.list(nil), children: [link]), width: 390, height: 400)
    let (first, second) = (try #require(views.text("A")), try #require(views.text("B")))
    // The spacing of a stack between two texts.
    #expect(abs(second.exactFrame.minX - first.exactFrame.maxX - 8) < 0.01)
  }

  @Test("A bordered button is 12 and 7 points larger than its title")
  func borderedButton() throws {
    let laboratory = try Laboratory()
    let title = try laboratory.size("Text(\"Delete\")", width: nil, height: nil)
    let button = try laboratory.size(
      "Button(\"Delete\") {}.buttonStyle(.bordered)", width: nil, height: nil)
    #expect(abs(button.width - title.width - 24) < 1e-9)
    #expect(abs(button.height - 34.3333) < 0.001)
    #expect(abs(button.width - 73) < 0.7)
  }

  /// Source: the same, on iOS 17.5 to 26.2 at L.
  @Test("Text fields have the recorded heights")
  func textFields() throws {
    let views = try Laboratory().layout(
      """
      VStack { TextField("Name", text: .constant("")).accessibilityIdentifier("empty") ;
      TextField("Name", text: .constant("Value")).accessibilityIdentifier("filled") ;
      SecureField("Password", text: .constant("")).accessibilityIdentifier("secure") ;
      SecureField("Password", text: .constant("secret")).accessibilityIdentifier("secret") ;
      TextEditor(text: .constant("")) }
      """, width: 393, height: 852)
    #expect(views["empty"] == Rect(x: 0, y: 0, width: 393, height: 22))
    #expect(views["filled"]?.y == 30)
    #expect(views["secure"] == Rect(x: 0, y: 60, width: 393, height: 21))
    #expect(views["secret"]?.y == 89)
    #expect(abs(try #require(views["secret"]).height - 20.3333) < 0.001)
  }

  /// Source: pictures of an app on iOS 18 at AX5.
  @Test("A text field at AX5 is 65 points high, a spinner 56.33")
  func accessibilitySizes() throws {
    let laboratory = try Laboratory(size: .accessibility5)
    let field = try laboratory.size(
      "TextField(\"Name\", text: .constant(\"\"))", width: 300, height: nil)
    #expect(field.height == 65)
    let spinner = laboratory.engine.size(
      of: ViewTree(
        .control(.progress(fraction: nil)), children: [.empty, .empty]),
      proposed: .unspecified, environment: laboratory.environment)
    #expect(abs(spinner.height - 56.3333) < 0.001)
  }

  /// Source: OpenSwiftUI 069dd80b: the switch counts as 49 or 61 points wide and is drawn 2 beyond the
  /// edge; home-assistant/iOS pictures of both eras.
  @Test(
    "A switch keeps its size beside a label that wraps",
    arguments: [
      (SystemEra.iOS17, 51.0, 31.0), (.iOS26, 63, 28),
    ])
  func toggle(era: SystemEra, width: Double, height: Double) throws {
    let views = try Laboratory(size: .accessibility5, era: era).layout(
      "Toggle(\"Show the exact location of each sensor\", isOn: .constant(true))", width: 320,
      height: 800)
    let part = try #require(views.first { $0.kind == .controlPart(.toggleSwitch(isOn: true)) })
    #expect(part.exactFrame.size == Size(width: width, height: height))
    #expect(abs(part.exactFrame.maxX - 322) < 1e-9)
    let text = try #require(views.first { $0.text != nil })
    #expect((text.text?.lines.count ?? 0) > 1)
    #expect(text.exactFrame.maxX <= part.exactFrame.minX - 8)
    #expect(abs(text.exactFrame.midY - part.exactFrame.midY) < 1e-9)
  }
}

import DynamicTypeModel
import Testing

@testable import DynamicTypeControls

/// What controls say is drawn of them, worked out by hand.
@Suite struct DrawingTests {
  private let device = Device(
    id: "test", name: "Test", screen: Size(width: 320, height: 640), pixelScale: 2)

  private func drawing(
    of content: some ControlValue, in place: Rect, era: SystemEra = .iOS17
  ) throws -> [Drawing.Command] {
    var view = LaidOutView(
      id: "view", kind: "view", role: .control, location: SourceLocation(path: ""))
    view.appearance.control = ControlContent(content)
    let environment = DrawingEnvironment(era: era, device: device, isRightToLeft: false)
    let placed = PlacedControl(LaidOutNode(frame: place), of: view, at: place)
    return try #require(view.appearance.control.control).drawing(of: placed, in: environment)
      .commands
  }

  /// A track of 4 points from 2 points to 2 points before the end, on which a thumb of 28 points moves.
  @Test func sliderHasItsThumbInTheMiddle() throws {
    let commands = try drawing(
      of: SliderContent(value: 0.5), in: Rect(x: 10, y: 20, width: 104, height: 30))
    let thumb = Rect(x: 48, y: 21, width: 28, height: 28)
    #expect(
      commands == [
        .fill(Rect(x: 12, y: 33, width: 100, height: 4), .system("systemGray5"), radius: 2),
        .fill(Rect(x: 12, y: 33, width: 50, height: 4), .tint, radius: 2),
        .shadow(thumb, radius: 14, spread: 3),
        .fill(thumb, .white, radius: 14),
        .border(thumb, DrawingColor.separator.opacity(0.4), width: 0.5, radius: 14),
      ])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -3, 7])
  func progressStaysInItsBar(progress: Double) throws {
    let place = Rect(x: 0, y: 0, width: 100, height: 4)
    let commands = try drawing(of: ProgressContent(progress: progress), in: place)
    #expect(commands.count == 2)
    guard case .fill(let done, .tint, _) = commands[1] else {
      Issue.record("no progress in \(commands)")
      return
    }
    #expect((0...100).contains(done.width))
  }

  @Test func steppersAreOutlinesUpToiOS12() throws {
    let place = Rect(width: 94, height: 29)
    #expect(
      try drawing(of: StepperContent(), in: place, era: .iOS12).first
        == .border(place, .tint, width: 1, radius: 4))
    #expect(
      try drawing(of: StepperContent(), in: place, era: .iOS13).first
        == .fill(place, .system("tertiarySystemFill"), radius: 8))
  }

  @Test func viewsWithoutControlDrawNothing() {
    #expect(ControlContent.none.control == nil)
  }
}

import DynamicTypeModel
import Testing

@testable import DynamicTypeControls

/// What controls say is drawn of them, worked out by hand.
@Suite struct DrawingTests {
  private let device = Device(
    id: "test", name: "Test", screen: Size(width: 320, height: 640), pixelScale: 2)

  private func drawing(
    of content: some ControlValue, in place: Rect, era: SystemEra = .iOS17,
    isRightToLeft: Bool = false
  ) throws -> [Drawing.Command] {
    var view = LaidOutView(
      id: "view", kind: "view", role: .control, location: SourceLocation(path: ""))
    view.appearance.control = ControlContent(content)
    view.isRightToLeft = isRightToLeft
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

  /// At Body L a row's chevron is 7 by 12 points: a line of 2 points reaches to all four sides.
  @Test func chevronsPointOnward() throws {
    let place = Rect(x: 100, y: 20, width: 7, height: 12)
    #expect(
      try drawing(of: IndicatorContent(.disclosure), in: place) == [
        .line(
          [Point(x: 101, y: 21), Point(x: 106, y: 26), Point(x: 101, y: 31)],
          .system("tertiaryLabel"), width: 2)
      ])
    #expect(
      try drawing(of: IndicatorContent(.disclosure), in: place, isRightToLeft: true) == [
        .line(
          [Point(x: 106, y: 21), Point(x: 101, y: 26), Point(x: 106, y: 31)],
          .system("tertiaryLabel"), width: 2)
      ])
    let open = Rect(x: 100, y: 20, width: 12, height: 7)
    #expect(
      try drawing(of: IndicatorContent(.open), in: open) == [
        .line([Point(x: 101, y: 21), Point(x: 106, y: 26), Point(x: 111, y: 21)], .tint, width: 2)
      ])
  }

  @Test func menuSignPointsUpAndDownWithinItsFrame() throws {
    let place = Rect(x: 100, y: 20, width: 12, height: 18)
    let commands = try drawing(of: IndicatorContent(.menu), in: place)
    let lines = commands.compactMap { command -> [Point]? in
      if case .line(let points, .tint, _) = command { points } else { nil }
    }
    try #require(lines.map(\.count) == [3, 3] && commands.count == 2)
    #expect(lines[0][1].y < lines[0][0].y && lines[1][1].y > lines[1][0].y)
    #expect(lines[0][0].y < lines[1][0].y)
    for point in lines.joined() {
      #expect((101...111).contains(point.x) && (21...37).contains(point.y))
    }
    // Mirrored at the middle of the frame.
    #expect(abs(lines[0][1].y + lines[1][1].y - 2 * 29) < 1e-9)
  }

  @Test func viewsWithoutControlDrawNothing() {
    #expect(ControlContent.none.control == nil)
  }
}

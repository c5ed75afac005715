import DynamicType
import DynamicTypeModel
import Testing
import UIKitModel

@testable import DynamicTypeRendering

@Suite struct ControlsTests {
  @Test("A switch is green on its left when on, its knob white", arguments: [true, false])
  func switches(isOn: Bool) throws {
    var screen = Screen()
    screen.add(
      .switch, Rect(x: 10, y: 10, width: 51, height: 31),
      content: .control(ControlContent(SwitchContent(isOn: isOn))))
    let picture = try Picture(of: screen)
    // The knob, 27 across, stands 2 points from the end of the 49 points of the track.
    let (knob, track) = isOn ? (43.5, 20.0) : (25.5, 50.0)
    #expect(picture.color(knob, 25.5) == "FFFFFF")
    #expect(picture.color(track, 25.5) == (isOn ? "34C759" : "E5E5EA"))
    #expect(picture.color(60.5, 25.5) == "FFFFFF")
  }

  @Test func aSliderIsTintedUpToItsThumb() throws {
    var screen = Screen()
    screen.add(
      .slider, Rect(x: 0, y: 20, width: 100, height: 31),
      content: .control(ControlContent(SliderContent(value: 0.5))))
    let picture = try Picture(of: screen)
    #expect(picture.color(20, 35.5) == "007AFF")
    #expect(picture.color(50, 35.5) == "FFFFFF")
    #expect(picture.color(80, 35.5) == "E5E5EA")
  }

  @Test func controlsTakeTheTintOfAnAncestor() throws {
    var screen = Screen()
    let parent = screen.add(.view, Rect(width: 100, height: 80)) {
      $0.tintColor = .system("systemRedColor")
    }
    screen.add(
      .progressView, Rect(x: 0, y: 20, width: 100, height: 4), in: parent,
      content: .control(ControlContent(ProgressContent(progress: 0.5))))
    let picture = try Picture(of: screen)
    #expect(picture.color(25, 22) == "FF3B30")
    #expect(picture.color(75, 22) == "E5E5EA")
  }

  @Test func theSelectedSegmentStandsOut() throws {
    var segments = SegmentsContent(titles: ["", ""], images: [nil, nil])
    segments.selected = 1
    for (era, selected, other) in [
      (SystemEra.iOS17, "FFFFFF", "EFEFF0"), (.iOS12, "007AFF", "FFFFFF"),
    ] {
      var screen = Screen(era: era)
      screen.add(
        .segmentedControl, Rect(x: 0, y: 20, width: 100, height: 32), content: .segments(segments))
      let picture = try Picture(of: screen)
      #expect(picture.color(75, 35) == selected)
      // Tertiary fill, 767680 at 0.12 on white: 255 - 0.12 × 137 = 238.6, and 255 - 0.12 × 127 = 239.8: 239 and 240.
      #expect(picture.color(25, 35) == other)
    }
  }

  @Test func cellsHaveSeparatorsAndAccessories() throws {
    var screen = Screen()
    var content = TableContent(style: .plain)
    let table = screen.add(.tableView, Rect(width: 100, height: 80))
    var cell = CellContent()
    cell.accessory = .disclosureIndicator
    let first = screen.add(
      .tableViewCell, Rect(width: 100, height: 40), in: table, content: .cell(cell))
    content.sections = [TableContent.Section(id: "section", location: Screen.nowhere)]
    content.sections[0].cells = [ElementIndex(first)]
    screen.scene.elements[table].content = .table(content)
    screen.layout.nodes[table].scroll?.contentSize = Size(width: 100, height: 40)
    let picture = try Picture(of: screen)
    // A pixel of separator, 3C3C43 at 0.29 on white (198.4, and 200.5), from 16 points on.
    #expect(picture.color(50, 39.5) == "C6C6C8")
    #expect(picture.color(50, 39) == "FFFFFF")
    #expect(picture.color(15, 39.5) == "FFFFFF")
    // The tip of the chevron, a point from the margin of 16.
    #expect(picture.color(83, 20) != "FFFFFF")
    #expect(picture.color(70, 20) == "FFFFFF")
  }

  @Test func imagesAreBoxes() throws {
    var screen = Screen()
    screen.add(
      .imageView, Rect(x: 10, y: 10, width: 60, height: 60),
      content: .image(ImageContent(name: "photo")))
    let picture = try Picture(of: screen)
    #expect(picture.color(12, 12) == "E5E5EA")
    #expect(picture.color(10, 40) == "D1D1D6")
    #expect(picture.color(71, 40) == "FFFFFF")
  }

  @Test func filledButtonsHaveTheirTint() throws {
    var button = ButtonContent(
      buttonType: .system, title: TextContent("", location: Screen.nowhere))
    button.configuration = ButtonConfiguration(style: .filled)
    var screen = Screen()
    screen.add(.button, Rect(x: 10, y: 10, width: 60, height: 30), content: .button(button))
    let picture = try Picture(of: screen)
    #expect(picture.color(40, 25) == "007AFF")
    #expect(picture.color(10, 10) == "FFFFFF")
  }

  @Test("A filled button's symbol and filling have the colours that its configuration says")
  func colorsOfConfigurations() throws {
    var button = ButtonContent(
      buttonType: .system, title: TextContent("", location: Screen.nowhere))
    button.image = ImageContent(name: "circle.fill", isSystemSymbol: true)
    func picture(_ configuration: ButtonConfiguration) throws -> Picture {
      button.configuration = configuration
      var screen = Screen()
      screen.add(.button, Rect(x: 10, y: 10, width: 60, height: 30), content: .button(button))
      return try Picture(of: screen)
    }
    var filled = ButtonConfiguration(style: .filled)
    #expect(try picture(filled).color(40, 25) == "FFFFFF")
    filled.baseBackgroundColor = .rgba(red: 0, green: 0.5, blue: 0, alpha: 1)
    button.title.color = .rgba(red: 1, green: 1, blue: 0, alpha: 1)
    let own = try picture(filled)
    #expect(own.color(40, 25) == "FFFF00" && own.color(15, 25) == "008000")
  }

  @Test("Every kind draws without failing", arguments: SystemEra.allCases)
  func kinds(era: SystemEra) throws {
    #expect(try Picture(of: everything(era: era)).extent(besides: "FFFFFF") != nil)
  }
}

/// One view of each kind, with what is particular to it.
func everything(era: SystemEra = .iOS17) -> Screen {
  var screen = Screen(width: 320, height: 480, era: era)
  let text = TextContent("", location: Screen.nowhere)
  var input = TextInputContent(text: text)
  input.borderStyle = .roundedRect
  let contents: [ElementKind: ElementContent] = [
    .button: .button(ButtonContent(buttonType: .contactAdd, title: text)),
    .imageView: .image(ImageContent(name: "star", isSystemSymbol: true)),
    .textField: .textInput(input), .textView: .textInput(input),
    .switch: .control(ControlContent(SwitchContent(isOn: true))),
    .slider: .control(ControlContent(SliderContent(value: 1 / 3.0))),
    .segmentedControl: .segments(SegmentsContent(titles: ["A", ""], images: [nil, "b"])),
    .progressView: .control(ControlContent(ProgressContent(progress: 0.3))),
    .activityIndicatorView: .control(ControlContent(ActivityContent(isLarge: false))),
    .pageControl: .control(ControlContent(PageControlContent(numberOfPages: 3))),
    .datePicker: .control(ControlContent(DatePickerContent(mode: .date, style: .compact))),
    .stepper: .control(ControlContent(StepperContent())),
    .pickerView: .control(ControlContent(PickerContent())),
    .toolbar: .bar(items: [BarItem(id: "item", location: Screen.nowhere)]),
  ]
  for (number, kind) in ElementKind.allCases.enumerated() {
    let place = Rect(
      x: Double(number % 4) * 80 + 4, y: Double(number / 4) * 50 + 4, width: 70, height: 40)
    screen.add(kind, place, content: contents[kind] ?? .none)
    if kind == .label { screen.write("Label", points: 17, baseline: 20, width: 40) }
  }
  return screen
}

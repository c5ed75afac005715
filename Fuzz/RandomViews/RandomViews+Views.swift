import DynamicTypeModel
import SwiftUIModel

extension RandomViews {
  mutating func leaf() -> ViewContent {
    pick([
      .text(text()), .shape(ShapeContent()), .divider, .spacer(minLength: optional()),
      .image(image()), .opaque(OpaqueContent(name: "Map", reason: "a map")), .group,
      .opaque(
        OpaqueContent(
          name: "Chart", reason: "a chart", fixedSize: Size(width: number(), height: number()))),
      .controlPart(part()), .slot(7), geometryReader(), deferred(),
    ])
  }

  private mutating func geometryReader() -> ViewContent {
    let factor = number()
    return .geometryReader { proxy in
      ViewTree(.shape(ShapeContent())).modified(
        by: .frame(width: proxy.size.width * factor, height: nil, alignment: .center))
    }
  }

  private mutating func deferred() -> ViewContent {
    let text = text()
    return .deferred { environment in
      environment.dynamicTypeSize.isAccessibilitySize ? .group([]) : ViewTree(.text(text))
    }
  }

  private mutating func part() -> ControlPart {
    pick([
      .toggleSwitch(isOn: true), .slider(value: number()), .stepper,
      .segments(count: 3, selected: 0), .wheel,
      .progressBar(fraction: number()), .spinner, .field(isSecure: bool(), isEmpty: bool()),
      .editor, .chevron, .disclosureIndicator(isExpanded: bool()), .menuIndicator, .checkmark,
      .calendar, .colorWell, .gaugeRing(fraction: number()),
    ])
  }

  mutating func container() -> ViewContent {
    let axis = pick(Axis.allCases)
    let track = LazyGridDescription.Track(
      pick([
        .fixed(number()), .flexible(minimum: number(), maximum: number()),
        .adaptive(minimum: number(), maximum: number()),
      ]), spacing: optional())
    let (x, y) = (number(), number())
    let custom = CustomLayout(
      name: "Custom", size: { _, _ in Size(width: x, height: y) },
      placements: { _, _, subviews in
        subviews.map { _ in SubviewPlacement(origin: Point(x: x, y: y), proposal: .infinity) }
      })
    return pick([
      .stack(StackDescription(axis: axis, spacing: optional())),
      .stack(
        StackDescription(
          axis: axis, alignment: axis == .horizontal ? .firstTextBaseline : .leading)),
      .stack(StackDescription(axis: axis, spacing: optional(), isLazy: true)),
      .depthStack(.topTrailing), .grid(GridDescription(horizontalSpacing: optional())),
      .gridRow(alignment: nil), .scrollView([.vertical]), .scrollView(.both),
      .lazyGrid(LazyGridDescription(axis: axis, tracks: [track, track], spacing: optional())),
      .viewThatFits(.both), .list(nil), .list(.plain), .list(.insetGrouped), .section, .section,
      .group, .navigationStack, .navigationSplitView, .tabView(), .tabView(selected: 2),
      .customLayout(custom),
    ])
  }

  mutating func control() -> ControlDescription {
    pick([
      .button(), .navigationLink, .menu, .link, .toggle(isOn: true), .labeledContent, .label,
      .stepper, .groupBox, .picker(selected: 5), .picker(selected: 0), .slider(value: number()),
      .progress(fraction: optional()),
      .datePicker(date: StyledText("1 May"), time: StyledText("9:41")),
      .colorPicker(nil), .textField(TextFieldDescription(prompt: "Name")),
      .textField(TextFieldDescription(prompt: "", text: "Text", isSecure: true)),
      .textField(TextFieldDescription(prompt: "More", growsVertically: true)),
      .textEditor(text: "Text"), .disclosureGroup(isExpanded: bool()), .contentUnavailable,
      .gauge(fraction: number()), .controlGroup,
    ])
  }
}

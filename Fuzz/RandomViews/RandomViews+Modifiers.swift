import DynamicType
import DynamicTypeModel
import SwiftUIModel

extension RandomViews {
  mutating func modifier() -> ViewContent {
    switch pick([0, 1, 2]) {
    case 0: layoutModifier()
    case 1: .environment(pick([textChange(), styleChange()]))
    default: screenModifier()
    }
  }

  private mutating func layoutModifier() -> ViewContent {
    let value = number()
    return pick([
      .frame(width: optional(), height: optional(), alignment: .bottomTrailing),
      .flexibleFrame(
        FlexibleFrame(
          minWidth: optional(), idealWidth: optional(), maxWidth: optional(),
          minHeight: optional(), idealHeight: optional(), maxHeight: optional())),
      .padding(.all, length: optional()), .insetPadding(insets()), .fixedSize(.both),
      .fixedSize(.horizontal), .aspectRatio(optional(), .fit), .aspectRatio(optional(), .fill),
      .layoutPriority(number()), .overlay(.topLeading), .background(.bottom),
      .offset(x: number(), y: number()), .position(x: number(), y: number()),
      .alignmentGuide(.leading) { _ in value },
      .alignmentGuide(.firstTextBaseline) { $0.height * value },
      .alignmentGuide(GuideKey(custom: "Own", axis: .vertical) { _ in value }) { $0.width },
      .safeAreaInset(.bottom, alignment: .trailing, spacing: optional()),
      .safeAreaInset(.leading, alignment: .top, spacing: optional()),
      .safeAreaPadding(insets()), .ignoresSafeArea(.all),
      .containerRelativeFrame(.both, .center, length: nil),
      .containerRelativeFrame(.vertical, .center) { length, _ in length * value },
      .visualEffect("scaleEffect"), .opacity(number()), .clipped, .hidden,
      .clipShape(.roundedRectangle(number())), .identifier("id"), .identity("1"),
      .accessibilityLabel("Label"), .showsLargeContentViewer, .other("onAppear"),
      .gridCell(GridCellOptions(columns: pick([-1, 0, 3, 1_000_000]), unsizedAxes: .both)),
    ])
  }

  private mutating func screenModifier() -> ViewContent {
    pick([
      .listRowInsets(insets()), .listRowBackground, .badge(text()),
      .listRowSeparator(isHidden: bool(), .vertical),
      .listSectionSeparator(isHidden: bool(), .all), .navigationTitle(text()),
      .navigationBarTitleDisplayMode(pick([.automatic, .inline, .large])), .navigationBarHidden,
      .navigationTitleRemoved, .navigationBackButton(title: text()), .tabBarHidden, .toolbar,
      .toolbarItem(
        placement: pick([.leading, .principal, .trailing, .bottomBar, .status, .keyboard])),
      .searchable(SearchDescription(prompt: text())), .tabItem,
      .presentation(
        PresentationDescription(
          pick([.sheet, .fullScreenCover, .popover]), isPresented: bool())),
      .presentationDetents([.medium, .height(number()), .fraction(number())]),
    ])
  }

  private mutating func textChange() -> EnvironmentChange {
    pick([
      .font(.largeTitle), .font(.system(size: number())), .font(nil), .fontWeight(.black),
      .italic(true), .fontDesign(.rounded), .kerning(number()), .baselineOffset(number()),
      .lineLimit(LineLimit(maximum: pick([1, 2, -1]), reserved: pick([0, 3, 1_000_000_000]))),
      .truncationMode(pick([.head, .middle, .tail])), .minimumScaleFactor(number()),
      .allowsTightening(true), .multilineTextAlignment(.center), .lineSpacing(number()),
      .textCase(.uppercase), .imageScale(.large),
      .dynamicTypeSize(.size(pick(DynamicTypeSize.allCases))),
      .legibilityWeight(.bold), .layoutDirection(pick([.leftToRight, .rightToLeft])),
      .locale(pick(["de", "ar", "", "xx-!!"])), .redacted(true),
    ])
  }

  private mutating func styleChange() -> EnvironmentChange {
    let style = ViewTree(.slot(0)).modified(by: .padding(.all, length: number()))
    return pick([
      .controlSize(pick(ControlSize.allCases)),
      .buttonStyle(pick([.bordered, .plain, .glass, .custom { _ in style }])),
      .labelStyle(pick([.titleAndIcon, .iconOnly, .titleOnly, .custom { _ in style }])),
      .toggleStyle(pick([.button, .automatic, .custom { _, _ in style }])),
      .pickerStyle(pick([.inline, .segmented, .wheel, .menu, .navigationLink, .palette])),
      .textFieldStyle(.roundedBorder), .progressStyle(pick([.linear, .circular])),
      .datePickerStyle(pick([.graphical, .wheel])),
      .gaugeStyle(pick([.accessoryCircular, .accessoryLinear])),
      .tabViewStyle(.page(showsDots: true)), .labelIconToTitleSpacing(number()), .labelsHidden,
      .listStyle(pick([.plain, .grouped, .insetGrouped, .inset, .sidebar])),
      .minimumListRowHeight(number()), .minimumListHeaderHeight(number()),
      .listSectionSpacing(optional()), .listRowSpacing(optional()),
      .headerProminence(isIncreased: true), .contentMargins(.all, number()),
    ])
  }
}

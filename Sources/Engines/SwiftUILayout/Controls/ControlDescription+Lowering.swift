import DynamicType
import DynamicTypeModel
import SwiftUIModel

/// What controls are composed of. Children of the control are slots.
extension ControlDescription {
  /// The views that SwiftUI composes the control of in an environment.
  ///
  /// - Parameter childCount: The control's children, which are the slots.
  func lowered(in environment: ViewEnvironment, childCount: Int) -> ViewTree {
    let metrics = ControlMetrics(environment: environment)
    switch self {
    case .button(let isDestructive):
      return button(environment, metrics, tint: isDestructive ? .destructive : nil)
    case .link, .menu: return button(environment, metrics)
    case .navigationLink: return navigationLink(environment, metrics)
    case .toggle(let isOn): return toggle(isOn, environment)
    case .labeledContent: return labeledContent(environment, metrics)
    case .label: return label(environment, metrics)
    case .picker(let selected): return picker(selected, environment, childCount)
    case .stepper: return stepper(environment)
    case .slider(let value): return slider(value, childCount)
    case .progress(let fraction): return progress(fraction, environment)
    case .datePicker(let date, let time):
      return datePicker([date, time].compactMap { $0 }, environment)
    case .colorPicker: return colorPicker(environment)
    case .textField(let field): return textField(field, environment)
    case .textEditor(let text): return textEditor(text)
    case .disclosureGroup(let isExpanded): return disclosureGroup(isExpanded)
    case .groupBox: return groupBox
    case .contentUnavailable: return contentUnavailable
    case .gauge(let fraction): return gauge(fraction, environment)
    case .controlGroup: return .row((0..<childCount).map { ViewTree(.slot($0)) })
    }
  }

  /// Whether a style of the app's own makes the control.
  func hasOwnStyle(in environment: ViewEnvironment) -> Bool {
    switch self {
    case .button, .link, .menu: environment.buttonStyle.isOwn
    case .navigationLink: environment.place != .listRow && environment.buttonStyle.isOwn
    case .toggle:
      if case .button = environment.toggleStyle {
        environment.buttonStyle.isOwn
      } else {
        environment.toggleStyle.isOwn
      }
    case .label: environment.labelStyle.isOwn
    default: false
    }
  }

  /// What of their composition is not published.
  var assumptions: LayoutAssumptions {
    switch self {
    case .button, .link, .menu, .navigationLink, .toggle, .labeledContent, .textField, .stepper:
      []
    case .label: .labelGap
    case .picker, .slider, .progress, .datePicker, .textEditor, .disclosureGroup, .groupBox,
      .contentUnavailable, .colorPicker, .gauge, .controlGroup:
      .controlSize
    }
  }
}

// MARK: - Buttons

extension ControlDescription {
  /// - Parameter tint: The colour of the label in the system's styles; nil for the one around it. Plain buttons
  ///   and those of an app's own style have none.
  private func button(
    _ environment: ViewEnvironment, _ metrics: ControlMetrics, tint: ColorValue? = nil
  ) -> ViewTree {
    let label = tint.map { ViewTree(.slot(0)).changed(.tint($0)) } ?? ViewTree(.slot(0))
    switch environment.buttonStyle {
    // A style is not that of the buttons in its own body.
    case .custom(let make):
      return make(environment).changed(.buttonStyle(environment.systemStyles.button))
    case .bordered, .borderedProminent, .glass, .glassProminent:
      return ViewTree.row([label])
        .changed(.multilineTextAlignment(.center))
        .changed(.font(environment.font ?? metrics.buttonFont))
        .modified(by: .insetPadding(metrics.buttonInsets))
    case .plain: return ViewTree(.slot(0))
    case .automatic, .borderless:
      guard environment.place != .listRow else { return label }
      return label.changed(.multilineTextAlignment(.center))
    }
  }

  /// In a row, the content leaves space for a chevron and takes the rest.
  private func navigationLink(
    _ environment: ViewEnvironment, _ metrics: ControlMetrics
  ) -> ViewTree {
    guard environment.place == .listRow else { return button(environment, metrics) }
    let padding = metrics.chevronPadding
    let chevron = ViewTree(.controlPart(.chevron)).modified(
      by: .insetPadding(
        DirectionalInsets(leading: padding.leading, trailing: padding.trailing)))
    // Several views of a label stand beside each other.
    let label = ViewTree.row([ViewTree(.slot(0))]).filling(.leading)
    return ViewTree.row(spacing: 0, [label, chevron])
  }
}

// MARK: - A label with something beside it

extension ControlDescription {
  /// Label, a spacer that gives way first, content.
  /// Source: OpenSwiftUI 069dd80b, `LabeledContent`.
  private func labeledContent(
    _ environment: ViewEnvironment, _ metrics: ControlMetrics
  ) -> ViewTree {
    let content = ViewTree.row([ViewTree(.slot(1))])
    if environment.hidesLabels { return content }
    return environment.place == .listRow ? besideOrBelow(content, metrics) : beside(content)
  }

  /// In a row of a list, the content under the label at accessibility sizes, and below them where both do not fit on
  /// a line; the latter is not published (`LayoutAssumptions.labeledContentReflow`).
  ///
  /// Source: pictures of StanfordSpezi/SpeziViews on iOS 26 at AX3: on a pad, too, where both would fit.
  private func besideOrBelow(_ content: ViewTree, _ metrics: ControlMetrics) -> ViewTree {
    let below = ViewTree.column(spacing: metrics.stackedContentGap, [ViewTree(.slot(0)), content])
    guard !metrics.environment.dynamicTypeSize.isAccessibilitySize else { return below }
    return ViewTree(.viewThatFits(.horizontal), children: [beside(content), below])
  }

  private func beside(_ content: ViewTree) -> ViewTree {
    let spacer = ViewTree(.spacer(minLength: nil)).modified(by: .layoutPriority(-1))
    return .row([.column([ViewTree(.slot(0))]), spacer, content])
  }

  private func toggle(_ isOn: Bool, _ environment: ViewEnvironment) -> ViewTree {
    if case .custom(let make) = environment.toggleStyle {
      return make(isOn, environment).changed(.toggleStyle(environment.systemStyles.toggle))
    }
    if case .button = environment.toggleStyle {
      return button(environment, ControlMetrics(environment: environment))
    }
    // A switch makes no row of a list higher.
    let inset = environment.place == .listRow ? -ControlMetrics.switchRowInset : 0
    let part = ViewTree(.controlPart(.toggleSwitch(isOn: isOn))).modified(
      by: .insetPadding(
        DirectionalInsets(
          top: inset, bottom: inset, trailing: -ControlMetrics.switchOverhang)))
    return environment.hidesLabels ? part : beside(part)
  }

  /// The bar between the labels of its ends; its own label is spoken only.
  private func slider(_ value: Double, _ childCount: Int) -> ViewTree {
    let bar = ViewTree(.controlPart(.slider(value: value)))
    return childCount > 1 ? .row([ViewTree(.slot(1)), bar, ViewTree(.slot(2))]) : bar
  }

  private func stepper(_ environment: ViewEnvironment) -> ViewTree {
    let part = ViewTree(.controlPart(.stepper))
    guard !environment.hidesLabels else { return part }
    return .row(spacing: 8, [ViewTree(.slot(0)).filling(.leading), part])
  }

  /// A capsule for each component, a calendar or wheels. Capsules keep their size, and a label beside them wraps; how they share
  /// a row that is too narrow for them at accessibility sizes is not published.
  private func datePicker(_ texts: [StyledText], _ environment: ViewEnvironment) -> ViewTree {
    switch environment.datePickerStyle {
    case .graphical: return ViewTree(.controlPart(.calendar))
    case .wheel: return ViewTree(.controlPart(.wheel))
    case .automatic, .compact: break
    }
    let keepsSize = !environment.dynamicTypeSize.isAccessibilitySize
    let capsules = texts.map { text in
      ViewTree(.text(text)).changed(.lineLimit(.systemLine))
        .modified(by: .fixedSize(keepsSize ? .horizontal : []))
        .modified(
          by: .insetPadding(DirectionalInsets(top: 7, leading: 11, bottom: 7, trailing: 11)))
    }
    let part = ViewTree.row(capsules).notRaisingRows(in: environment)
    return environment.hidesLabels ? part : beside(part)
  }

  private func colorPicker(_ environment: ViewEnvironment) -> ViewTree {
    let part = ViewTree(.controlPart(.colorWell))
    return environment.hidesLabels ? part : beside(part)
  }

  private func picker(
    _ selected: Int?, _ environment: ViewEnvironment, _ childCount: Int
  ) -> ViewTree {
    switch environment.pickerStyle {
    case .segmented: return segments(childCount, selected)
    case .wheel: return ViewTree(.controlPart(.wheel))
    case .palette: return .row((1..<max(1, childCount)).map { ViewTree(.slot($0)) })
    case .inline:
      return .column((1..<max(1, childCount)).map { ViewTree(.slot($0)) })
    case .automatic, .menu, .navigationLink:
      let value = selected.map { ViewTree(.slot($0 + 1)) } ?? .empty
      let isLink = environment.pickerStyle == .navigationLink
      // Grey in a row; elsewhere it is a button, whose label has its colour.
      let color: ColorValue =
        environment.place == .listRow || isLink
        ? .system("secondaryLabelColor") : environment.tint ?? .system("systemBlueColor")
      let shown = ViewTree.row(
        spacing: isLink ? 8 : 4,
        [value, ViewTree(.controlPart(isLink ? .chevron : .menuIndicator))]
      ).changed(.foregroundColor(color))
      guard environment.place == .listRow, !environment.hidesLabels else { return shown }
      // A label with content, as the row of `LabeledContent`; of such rows only toggles are known to stay beside.
      return besideOrBelow(shown, ControlMetrics(environment: environment))
    }
  }

  /// Titles of segments are 13 points at every size, one line each.
  private func segments(_ childCount: Int, _ selected: Int?) -> ViewTree {
    let titles = (1..<max(1, childCount)).map { number in
      ViewTree(.slot(number)).filling(.center)
    }
    let row = ViewTree.row(spacing: 0, titles).changed(.font(.system(size: 13)))
      .changed(.lineLimit(.systemLine)).changed(.place(.segment))
    return ViewTree(.controlPart(.segments(count: titles.count, selected: selected)))
      .modified(by: .overlay(.center), secondary: row)
  }
}

// MARK: - Icons and titles

extension ControlDescription {
  private func label(_ environment: ViewEnvironment, _ metrics: ControlMetrics) -> ViewTree {
    let icon = ViewTree(.slot(0))
    let title = ViewTree(.slot(1))
    let gap = environment.labelIconToTitleSpacing ?? 8
    switch environment.labelStyle {
    case .custom(let make):
      return make(environment).changed(.labelStyle(environment.systemStyles.label))
    case .iconOnly: return icon
    case .titleOnly: return title
    case .titleAndIcon: return .row(spacing: gap, [icon, title])
    case .automatic: break
    }
    switch environment.place {
    case .toolbar: return icon
    case .listRow: return rowLabel(icon, title, metrics)
    case .tabItem:
      return ViewTree(
        .stack(StackDescription(axis: .vertical, spacing: 0)),
        children: [icon, title])
    case .free, .sectionHeader, .sectionFooter, .segment: return .row(spacing: gap, [icon, title])
    }
  }

  /// The icon in the middle of a column and as high as a line; the title at the column's end.
  private func rowLabel(
    _ icon: ViewTree, _ title: ViewTree, _ metrics: ControlMetrics
  ) -> ViewTree {
    let environment = metrics.environment
    let line = environment.resolvedFont.pointSize * 1.193359
    let column = icon.changed(.imageScale(metrics.iconScale)).modified(
      by: .frame(width: metrics.iconColumn, height: line, alignment: .center))
    let gap = environment.labelIconToTitleSpacing ?? ControlMetrics.iconGap
    return .row(spacing: gap, [column, title])
  }
}

extension ViewTree {
  static func row(spacing: Double? = nil, _ children: [ViewTree]) -> ViewTree {
    ViewTree(
      .stack(StackDescription(axis: .horizontal, spacing: spacing)), children: children)
  }

  /// Views below each other, aligned at the leading edge.
  static func column(spacing: Double? = nil, _ children: [ViewTree]) -> ViewTree {
    ViewTree(
      .stack(StackDescription(axis: .vertical, alignment: .leading, spacing: spacing)),
      children: children)
  }

  /// A control that counts for less than its height in a row of a list.
  func notRaisingRows(in environment: ViewEnvironment) -> ViewTree {
    guard environment.place == .listRow else { return self }
    let inset = -ControlMetrics.controlRowInset
    return modified(by: .insetPadding(DirectionalInsets(top: inset, bottom: inset)))
  }

  func changed(_ change: EnvironmentChange) -> ViewTree { modified(by: .environment(change)) }

  /// The view in a frame that takes all the width that it is offered.
  func filling(_ alignment: ViewAlignment) -> ViewTree {
    modified(by: .flexibleFrame(FlexibleFrame(maxWidth: .infinity, alignment: alignment)))
  }
}

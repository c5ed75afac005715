import DynamicTypeModel
import SwiftUIModel

extension [PlacedView] {
  /// What each view's text or image is for; nil for views without.
  func usages() -> [LaidOutView.Usage?] {
    var roles: [Role] = []
    return indices.map { index in
      let view = self[index]
      var role = view.parent.map { roles[$0] } ?? Role()
      role.enter(view.kind, at: index)
      if case .spacer = view.kind { noteSpacer(at: index, in: &roles) }
      roles.append(role)
      guard view.text != nil || view.kind.isImage else { return nil }
      return role.usage(isAfterSpacer: role.control.map { roles[$0].hasSpacer } ?? false)
    }
  }

  /// What follows a spacer in a control is its value.
  private func noteSpacer(at index: Int, in roles: inout [Role]) {
    guard let parent = self[index].parent, let control = roles[parent].control else { return }
    roles[control].hasSpacer = true
  }
}

/// What the containers and controls around a view make of it, from the outside inwards.
private struct Role {
  private var bar: BarPart?
  private var isHeader = false
  private var isFooter = false
  private var isLabel = false
  private var description: ControlDescription?
  /// The innermost control.
  private(set) var control: Int?
  /// Of a control, whether a spacer was met in it.
  var hasSpacer = false

  mutating func enter(_ kind: PlacedView.Kind, at index: Int) {
    hasSpacer = false
    switch kind {
    case .bar(let part): bar = part
    case .listHeader: isHeader = true
    case .listFooter: isFooter = true
    case .listRow: (isHeader, isFooter) = (false, false)
    case .control(.label): isLabel = true
    case .control(.groupBox), .control(.disclosureGroup), .control(.contentUnavailable): break
    case .control(let control): (description, self.control) = (control, index)
    default: break
    }
  }

  func usage(isAfterSpacer: Bool) -> LaidOutView.Usage {
    switch bar {
    case .title, .largeTitle: return .navigationTitle
    case .toolbarItem, .bottomBar, .backButton: return .toolbarItem
    case .searchField: return .searchPrompt
    case .tab: return .label
    case .navigationBar, .tabBar, nil: break
    }
    if let usage = usageInControl(isAfterSpacer) { return usage }
    if isHeader { return .sectionHeader }
    if isFooter { return .sectionFooter }
    return isLabel ? .label : .text
  }

  private func usageInControl(_ isAfterSpacer: Bool) -> LaidOutView.Usage? {
    switch description {
    case .button, .menu, .link: .button
    case .navigationLink: .navigationLink
    case .toggle: .toggle
    case .labeledContent: isAfterSpacer ? .value : .labeledContent
    case .picker: isAfterSpacer ? .value : .picker
    case .datePicker: isAfterSpacer ? .value : .label
    case .stepper: .stepper
    case .textField, .textEditor: .textField
    default: nil
    }
  }
}

extension PlacedView.Kind {
  fileprivate var isImage: Bool {
    if case .image = self { true } else { false }
  }
}

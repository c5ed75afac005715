import DynamicTypeModel
import SwiftUIModel

/// Buttons, links, labels, toggles and what else has a label.
extension ViewTable {
  static let controls: [String: Maker] = [
    "Button": { reader, call in reader.button(call) },
    "Link": { reader, call in reader.titled(call, .link) },
    "ShareLink": { reader, call in reader.shareLink(call) },
    "NavigationLink": { reader, call in reader.navigationLink(call) },
    "Menu": { reader, call in reader.menu(call) },
    // Of iOS 27; what it is drawn with is not published.
    "ToolbarOverflowMenu": { _, call in
      .view(
        ViewPiece(
          .control(.menu), at: call.location,
          [ViewPiece(.image(ImageDescription(.symbol("ellipsis"))), at: call.location)]))
    },
    "Label": { reader, call in reader.label(call) },
    "Toggle": { reader, call in
      let given = reader.first(call).flatMap { reader.field("isOn", of: $0) }
      let isOn = reader.truthValue(
        given ?? reader.value("isOn", call) ?? reader.value("sources", call))
      return reader.titled(call, .toggle(isOn: isOn))
    },
    "LabeledContent": { reader, call in reader.labeledContent(call) },
    "Stepper": { reader, call in reader.titled(call, .stepper) },
    "Slider": { reader, call in reader.slider(call) },
    "ProgressView": { reader, call in reader.progress(call) },
    "Gauge": { reader, call in reader.gauge(call) },
    "ColorPicker": { reader, call in reader.titled(call, .colorPicker(nil)) },
    "DisclosureGroup": { reader, call in reader.disclosureGroup(call) },
    "GroupBox": { reader, call in reader.groupBox(call) },
    "ControlGroup": { reader, call in
      .view(ViewPiece(.control(.controlGroup), at: call.location, [reader.content(call)]))
    },
    "ContentUnavailableView": { reader, call in reader.contentUnavailable(call) },
  ]
}

extension ViewReader {
  /// Whether a switch is on; off where that is not known.
  func truthValue(_ value: Value?) -> Bool {
    if case .bool(let isOn)? = value?.readable { isOn } else { false }
  }

  /// The label of a control: its title with an image, its `label:` or its trailing closure.
  func controlLabel(_ call: CallArguments, usesTrailing: Bool = true) -> ViewPiece {
    if let title = first(call), !isClosure(title) {
      if let given = part("label", of: title) { return given }
      let text = textPiece(title, at: call.location)
      guard let icon = icon(call) else { return text }
      return ViewPiece(.control(.label), at: call.location, [icon, text])
    }
    if let label = call.expression("label") { return views(label, call) ?? .empty }
    return usesTrailing ? content(call) : .empty
  }

  /// A view of what a style's `makeBody` is handed: `Button(configuration)`.
  private func part(_ name: String, of configuration: Value) -> ViewPiece? {
    field(name, of: configuration).map { view(of: $0) }
  }

  private func isClosure(_ value: Value) -> Bool {
    switch value {
    case .function: true
    default: false
    }
  }

  /// The picture that a title is given: `systemImage:`, `image:`, and `systemSymbol:` of SFSafeSymbols.
  func icon(_ call: CallArguments) -> ViewPiece? {
    if let name = value("systemImage", call) {
      return view(of: .image(symbolImage(name, at: call.location)))
    }
    if let constant = value("systemSymbol", call) {
      return view(of: .image(symbolImage(ofConstant: constant, at: call.location)))
    }
    guard let name = value("image", call) else { return nil }
    let known = assetImage(name, near: call.file, at: call.location)
    return view(of: .image(known ?? unknownImage(origin(of: name), call.location)))
  }

  func titled(_ call: CallArguments, _ control: ControlDescription) -> Value? {
    .view(ViewPiece(.control(control), at: call.location, [controlLabel(call)]))
  }

  func button(_ call: CallArguments) -> Value? {
    let role = symbolName(value("role", call))
    let label: ViewPiece
    if let title = call.unlabelled.first, !title.isClosure {
      label = controlLabel(call, usesTrailing: false)
    } else if let given = call.expression("label") {
      label = views(given, call) ?? .empty
    } else if call.expression("action") != nil || call.expression("intent") != nil {
      label = content(call)
    } else if let role, call.trailing != nil {
      label = systemLabel(role, at: call.location)
    } else {
      label = .empty
    }
    let control = ControlDescription.button(isDestructive: role == "destructive")
    return .view(styled(ViewPiece(.control(control), at: call.location, [label]), as: role))
  }

  /// The label of `Button(role: .close) { … }`, which iOS 26 gives it.
  private func systemLabel(_ role: String, at location: SourceLocation?) -> ViewPiece {
    guard role == "close" else {
      return ViewPiece(.text(StyledText(role == "cancel" ? "Cancel" : "")), at: location)
    }
    return ViewPiece(
      .control(.label), at: location,
      [
        ViewPiece(.image(ImageDescription(.symbol("xmark"))), at: location),
        ViewPiece(.text(StyledText("Close")), at: location),
      ])
  }

  func shareLink(_ call: CallArguments) -> Value? {
    var label = controlLabel(
      CallArguments(
        call.arguments.filter { !$0.isTrailing || $0.label == "label" || $0.label == nil },
        of: call))
    if label.isEmpty {
      label = ViewPiece(
        .control(.label), at: call.location,
        [
          ViewPiece(.image(ImageDescription(.symbol("square.and.arrow.up"))), at: call.location),
          ViewPiece(.text(StyledText("Share…")), at: call.location),
        ])
    }
    return .view(ViewPiece(.control(.button()), at: call.location, [label]))
  }

  /// The label of a link; its destination is another screen.
  func navigationLink(_ call: CallArguments) -> Value? {
    let label: ViewPiece
    if let title = first(call), !isClosure(title) {
      label = controlLabel(call, usesTrailing: false)
    } else if let given = call.expression("label") {
      label = views(given, call) ?? .empty
    } else if case .function(let function)? = call.trailing?.given.value,
      function.parameterCount > 0
    {
      // A label is given nothing: this is what a link of another module shows for a value.
      label = .empty
    } else {
      label = content(call)
    }
    return .view(ViewPiece(.control(.navigationLink), at: call.location, [label]))
  }

  func menu(_ call: CallArguments) -> Value? {
    .view(
      ViewPiece(.control(.menu), at: call.location, [controlLabel(call, usesTrailing: false)]))
  }

  func label(_ call: CallArguments) -> Value? {
    if let title = first(call) {
      if let icon = part("icon", of: title), let title = part("title", of: title) {
        return .view(ViewPiece(.control(.label), at: call.location, [icon, title]))
      }
      let icon = icon(call) ?? .empty
      return .view(
        ViewPiece(.control(.label), at: call.location, [icon, textPiece(title, at: call.location)]))
    }
    // The trailing closure is the title, unless the title has its label: `Label(title: title) { icon }`.
    let trailing = call.trailing
    let title = views(call.expression("title") ?? trailing, call)
    let icon = views(
      call.expression("icon") ?? (call.expression("title") == nil ? nil : trailing), call)
    return .view(ViewPiece(.control(.label), at: call.location, [icon ?? .empty, title ?? .empty]))
  }

  /// What names a control: what a style hands back, a title, or the views of `label:`; nil where it has none of them.
  private func label(_ call: CallArguments, _ handedBack: [String: ViewPiece]?) -> ViewPiece? {
    if let handedBack { return handedBack["label"] ?? .empty }
    if let title = first(call) { return textPiece(title, at: call.location) }
    return views(call.expression("label"), call)
  }

  func groupBox(_ call: CallArguments) -> Value? {
    let parts = configured(call)
    let label = label(call, parts) ?? .empty
    let content = parts.map { $0["content"] ?? .empty } ?? self.content(call)
    return .view(
      styled(
        "GroupBoxStyle", { _ in configuration([("label", label), ("content", content)]) },
        ViewPiece(.control(.groupBox), at: call.location, [label, content])))
  }

  func labeledContent(_ call: CallArguments) -> Value? {
    let label: ViewPiece
    var content: ViewPiece
    if let parts = configured(call) {
      (label, content) = (parts["label"] ?? .empty, parts["content"] ?? .empty)
    } else if let title = first(call) {
      label = textPiece(title, at: call.location)
      if let value = call.expression("value") {
        let written = formatted(value, call)
        content = textPiece(
          written.map { .text(TextValue(content: $0, location: call.location)) } ?? evaluate(value),
          at: call.location)
      } else {
        content = self.content(call)
      }
    } else if let given = call.expression("content") {
      // `LabeledContent(content: …) { label }`
      label = views(call.trailing ?? call.expression("label"), call) ?? .empty
      content = views(given, call) ?? .empty
    } else {
      label = views(call.expression("label"), call) ?? .empty
      content = self.content(call)
    }
    let plain = content
    content = content.changed(.foregroundColor(.system("secondaryLabelColor")))
    return .view(
      styled(
        "LabeledContentStyle", { _ in configuration([("label", label), ("content", plain)]) },
        ViewPiece(.control(.labeledContent), at: call.location, [label, content])))
  }

  func slider(_ call: CallArguments) -> Value? {
    let label = call.expression("label").flatMap { views($0, call) } ?? .empty
    let minimum = call.expression("minimumValueLabel").flatMap { views($0, call) } ?? .empty
    let maximum = call.expression("maximumValueLabel").flatMap { views($0, call) } ?? .empty
    return .view(
      ViewPiece(
        .control(.slider(value: fraction(call))), at: call.location,
        [label, minimum, maximum]))
  }

  func gauge(_ call: CallArguments) -> Value? {
    let fraction = fraction(call)
    let label = views(call.expression("label") ?? call.trailing, call) ?? .empty
    let others = ["currentValueLabel", "minimumValueLabel", "maximumValueLabel"].map {
      (name: $0, piece: views(call.expression($0), call) ?? .empty)
    }
    return .view(
      styled(
        "GaugeStyle",
        { _ in
          configuration(
            [("label", label)],
            others.map { ($0.name, optional($0.piece)) } + [("value", .double(fraction, .double))])
        },
        ViewPiece(
          .control(.gauge(fraction: fraction)), at: call.location, [label] + others.map(\.piece))))
  }

  /// How far a slider or a gauge is, from 0 to 1; in its middle where that is not known.
  func fraction(_ call: CallArguments) -> Double {
    guard let value = number("value", call) else { return 0.5 }
    let range: (least: Double, most: Double)? =
      switch self.value("in", call) {
      case nil: (0, 1)
      case .range(let lower, let upper)?:
        number(lower).flatMap { least in number(upper).map { (least, $0) } }
      default: nil
      }
    guard let range, range.most > range.least else { return 0.5 }
    return min(max((value - range.least) / (range.most - range.least), 0), 1)
  }

  func progress(_ call: CallArguments) -> Value? {
    var fraction: Double?
    if let value = value("value", call) {
      fraction = 0.5
      if let part = number(value) { fraction = part / max(number("total", call) ?? 1, 1e-9) }
    } else if call.expression("timerInterval") != nil {
      fraction = 0.5
    }
    let parts = configured(call)
    let label = label(call, parts) ?? content(call)
    let current =
      parts?["currentValueLabel"] ?? views(call.expression("currentValueLabel"), call) ?? .empty
    return .view(
      styled(
        "ProgressViewStyle",
        { _ in
          configuration(
            [],
            [
              ("label", optional(label)), ("currentValueLabel", optional(current)),
              ("fractionCompleted", fraction.map { .some(.double($0, .double)) } ?? .null),
            ])
        },
        ViewPiece(.control(.progress(fraction: fraction)), at: call.location, [label, current])))
  }

  func disclosureGroup(_ call: CallArguments) -> Value? {
    let isExpanded = truthValue(value("isExpanded", call))
    let parts = configured(call)
    let label = label(call, parts) ?? .empty
    let whole = parts.map { $0["content"] ?? .empty } ?? self.content(call)
    let content = isExpanded ? whole : .empty
    return .view(
      styled(
        "DisclosureGroupStyle",
        { _ in
          configuration(
            [("label", label), ("content", whole)], [("isExpanded", .bool(isExpanded))])
        },
        ViewPiece(
          .control(.disclosureGroup(isExpanded: isExpanded)), at: call.location, [label, content])))
  }

  /// `ContentUnavailableView.search` or `search(text:)`, in the language of development.
  func noSearchResults(_ text: StringValue?) -> ViewPiece {
    var title = StringValue("No Results")
    if let text { title = StringValue("No Results for “") + text + StringValue("”") }
    let label = ViewPiece(
      .control(.label),
      [
        ViewPiece(.image(ImageDescription(.symbol("magnifyingglass")))),
        ViewPiece(.text(styled(title))),
      ])
    let advice = ViewPiece(.text(StyledText("Check the spelling or try a new search.")))
    return ViewPiece(.control(.contentUnavailable), [label, advice, .empty])
  }

  func contentUnavailable(_ call: CallArguments) -> Value? {
    let label: ViewPiece
    var description = views(call.expression("description"), call) ?? .empty
    if let title = first(call) {
      let text = textPiece(title, at: call.location)
      label = ViewPiece(.control(.label), at: call.location, [icon(call) ?? .empty, text])
    } else {
      label = call.trailing == nil ? views(call.expression("label"), call) ?? .empty : content(call)
    }
    if let given = value("description", call), case .text = given {
      description = view(of: given)
    }
    let actions = views(call.expression("actions"), call) ?? .empty
    return .view(
      ViewPiece(.control(.contentUnavailable), at: call.location, [label, description, actions]))
  }
}

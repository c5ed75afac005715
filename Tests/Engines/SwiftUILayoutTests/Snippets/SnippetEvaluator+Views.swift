import DynamicType
import DynamicTypeModel
import SwiftUIModel

extension SnippetEvaluator {
  /// What the initialiser of a type makes.
  func make(_ name: String, _ arguments: SnippetArguments) throws -> SnippetValue {
    switch name {
    case "EdgeInsets":
      func length(_ label: String) -> Double { arguments[label]?.double ?? 0 }
      return .insets(
        DirectionalInsets(
          top: length("top"), leading: length("leading"), bottom: length("bottom"),
          trailing: length("trailing")))
    case "GridItem":
      guard case .trackSize(let size)? = arguments[0] else { throw SnippetError("no size") }
      return .track(.init(size, spacing: arguments["spacing"]?.double))
    default:
      return .view(try container(name, arguments) ?? control(name, arguments))
    }
  }

  private func children(_ arguments: SnippetArguments) throws -> [ViewTree] {
    guard let trailing = arguments.trailing else { return [] }
    return [try view(trailing)]
  }

  private func container(_ name: String, _ arguments: SnippetArguments) throws -> ViewTree? {
    let spacing = arguments["spacing"]?.double
    switch name {
    case "HStack", "VStack":
      let axis: Axis = name == "HStack" ? .horizontal : .vertical
      let alignment = arguments["alignment"]?.name.map {
        GuideKey(named: $0, axis: axis.other)
      }
      return ViewTree(
        .stack(StackDescription(axis: axis, alignment: alignment, spacing: spacing)),
        children: try children(arguments))
    case "ZStack":
      return ViewTree(.depthStack(arguments.alignment), children: try children(arguments))
    case "Group": return .group(try children(arguments))
    case "ScrollView":
      return ViewTree(.scrollView(.vertical), children: try children(arguments))
    case "ForEach": return try forEach(arguments)
    case "GeometryReader": return try geometryReader(arguments)
    case "LazyVGrid":
      guard case .array(let columns)? = arguments["columns"] else { return nil }
      let tracks = columns.compactMap { if case .track(let track) = $0 { track } else { nil } }
      return ViewTree(
        .lazyGrid(LazyGridDescription(axis: .vertical, tracks: tracks, spacing: spacing)),
        children: try children(arguments))
    case "List", "Form":
      return ViewTree(
        .list(name == "Form" ? .insetGrouped : nil), children: try children(arguments))
    case "Section":
      let header = try arguments["header"].map(view) ?? arguments[0]?.text.map { Self.text($0) }
      return ViewTree(
        .section,
        children: [
          header ?? .empty, .group(try children(arguments)),
          try arguments["footer"].map(view) ?? .empty,
        ])
    case "NavigationStack":
      return ViewTree(.navigationStack, children: [.group(try children(arguments))])
    case "TabView": return ViewTree(.tabView(), children: try children(arguments))
    default: return nil
    }
  }

  static func text(_ string: String) -> ViewTree { ViewTree(.text(StyledText(string))) }

  private func forEach(_ arguments: SnippetArguments) throws -> ViewTree {
    guard case .range(let range)? = arguments[0],
      case .closure(let closure, let names)? = arguments.trailing
    else { throw SnippetError("ForEach of no range") }
    return .group(
      try range.map { try content(closure, names, arguments: [.number(Double($0))]) })
  }

  private func geometryReader(_ arguments: SnippetArguments) throws -> ViewTree {
    guard case .closure(let closure, let names)? = arguments.trailing else {
      throw SnippetError("no closure")
    }
    let evaluator = self
    return ViewTree(
      .geometryReader { proxy in
        (try? evaluator.content(closure, names, arguments: [.proxy(proxy)])) ?? .empty
      })
  }

  private func control(_ name: String, _ arguments: SnippetArguments) throws -> ViewTree {
    let title = arguments[0]?.text.map { Self.text($0) }
    let label = try arguments["label"].map(view) ?? title ?? .empty
    switch name {
    case "Text": return Self.text(arguments[0]?.text ?? "")
    case "Image": return image(arguments)
    case "Spacer": return ViewTree(.spacer(minLength: arguments["minLength"]?.double))
    case "Divider": return ViewTree(.divider)
    case "FixedBox":
      let size = Size(
        width: arguments["width"]?.double ?? 0, height: arguments["height"]?.double ?? 0)
      return ViewTree(.opaque(OpaqueContent(name: name, reason: "a test", fixedSize: size)))
    case "LabeledContent":
      return ViewTree(.control(.labeledContent), children: [label] + (try children(arguments)))
    case "Label":
      let icon = arguments["systemImage"]?.text.map {
        ViewTree(.image(ImageDescription(.symbol($0))))
      }
      return ViewTree(.control(.label), children: [icon ?? .empty, label])
    case "Button": return ViewTree(.control(.button()), children: [label])
    case "Menu": return ViewTree(.control(.menu), children: [label])
    case "NavigationLink": return ViewTree(.control(.navigationLink), children: [label])
    case "Toggle":
      return ViewTree(
        .control(.toggle(isOn: arguments["isOn"]?.bool ?? false)), children: [label])
    case "Stepper": return ViewTree(.control(.stepper), children: [label])
    case "TextField", "SecureField":
      let field = TextFieldDescription(
        prompt: arguments[0]?.text ?? "", text: arguments["text"]?.text ?? "",
        isSecure: name == "SecureField")
      return ViewTree(.control(.textField(field)))
    case "TextEditor":
      return ViewTree(.control(.textEditor(text: arguments["text"]?.text ?? "")))
    default: throw SnippetError("no view \(name)")
    }
  }

  /// Pictures of the cases have their size in their name: `asset40x30`, `icon24`.
  private func image(_ arguments: SnippetArguments) -> ViewTree {
    if let symbol = arguments["systemName"]?.text {
      return ViewTree(.image(ImageDescription(.symbol(symbol))))
    }
    let name = arguments[0]?.text ?? ""
    let numbers = name.split { !$0.isNumber }.compactMap { Double($0) }
    let size =
      numbers.isEmpty
      ? nil : Size(width: numbers[0], height: numbers.count > 1 ? numbers[1] : numbers[0])
    return ViewTree(.image(ImageDescription(.asset(name), size: size)))
  }
}

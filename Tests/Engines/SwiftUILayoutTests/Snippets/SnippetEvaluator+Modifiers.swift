import DynamicType
import DynamicTypeModel
import SwiftUIModel

extension SnippetEvaluator {
  /// A view with a modifier.
  func modified(
    _ view: ViewTree, _ name: String, _ arguments: SnippetArguments
  ) throws -> ViewTree {
    if name == "resizable" { return resizable(view) }
    if let secondary = try layered(name, arguments) {
      return view.modified(by: secondary.content, secondary: secondary.view)
    }
    guard let content = try layoutModifier(name, arguments) ?? otherModifier(name, arguments) else {
      throw SnippetError("no modifier \(name)")
    }
    return view.modified(by: content)
  }

  private func resizable(_ view: ViewTree) -> ViewTree {
    guard case .image(var image) = view.root.content else { return view }
    image.isResizable = true
    return ViewTree(.image(image))
  }

  private func layered(
    _ name: String, _ arguments: SnippetArguments
  ) throws -> (content: ViewContent, view: ViewTree)? {
    switch name {
    case "overlay", "background":
      let alignment = arguments.alignment
      guard let content = arguments.trailing ?? arguments[0] else { return nil }
      return (name == "overlay" ? .overlay(alignment) : .background(alignment), try view(content))
    case "safeAreaInset":
      guard let content = arguments.trailing else { return nil }
      let edges: [String: ViewEdge] = [
        "top": .top, "leading": .leading, "trailing": .trailing, "bottom": .bottom,
      ]
      let edge = edges[arguments["edge"]?.name ?? ""] ?? .bottom
      let axis: Axis = edge == .top || edge == .bottom ? .horizontal : .vertical
      let alignment = GuideKey(named: arguments["alignment"]?.name ?? "center", axis: axis)
      return (
        .safeAreaInset(edge, alignment: alignment, spacing: arguments["spacing"]?.double),
        try view(content)
      )
    case "tabItem", "toolbar":
      guard let content = arguments.trailing else { return nil }
      return (name == "tabItem" ? .tabItem : .toolbar, try view(content))
    default: return nil
    }
  }

  private func layoutModifier(
    _ name: String, _ arguments: SnippetArguments
  ) throws -> ViewContent? {
    func length(_ label: String) -> Double? { arguments[label]?.double }
    switch name {
    case "frame":
      let flexible = [
        "minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight",
      ]
      guard flexible.contains(where: { length($0) != nil }) else {
        return .frame(
          width: length("width"), height: length("height"), alignment: arguments.alignment)
      }
      return .flexibleFrame(
        FlexibleFrame(
          minWidth: length("minWidth"), idealWidth: length("idealWidth"),
          maxWidth: length("maxWidth"), minHeight: length("minHeight"),
          idealHeight: length("idealHeight"), maxHeight: length("maxHeight"),
          alignment: arguments.alignment))
    case "padding": return padding(arguments)
    case "fixedSize":
      guard arguments.all.isEmpty == false else { return .fixedSize(.both) }
      var axes: AxisSet = []
      if arguments["horizontal"]?.bool ?? false { axes.insert(.horizontal) }
      if arguments["vertical"]?.bool ?? false { axes.insert(.vertical) }
      return .fixedSize(axes)
    case "aspectRatio":
      return .aspectRatio(
        arguments[0]?.double, arguments["contentMode"]?.name == "fill" ? .fill : .fit)
    case "scaledToFit": return .aspectRatio(nil, .fit)
    case "layoutPriority": return .layoutPriority(arguments[0]?.double ?? 0)
    case "offset": return .offset(x: length("x") ?? 0, y: length("y") ?? 0)
    case "position": return .position(x: length("x") ?? 0, y: length("y") ?? 0)
    case "alignmentGuide": return alignmentGuide(arguments)
    default: return nil
    }
  }

  private func padding(_ arguments: SnippetArguments) -> ViewContent {
    switch arguments[0] {
    case nil: return .padding(.all, length: nil)
    case .insets(let insets)?: return .insetPadding(insets)
    case .number(let length)?: return .padding(.all, length: length)
    case let edges?: return .padding(ViewEdges(edges), length: arguments[1]?.double)
    }
  }

  private func alignmentGuide(_ arguments: SnippetArguments) -> ViewContent? {
    guard case .closure(let closure, let names)? = arguments.trailing else { return nil }
    let key: GuideKey
    switch arguments[0] {
    case .guide(let guide)?: key = guide
    case .member(let name)?: key = GuideKey(named: name, axis: nil)
    default: return nil
    }
    let evaluator = self
    return .alignmentGuide(key) { dimensions in
      var inner = evaluator
      inner.names = names
      inner.names["$0"] = .size(dimensions.width, dimensions.height)
      guard let result = closure.statements.first else { return 0 }
      return (try? inner.value(result).double) ?? 0
    }
  }

  private func otherModifier(
    _ name: String, _ arguments: SnippetArguments
  ) throws -> ViewContent? {
    switch name {
    case "accessibilityIdentifier": return .identifier(arguments[0]?.text ?? "")
    case "font": return .environment(.font(font(arguments[0])))
    case "lineLimit":
      return .environment(.lineLimit(LineLimit(maximum: arguments[0]?.double.map { Int($0) })))
    case "listStyle":
      return .environment(.listStyle(arguments[0]?.name == "plain" ? .plain : .automatic))
    case "buttonStyle":
      return .environment(.buttonStyle(arguments[0]?.name == "bordered" ? .bordered : .automatic))
    case "navigationTitle": return .navigationTitle(StyledText(arguments[0]?.text ?? ""))
    case "navigationBarTitleDisplayMode":
      return .navigationBarTitleDisplayMode(arguments[0]?.name == "inline" ? .inline : .large)
    case "searchable": return .searchable(SearchDescription())
    default: return nil
    }
  }

  private func font(_ value: SnippetValue?) -> Font? {
    switch value {
    case .font(let font)?: return font
    case .member(let name)?:
      let styles: [String: Font] = [
        "largeTitle": .largeTitle, "title": .title, "title2": .title2, "title3": .title3,
        "headline": .headline, "subheadline": .subheadline, "body": .body, "callout": .callout,
        "footnote": .footnote, "caption": .caption, "caption2": .caption2,
      ]
      return styles[name]
    default: return nil
    }
  }
}

import DynamicType
import DynamicTypeModel
import DynamicTypeReportModel

extension LayoutReport.Scene {
  /// A screen that was read from sources, with what only such screens have.
  ///
  /// - Parameters:
  ///   - name: What its author calls it.
  ///   - folder: The folder that was read; places in sources are relative to it.
  init(_ screen: LaidOutScreen, name: String, below folder: String) {
    self.init(screen)
    self.name = name
    variant = screen.variant.isEmpty ? nil : screen.variant
    source = LayoutReport.Source(screen.location, below: folder)
    size = screen.nodes.first.map {
      LayoutReport.Size(width: $0.frame.width, height: $0.frame.height)
    }
    assumptions = screen.assumptions.isEmpty ? nil : screen.assumptions
    for (index, view) in screen.views.enumerated() where elements.indices.contains(index) {
      elements[index].describe(view, texts: screen.nodes[index].texts, below: folder)
    }
    let hidden = Set(screen.nodes.indices.filter { !screen.nodes[$0].isShown })
    elements = elements.enumerated().filter { !hidden.contains($0.offset) }.map(\.element)
  }
}

extension LayoutReport.Element {
  fileprivate mutating func describe(
    _ view: LaidOutView, texts: [LaidOutText], below folder: String
  ) {
    role = view.usage?.rawValue
    source = LayoutReport.Source(view.location, below: folder)
    if view.hasUnknownContent {
      provenance = .opaque
      kind = view.customClass ?? kind
    } else {
      provenance = view.provenance.written
    }
    if let name = view.imageName {
      image = view.isSymbol ? .init(symbol: name) : .init(asset: name)
    }
    if let text = texts.first { self.text?.describe(text) }
  }
}

extension LayoutReport.Text {
  fileprivate mutating func describe(_ text: LaidOutText) {
    string = text.string
    // One of several possible texts is not known either.
    provenance = text.provenance == .known ? .known : .placeholder
    weight = text.font.weight.name
    lineLimit = text.lineLimit
    baselines = text.lines.map(\.baseline)
    switch text.font.scaling {
    case .adjusts(let style), .atLaunch(let style): self.style = style.swiftUIName
    case .fixed, .builtIn: break
    }
  }
}

extension LayoutReport.Source {
  /// Nil for a place that nobody knows.
  init?(_ location: SourceLocation, below folder: String) {
    guard location.line > 0 else { return nil }
    let start = folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"
    self.init(
      path: location.path.hasPrefix(start)
        ? String(location.path.dropFirst(start.count)) : location.path,
      line: location.line)
  }
}

extension Provenance {
  /// As layouts write it; nil for what is known.
  fileprivate var written: LayoutReport.Provenance? {
    switch self {
    case .known: nil
    case .placeholder: .placeholder
    case .assumed: .assumed
    }
  }
}

extension TextStyle {
  /// The name of the case of SwiftUI's `Font.TextStyle`.
  fileprivate var swiftUIName: String {
    switch self {
    case .title1: "title"
    case .caption1: "caption"
    default: name
    }
  }
}

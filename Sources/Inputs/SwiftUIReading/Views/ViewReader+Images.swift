import CodeEvaluation
import DynamicTypeModel
import SwiftUIModel

/// Pictures: symbols of the system, images of asset catalogues, and those that nobody knows.
extension ViewReader {
  func image(_ call: CallArguments) -> Value? {
    guard let first = call.arguments.first else { return nil }
    let given = evaluate(first)
    switch first.label {
    case "systemName", "_internalSystemName":
      return .image(symbolImage(given, at: call.location))
    case "systemSymbol": return .image(symbolImage(ofConstant: given, at: call.location))
    // `named:` is that of `UIImage`, which generated code calls `Image`.
    case nil, "decorative", "named":
      let known = assetImage(given, near: call.file, at: call.location)
      return .image(known ?? unknownImage(origin(of: given), call.location))
    case "uiImage":
      if let known = image(ofUIKit: given, near: call.file, at: call.location) {
        return .image(known)
      }
    // Of SwiftGen.
    case "asset":
      if let name = field("name", of: given), case .string = name.readable,
        let known = assetImage(name, near: call.file, at: call.location)
      {
        return .image(known)
      }
    default: break
    }
    return .image(unknownImage(first.origin, call.location))
  }

  /// The image of a catalogue that a name stands for, or the symbol that Xcode generates for one.
  ///
  /// - Parameter file: The source that shows it.
  func assetImage(
    _ value: Value, near file: Int, at location: SourceLocation?
  ) -> ImageValue? {
    let path = path(file)
    let name: String
    if let known = text(value) {
      name = known
    } else if case .symbol(let symbol) = value, let last = symbol.steps.last?.name {
      name = project.resources.imageName(ofSymbol: last, near: path) ?? last
    } else {
      return nil
    }
    var content = ImageDescription(
      .asset(name), size: project.resources.imageSize(name, near: path))
    content.file = project.resources.imageFile(name, near: path)
    return ImageValue(content: content, location: location)
  }

  /// What a `UIImage` shows: `UIImage(named:)`, `UIImage(resource:)`, or the symbol that Xcode generates.
  private func image(
    ofUIKit value: Value, near file: Int, at location: SourceLocation?
  ) -> ImageValue? {
    if case .image(let image) = value { return image }
    guard case .symbol(let symbol) = value else { return nil }
    if symbol.type == nil {
      return symbol.name.flatMap { _ in assetImage(value, near: file, at: location) }
    }
    guard symbol.type == "UIImage", let made = symbol.steps.first, made.name == "init",
      let argument = made.arguments?.first,
      argument.label == "named" || argument.label == "resource",
      var image = assetImage(argument.value, near: file, at: location)
    else { return nil }
    for step in symbol.steps.dropFirst() {
      guard step.name == "withRenderingMode" else { return nil }
      image.content.rendering = rendering(named: symbolName(step.arguments?.first?.value))
    }
    return image
  }

  /// `UIImage.RenderingMode` by the names of its cases.
  func rendering(named name: String?) -> ImageFile.Rendering? {
    switch name {
    case "alwaysTemplate": .template
    case "alwaysOriginal": .original
    default: nil
    }
  }

  /// What `resizable(capInsets:resizingMode:)` keeps; nil where it says nothing.
  func slices(_ call: CallArguments) -> ImageSlices? {
    let insets = insets(value("capInsets", call, as: "EdgeInsets")) ?? .zero
    let isTiled = symbolName(value("resizingMode", call)) == "tile"
    guard insets != .zero || isTiled else { return nil }
    return ImageSlices(
      caps: EdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing),
      isTiled: isTiled)
  }

  /// The picture of a constant of SFSafeSymbols.
  func symbolImage(ofConstant value: Value, at location: SourceLocation?) -> ImageValue {
    guard let name = symbolName(value) else { return symbolImage(value, at: location) }
    let dotted = Value.string(StringValue(Self.symbolName(ofConstant: name)))
    return symbolImage(dotted, at: location)
  }

  /// `chevron.down` of `chevronDown`, as SFSafeSymbols names its constants.
  static func symbolName(ofConstant name: String) -> String {
    var result = ""
    for letter in name where letter != "_" {
      let isDigitAfterLetter = letter.isNumber && result.last?.isLetter == true
      if letter.isUppercase || isDigitAfterLetter, !result.isEmpty { result += "." }
      result += letter.lowercased()
    }
    return result
  }

  func symbolImage(_ value: Value, at location: SourceLocation?) -> ImageValue {
    if case .string(let string) = value.readable, let name = string.known {
      return ImageValue(content: ImageDescription(.symbol(name)), location: location)
    }
    var image = ImageValue(content: ImageDescription(.symbol("square")), location: location)
    image.origin = origin(of: value)
    return image
  }

  func unknownImage(_ origin: String, _ location: SourceLocation?) -> ImageValue {
    let path = location?.path ?? ""
    let name = generatedImageName(origin, near: path)
    var content = ImageDescription(.asset(name ?? origin))
    if let name {
      content.size = project.resources.imageSize(name, near: path)
      content.file = project.resources.imageFile(name, near: path)
    }
    var image = ImageValue(content: content, location: location)
    image.origin = origin
    return image
  }

  /// The image of a catalogue for which a constant of sources stands that are made when the app is built:
  /// `Icon.chevronDown.view`.
  func generatedImageName(_ origin: String, near path: String) -> String? {
    let parts = origin.split(separator: ".").dropFirst()
    guard parts.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }) else {
      return nil
    }
    return parts.lazy.compactMap {
      self.project.resources.imageName(ofSymbol: String($0), near: path)
    }.first
  }

  /// A picture from elsewhere: its place is known where a closure says what is shown.
  func asyncImage(_ call: CallArguments) -> Value? {
    let picture = unknownImage("a picture from the network", call.location)
    guard let closure = call.trailing ?? call.expression("content") else { return .image(picture) }
    if case .null? = (call.expression("url")?.given.value).map(machine.current) {
      // Nothing is ever loaded.
      let phase = run { () throws(Unwind) -> MachineValue in
        try self.machine.staticValue("empty", of: .named("AsyncImagePhase")) ?? .void
      }
      return .view(views(call.expression("placeholder") ?? closure, call, with: [phase]) ?? .empty)
    }
    let image = machine.foreign(ImageBox(picture), .named("Image"))
    // Without a closure for what is shown until it is there, the one closure is told how far it is.
    let given =
      call.expression("placeholder") == nil
      ? [machine.unknown("phase", .named("AsyncImagePhase")), image] : [image]
    for value in given {
      let shown = views(closure.given.value, with: [value])
      if !shown.isEmpty, !shown.isOpaque { return .view(shown) }
    }
    return .image(picture)
  }
}

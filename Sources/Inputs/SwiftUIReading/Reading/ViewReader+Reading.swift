import CodeEvaluation
import SwiftCode
import SwiftSyntax
import SwiftUIModel

extension ViewReader {
  /// Makes the views of a root, of the same instance each time.
  func views(of root: Root) -> () -> ViewPiece {
    let value: MachineValue
    let isDark: Bool
    if case .preview = root { isDark = false } else { isDark = project.makesWindowsDark }
    if isDark { environment.isDark = true }
    switch root {
    case .preview(let preview):
      traits = previewTraits(preview)
      if let size = traits.dynamicTypeSize { environment.dynamicTypeSize = size }
      value = made(by: preview)
    case .type(let type): value = unknownInstance(of: type)
    case .shown(let type, let apps, let previews):
      value =
        firstInstance(of: type, in: apps) ?? firstInstance(of: type, in: previews)
        ?? unknownInstance(of: type)
    }
    return { isDark ? self.view(of: value).inDarkWindow : self.view(of: value) }
  }

  /// The view of a type as the first preview makes it that shows it. Each preview runs once: it may show something else the next
  /// time, and would by `lazy`, which asks for an element twice.
  private func firstInstance(
    of type: TypeDeclaration, in previews: [PreviewDeclaration]
  ) -> MachineValue? {
    for preview in previews {
      if let made = instance(of: type, in: { self.made(by: preview) }) { return made }
    }
    return nil
  }

  /// The view of a type as the first app shows it in a window.
  private func firstInstance(
    of type: TypeDeclaration, in apps: [TypeDeclaration]
  ) -> MachineValue? {
    for app in apps {
      guard let own = project.codeType(of: app) else { continue }
      let windows = { () -> MachineValue in
        self.run(most: Self.maximumStepsOfPreview) { () throws(Unwind) -> MachineValue in
          let reference = self.reference(to: own)
          let made =
            self.machine.takesNoArguments(reference)
            ? try self.machine.make(reference) : self.machine.placeholder(own)
          return try self.machine.value(of: "body", in: made)
        }
      }
      if let made = instance(of: type, in: windows) { return made }
    }
    return nil
  }

  /// What a preview makes.
  private func made(by preview: PreviewDeclaration) -> MachineValue {
    run(most: Self.maximumStepsOfPreview) { () throws(Unwind) -> MachineValue in
      if preview.traits == nil {
        let type = TypeReference.named(preview.name)
        return try self.machine.staticValue("previews", of: type) ?? .void
      }
      return try self.machine.built(preview.body, file: preview.file)
    }
  }

  /// A view of which nobody knows the arguments: its stored defaults, and placeholders.
  private func unknownInstance(of type: TypeDeclaration) -> MachineValue {
    guard let own = project.codeType(of: type) else {
      return machine.unknown(type.name, .named(type.name))
    }
    // An initialiser that takes nothing may set what is not set where it is declared.
    let reference = reference(to: own)
    if machine.takesNoArguments(reference) {
      return run { () throws(Unwind) -> MachineValue in try self.machine.make(reference) }
    }
    return machine.placeholder(own, forgetsStates: forgetsStates)
  }

  /// The view of a type as a preview or an app makes it, with what that puts into its environment.
  private func instance(
    of type: TypeDeclaration, in made: () -> MachineValue
  ) -> MachineValue? {
    let outer = appearance
    wanted = type.qualifiedName
    defer { wanted = nil }
    found = nil
    _ = view(of: made())
    guard let found else {
      appearance = outer
      return nil
    }
    appearance.forgetStates()
    environmentObjects = found.surroundings.objects
    environmentValues = found.surroundings.values
    restart()
    return found.value
  }
}

extension ViewPiece {
  /// The view in a window that code makes dark, unless it says itself how it looks.
  fileprivate var inDarkWindow: ViewPiece {
    var saysItself = false
    visit(most: Self.maximumNodes) { piece in
      if case .environment(.preferredAppearance(_?)) = piece.content { saysItself = true }
      return !saysItself
    }
    return saysItself ? self : changed(.preferredAppearance(.dark))
  }
}

import SwiftSyntax
import SwiftUIModel

extension Evaluator {
  /// The views of a root.
  func read(_ root: Root) -> ViewPiece { views(of: root)() }

  /// Makes the views of a root, of the same instance each time.
  func views(of root: Root) -> () -> ViewPiece {
    let value: Value
    switch root {
    case .preview(let preview): return { self.read(preview) }
    case .type(let type): value = unknownInstance(of: type)
    case .previewed(let type, let previews):
      let made = previews.lazy.compactMap { self.instance(of: type, in: $0) }.first
      value = made.map { .instance($0) } ?? unknownInstance(of: type)
    }
    return { self.view(of: value) }
  }

  private func read(_ preview: PreviewDeclaration) -> ViewPiece {
    traits = previewTraits(preview)
    if let size = traits.dynamicTypeSize { environment.dynamicTypeSize = size }
    return view(of: run(preview.body, scope(of: preview), as: Self.kind(of: preview)))
  }

  /// Where a preview's code is: a provider has static members of its own.
  private func scope(of preview: PreviewDeclaration) -> Scope {
    guard preview.traits == nil,
      let provider = project.type(named: preview.name, in: nil, file: preview.file)
    else { return Scope(file: preview.file) }
    let reference = TypeReference(provider.qualifiedName, file: preview.file)
    return Scope(file: preview.file, type: provider, receiver: .type(reference))
  }

  /// Code in previews may begin with statements and end with `return`.
  private static func kind(of preview: PreviewDeclaration) -> BlockKind? {
    preview.traits == nil ? .builder : nil
  }

  /// A view of which nobody knows the arguments: its stored defaults, and placeholders.
  private func unknownInstance(of type: TypeDeclaration) -> Value {
    let call = CallArguments([], scope: Scope(file: type.file))
    if let made = construct(type, call, call.scope), case .instance = made { return made }
    return .instance(Instance(type: type, fields: [:], origin: nil, id: newID()))
  }

  /// The view of a type as a preview makes it, with what the preview puts into its environment.
  private func instance(of type: TypeDeclaration, in preview: PreviewDeclaration) -> Instance? {
    wanted = type.qualifiedName
    defer { wanted = nil }
    found = nil
    _ = view(of: run(preview.body, scope(of: preview), as: Self.kind(of: preview)))
    guard let found else { return nil }
    environmentObjects = found.objects
    environmentValues = found.values
    restart()
    return found.instance
  }
}

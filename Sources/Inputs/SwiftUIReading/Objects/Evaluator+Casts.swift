import SwiftSyntax

/// `is`, `as?` and patterns with types, for values whose type is known.
extension Evaluator {
  /// Whether a value is of a type; nil where that is not known.
  func isKind(_ value: Value, of reference: TypeReference) -> Bool? {
    let name = reference.unwrapped.name.lastNameComponent
    switch value {
    case .string, .number, .bool, .image, .text:
      // None of them is a type of the app.
      if let own = declaration(of: reference), Self.ownKinds.contains(own.kind) { return false }
    default: break
    }
    switch value {
    case .binding(let inner): return isKind(inner, of: reference)
    case .instance(let instance): return isKind(instance.type, of: reference)
    case .enumCase(let choice): return choice.type.flatMap { isKind($0, of: reference) }
    case .string: return Self.isAmong(name, ["String", "StringProtocol"])
    case .number(_, let isInteger):
      return Self.isAmong(name, isInteger ? ["Int"] : ["Double", "CGFloat", "Float"])
    case .bool: return Self.isAmong(name, ["Bool"])
    case .image: return Self.isAmong(name, ["Image", "View"])
    case .text: return Self.isAmong(name, ["Text", "View"])
    default: return nil
    }
  }

  private static let ownKinds: Set<TypeDeclaration.Kind> = [.structure, .reference, .enumeration]

  private func isKind(_ type: TypeDeclaration, of reference: TypeReference) -> Bool? {
    let name = reference.unwrapped.name.lastNameComponent
    if project.inherits(type, from: [name]) { return true }
    if declaration(of: reference).map({ $0.kind != .external }) ?? false { return false }
    // A type of the system: those of the app are none of them but by what they inherit.
    return Self.plainTypes.contains(name) ? false : nil
  }

  private static let plainTypes: Set<String> = [
    "String", "Int", "Double", "CGFloat", "Float", "Bool", "Text", "Image", "EmptyView", "Color",
    "Date", "URL", "Array", "Dictionary",
  ]

  /// Types that say nothing of one another are known ones only.
  private static func isAmong(_ name: String, _ names: Set<String>) -> Bool? {
    if names.contains(name) { return true }
    return plainTypes.contains(name) ? false : nil
  }
}

import CodeEvaluation
import SwiftCode

/// Starts an app as the system does, so that its first screens are those that its code makes, with what it gives them.
struct AppLaunch {
  let machine: Machine
  let reader: HeapReader
  let delegates: [TypeDeclaration]

  /// An app that takes more instructions to start is not started.
  private static let mostSteps = 60_000

  /// Starts the app.
  ///
  /// - Returns: The first controller of each class that is there then; none where starting takes too long.
  func controllers() -> [[String]: ObjectID] {
    let hasEnded = machine.runBeforehand(most: Self.mostSteps) { () throws(Unwind) in
      for type in delegates { try start(type) }
    }
    guard hasEnded else { return [:] }
    let all = machine.objects.indices.map { ObjectID(rawValue: $0) }.filter {
      reader.isOf("UIViewController", $0)
    }
    return Dictionary(all.map { (reader.classes(of: $0)[0].path, $0) }) { first, _ in first }
  }

  private func start(_ type: TypeDeclaration) throws(Unwind) {
    let delegate = try machine.make(.named(type.path, []))
    guard let object = reader.object(delegate) else { return }
    let application = try machine.value(of: "shared", in: .type(.named("UIApplication")))
    if type.conforms(to: Self.ofApps), let id = reader.object(application) {
      try machine.set("delegate", of: .object(id), to: .some(delegate))
    }
    let options = Value.null
    for label in ["willFinishLaunchingWithOptions", "didFinishLaunchingWithOptions"] {
      try call(
        "application", object, [Operand(value: application), Operand(label, value: options)])
    }
    if type.conforms(to: Self.ofScenes) {
      let scene = try machine.make(.named("UIWindowScene"))
      let session = machine.unknown("a session")
      try call(
        "scene", object,
        [
          Operand(value: scene), Operand("willConnectTo", value: session),
          Operand("options", value: machine.unknown("options")),
        ])
    }
  }

  private func call(_ name: String, _ object: ObjectID, _ arguments: [Operand]) throws(Unwind) {
    let labels = arguments.map(\.label)
    let isThere = reader.classes(of: object).contains { type in
      type.groups.contains { group in
        group.functions.contains { $0.name == name && $0.parameters.map(\.label) == labels }
      }
    }
    if isThere { _ = try machine.send(name, to: .object(object), arguments) }
  }

  private static let ofApps = "UIApplicationDelegate"
  private static let ofScenes = "UIWindowSceneDelegate"

  /// The delegates of apps and of scenes among an app's classes, in the order in which they are told.
  static func delegates(in types: [TypeDeclaration]) -> [TypeDeclaration] {
    [ofApps, ofScenes].flatMap { name in
      types.filter { $0.kind == .object && $0.conforms(to: name) }
    }
  }
}

extension TypeDeclaration {
  fileprivate func conforms(to name: String) -> Bool {
    groups.contains { $0.inherited.contains { $0.name == name } }
  }
}

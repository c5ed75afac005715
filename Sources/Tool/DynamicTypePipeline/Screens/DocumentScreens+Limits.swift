import DynamicTypeModel
import UIKitModel

extension DocumentScreens {
  /// Screens with more constraints are not examined: the time of the solver grows with their square, and
  /// 10,000 take three seconds a size. Whole documents of public apps have up to 700.
  static let mostConstraints = 10_000

  /// What is said of screens that are too large for the solver.
  static func limits(in document: LoadedVariants) -> [Finding] {
    let scenes = document.variants.first?.document.scenes ?? []
    return scenes.filter(\.isTooLarge).map { scene in
      Finding(
        rule: .notExamined, severity: .warning,
        message: "the screen is not examined: it has \(scene.constraints.count) constraints, and "
          + "at most \(mostConstraints) are solved",
        location: scene.location, scene: scene.id)
    }
  }
}

extension Scene {
  /// Whether it has more constraints than are solved.
  var isTooLarge: Bool { constraints.count > DocumentScreens.mostConstraints }
}

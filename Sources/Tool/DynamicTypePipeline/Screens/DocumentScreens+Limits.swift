import DynamicTypeModel
import UIKitModel

extension DocumentScreens {
  /// Screens with more constraints are not examined: the time of the solver grows with their square, and
  /// 10,000 take three seconds a size. Whole documents of public apps have up to 700.
  static let mostConstraints = 10_000
  /// Screens with more views are not examined: 10,000 take 230 MB at two sizes, and their findings as much again.
  /// Whole documents of public apps that we know have up to 330.
  static let mostViews = 20_000

  /// What is said of screens that are too large to be laid out.
  static func limits(in document: LoadedVariants) -> [Finding] {
    let scenes = document.variants.first?.document.scenes ?? []
    return scenes.compactMap { scene in
      guard let excess = scene.excess else { return nil }
      return Finding(
        rule: .notExamined, severity: .warning,
        message: "the screen is not examined: it has \(excess)", location: scene.location,
        scene: scene.id)
    }
  }
}

extension Scene {
  /// Whether it has more constraints or views than are laid out.
  var isTooLarge: Bool { excess != nil }

  /// What it has too many of, in words; nil where it is laid out.
  fileprivate var excess: String? {
    if constraints.count > DocumentScreens.mostConstraints {
      return
        "\(constraints.count) constraints, and at most \(DocumentScreens.mostConstraints) are solved"
    }
    if elements.count > DocumentScreens.mostViews {
      return "\(elements.count) views, and at most \(DocumentScreens.mostViews) are laid out"
    }
    return nil
  }
}

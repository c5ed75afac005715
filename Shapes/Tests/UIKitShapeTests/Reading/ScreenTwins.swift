import DynamicType
import DynamicTypeModel
import GeneratedControllers
import SourceComparison
import UIKitLayoutTesting

@testable import DynamicTypeSource
@testable import UIKit
@testable import UIKitLayout
@testable import UIKitReading

/// Controllers and views that are compiled, beside what the machine makes of their sources.
@MainActor
struct ScreenTwins {
  private let project: UIKitProject
  private let screens: [String: UIKitScreen]

  /// - Parameter folder: That of the sources, from the package's.
  init(folder: String) throws {
    project = UIKitProject(
      try SourceFolder.sources(in: folder).map { ParsedSource($0.bytes, path: $0.name) })
    screens = Dictionary(project.screens.map { ($0.name, $0) }) { first, _ in first }
  }

  /// Where the two are different, at the smallest text size at which they are; nil where they are the same at all twelve.
  ///
  /// At each size an app begins anew, with that size.
  func firstDifference(of generated: GeneratedScreen) throws -> String? {
    guard let screen = screens[generated.name] else { return "is not found" }
    var known: (scene: ReadScene, asksForTextSize: Bool)?
    for category in UIContentSizeCategory.all {
      let compiled = withContentSizeCategory(category) { Self.laidOut(generated.make()) }
      let configuration = compiled.configuration
      // As the bench does.
      if known?.asksForTextSize != false {
        let session = UIKitSession(
          project, screen, Self.surroundings(configuration),
          EngineLayout(configuration: configuration))
        known = session.read().map { ($0, session.asksForTextSize) }
      }
      guard let known else { return "at \(category.rawValue) is not read" }
      let read = LayoutTools.shared.engine.layout(
        known.scene.scene, of: .builtByCode(on: configuration.device), for: configuration)
      if let found = LineDifference(
        compiled: Self.lines(of: compiled), read: Self.lines(of: read))
      {
        return "at \(category.rawValue): \(found)"
      }
    }
    return nil
  }

  private static let window = CGSize(width: 393, height: 852)

  /// A screen that fills a window, or a view that is as wide as one and as high as it asks for.
  private static func laidOut(_ made: UIResponder) -> LaidOutScreen {
    let window = UIWindow(frame: CGRect(origin: .zero, size: window))
    return withExtendedLifetime(window) {
      if let controller = made as? UIViewController {
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return controller.view.laidOutScreen!
      }
      let view = made as! UIView
      window.addSubview(view)
      let size = view.systemLayoutSizeFitting(
        CGSize(width: window.bounds.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      view.frame = CGRect(x: 0, y: 0, width: window.bounds.width, height: size.height)
      return view.laidOutScreen!
    }
  }

  private static func surroundings(_ configuration: Configuration) -> ReadingSurroundings {
    ReadingSurroundings(
      textSize: configuration.size, device: configuration.device, locale: configuration.locale)
  }

  /// Lays scenes out for code that asks for sizes.
  private struct EngineLayout: SceneLayout {
    let configuration: Configuration

    func frames(of scene: ReadScene, in surroundings: ReadingSurroundings) -> SceneFrames {
      let screen = LayoutTools.shared.engine.layout(
        scene.scene, of: .builtByCode(on: surroundings.device), for: configuration)
      return SceneFrames(elements: screen.nodes.map(\.frame), safeArea: screen.safeArea)
    }
  }

  /// A line for each view, in pre-order: what it is, where it is, and what its texts look like.
  private static func lines(of screen: LaidOutScreen) -> [String] {
    zip(screen.views, screen.nodes).map { view, node in
      var parts = ["\(view.kind)", "\(node.frame)"]
      if !node.isShown { parts.append("hidden") }
      if view.opacity != 1 { parts.append("opacity \(view.opacity)") }
      if let scroll = node.scroll { parts.append("scrolls \(scroll.contentSize) \(scroll.insets)") }
      for line in node.texts.flatMap(\.lines) {
        parts.append("\"\(line.text)\" at \(line.originX), \(line.baseline)")
        parts += line.spans.map { "in \($0.font)" }
      }
      return parts.joined(separator: " ")
    }
  }
}

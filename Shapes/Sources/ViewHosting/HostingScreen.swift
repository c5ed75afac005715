internal import DynamicType
internal import DynamicTypeModel
import SwiftUI
internal import SwiftUILayout
internal import SwiftUIModel
import UIKit

/// A SwiftUI view in a view of UIKit: its state, and what it shows for the traits there.
@MainActor
final class HostingScreen<Content: View>: HostedScreen {
  var rootView: Content { didSet { invalidate() } }
  private let graph = ViewGraph()
  private weak var view: HostingView?
  private var known: Known?

  private struct Known {
    let traits: UITraitCollection
    let surroundings: LayoutSurroundings
    let layout: Int
    let content: HostedContent
  }

  init(_ rootView: Content) {
    self.rootView = rootView
    graph.isHosted = true
    graph.onChange = { [weak self] in self?.invalidate() }
  }

  private func invalidate() {
    known = nil
    view?.setNeedsLayout()
  }

  func content(in view: HostingView, layout: Int?) -> HostedContent {
    self.view = view
    let traits = view.traitCollection
    if let known, known.traits == traits, known.surroundings == .current, known.layout == layout {
      return known.content
    }
    let environment = ViewEnvironment(traits)
    graph.window = UIScreen.main.bounds.size
    let tree = graph.tree(of: rootView, in: EnvironmentValues(layout: environment))
    let screen: @MainActor (Size) -> LaidOutScreen = { [weak self] size in
      guard let self else {
        preconditionFailure("a view was laid out after its controller was gone")
      }
      return self.screen(of: tree, in: environment, size)
    }
    let content = HostedContent(
      number: HostedNumbers.next(),
      size: { width, height in
        SwiftUILayoutEngine.shared.size(
          of: tree, proposed: ProposedSize(width: width, height: height),
          environment: environment)
      },
      screen: { size in MainActor.assumeIsolated { screen(size) } })
    known = layout.map {
      Known(traits: traits, surroundings: .current, layout: $0, content: content)
    }
    return content
  }

  private func screen(
    of tree: ViewTree, in environment: ViewEnvironment, _ size: Size
  ) -> LaidOutScreen {
    let surroundings = LayoutSurroundings.current
    let device = Device(
      id: "hosted", name: "hosted", screen: UIScreen.main.modelledSize,
      pixelScale: environment.pixelScale)
    let screen = SwiftUILayoutEngine.shared.screen(
      tree, id: "\(Content.self)", title: "\(Content.self)", location: surroundings.location,
      configuration: Configuration(
        size: environment.dynamicTypeSize, device: device,
        locale: surroundings.locale ?? Configuration.baseLocale, era: surroundings.era),
      window: size, safeArea: safeArea(environment), environment: environment
    ).showingHosted()
    // A change of state invalidates what is known, and lets UIKit make its layout again.
    _ = graph.finishLayout()
    return screen
  }

  /// What bars and the device cover of the view.
  private func safeArea(_ environment: ViewEnvironment) -> DirectionalInsets {
    guard let insets = view?.safeAreaInsets else { return .zero }
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    return DirectionalInsets(
      top: insets.top, leading: isRightToLeft ? insets.right : insets.left,
      bottom: insets.bottom, trailing: isRightToLeft ? insets.left : insets.right)
  }
}

extension SwiftUILayoutEngine {
  /// With the measurer of UIKit's texts.
  fileprivate static let shared = SwiftUILayoutEngine(measurer: LayoutTools.shared.measurer)
}

/// Numbers of states of views, none of which is given twice.
@MainActor
enum HostedNumbers {
  private static var last = 0

  static func next() -> Int {
    last += 1
    return last
  }
}

extension UIScreen {
  var modelledSize: Size { Size(width: bounds.width, height: bounds.height) }
}

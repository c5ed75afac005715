import DynamicType
import DynamicTypeModel
import DynamicTypeRendering
import UIKitModel

/// Pictures of a document's screens.
package struct RenderRun: Sendable {
  /// One drawn screen.
  package struct Picture: Sendable {
    package var scene: String
    package var title: String
    package var configuration: Configuration
    package var png: [UInt8]
  }

  private let layout: LayoutRun
  private let options: RenderOptions

  package init(path: String, matrix: ConfigurationMatrix, options: RenderOptions)
    throws(InputProblem)
  {
    layout = try LayoutRun(path: path, matrix: matrix, target: .device)
    self.options = options
  }

  /// The screens that there are to draw, in document order: their ids and what people call them.
  ///
  /// A controller that only holds others, such as a navigation controller, comes last.
  package func screens() throws(InputProblem) -> [(id: String, title: String)] {
    let scenes = try layout.variants().first?.scenes ?? []
    let holders = scenes.filter(\.isHolder)
    return (scenes.filter { !$0.isHolder } + holders).map { ($0.id, $0.title) }
  }

  /// Draws the screens of these ids at each cell of the matrix: screen by screen.
  package func pictures(of ids: [String], on bench: Bench) throws -> [Picture] {
    let variants = try layout.variants()
    var pictures: [Picture] = []
    for id in ids {
      for variant in variants {
        for scene in variant.document.embeddingScenes().scenes where scene.id == id {
          let layouts = bench.engine.layoutSeries(
            scene, of: variant.document, in: variant.graph, for: variant.configurations)
          for layout in layouts {
            pictures.append(
              Picture(
                scene: id, title: scene.title, configuration: layout.configuration,
                png: try bench.renderer.png(of: layout, options: options)))
          }
        }
      }
    }
    return pictures
  }
}

extension Scene {
  /// Whether its controller only holds others.
  fileprivate var isHolder: Bool {
    switch controller?.kind {
    case .navigationController, .tabBarController, .splitViewController, .pageViewController: true
    default: false
    }
  }
}

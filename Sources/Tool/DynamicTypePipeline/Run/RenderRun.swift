import DynamicType
import DynamicTypeModel
import DynamicTypeRendering

/// Pictures of a file's screens.
package struct RenderRun: Sendable {
  /// One drawn screen.
  package struct Picture: Sendable {
    package var scene: String
    package var title: String
    package var configuration: Configuration
    package var png: [UInt8]
  }

  private let files: [ScreenFile]
  private let options: RenderOptions

  /// Reads a document.
  package init(path: String, matrix: ConfigurationMatrix, options: RenderOptions)
    throws(InputProblem)
  {
    files = [try DocumentScreens(paths: [path], linking: .withinDocument).file(path, matrix)]
    self.options = options
  }

  /// Reads the views of SwiftUI in sources.
  ///
  /// - Parameter name: The view or preview to draw; nil for all views that fill a screen.
  package init(
    sources input: InputFiles, screen name: String?, matrix: ConfigurationMatrix,
    options: RenderOptions, threads: Int
  ) async {
    var screens = await SwiftUIScreens(of: input, threads: threads)
    if let name { screens.selection = .named([name]) }
    files = await screens.read(for: matrix, threads: threads)
    self.options = options
  }

  /// The screens that there are to draw, in the order of the file: their ids and what people call them.
  ///
  /// A controller that only holds others, such as a navigation controller, comes last.
  package var screens: [(id: String, title: String)] {
    let screens = files.flatMap { file in file.places.first.map(file.screens(at:)) ?? [] }
    let holders = screens.filter(\.isHolder)
    return (screens.filter { !$0.isHolder } + holders).map { ($0.id, $0.name) }
  }

  /// Draws the screens of these ids at each cell of the matrix: screen by screen.
  package func pictures(of ids: [String], on bench: Bench) throws -> [Picture] {
    var pictures: [Picture] = []
    for id in ids {
      for screen in files.flatMap(\.screens) where screen.id == id {
        for layout in screen.laidOut(on: bench) {
          pictures.append(
            Picture(
              scene: id, title: screen.name, configuration: layout.configuration,
              png: try bench.renderer.png(of: layout, options: options)))
        }
      }
    }
    return pictures
  }
}

import DynamicTypeModel
import DynamicTypeReportModel
import DynamicTypeSource

/// The screens of one document, or of some sources, laid out at some cells of a matrix, without any judgement.
package struct LayoutRun: Sendable {
  /// What was read: a document, a source, or a folder of sources.
  private let path: String
  private let files: [ScreenFile]
  /// The folder to which places in sources are relative; nil for a document.
  private let folder: String?
  /// Device by device, for each the locales.
  private let places: [ScreenFile.Place]
  /// Of the screens that were asked for by name, those that are in no source; in the order of the names.
  package private(set) var missing: [MissingScreen] = []

  /// A name that no screen has, and the nearest one that some have.
  package struct MissingScreen: Sendable {
    package var name: String
    package var nearest: String?
  }

  /// Reads a document.
  ///
  /// - Parameter target: What the layout of a document is to equal.
  package init(
    path: String, matrix: ConfigurationMatrix, target: LayoutTarget
  ) throws(InputProblem) {
    self.path = path
    folder = nil
    let file = try DocumentScreens(paths: [path], linking: .none, target: target).file(path, matrix)
    files = [file]
    places = file.places
  }

  /// Reads the views of SwiftUI in sources.
  ///
  /// - Parameters:
  ///   - path: The folder or the source that was named.
  ///   - input: The sources found there, and the folders of what they use.
  ///   - names: The screens to lay out, by the names of types and previews; none for all views that fill a
  ///     screen.
  package init(
    path: String, sources input: InputFiles, screens names: [String], matrix: ConfigurationMatrix,
    threads: Int
  ) async {
    self.path = path
    var screens = await SwiftUIScreens(of: input, threads: threads)
    if !names.isEmpty { screens.selection = .named(Set(names)) }
    files = await screens.read(for: matrix, threads: threads)
    folder = input.folders.first ?? "."
    places = SwiftUIScreens.places(of: matrix)
    let found = Set(screens.screens(in: screens.index()).flatMap { [$0.name, $0.writtenName] })
    guard !names.allSatisfy(found.contains) else { return }
    let all = Set(screens.index().screens.map(\.name)).sorted()
    missing = names.filter { !found.contains($0) }.map { name in
      MissingScreen(name: name, nearest: all.isEmpty ? nil : nearestName(to: name, among: all))
    }
  }

  /// A report a cell: device by device, locale by locale, then size by size.
  package func reports(on bench: Bench) -> [LayoutReport] {
    places.flatMap { place in
      let series = files.flatMap { file in
        file.screens(at: place).map { (name: $0.name, layouts: $0.laidOut(on: bench)) }
      }
      return place.configurations.enumerated().map { index, configuration in
        LayoutReport(
          document: path, configuration: .init(configuration),
          scenes: series.map { scene(of: $0.layouts[index], named: $0.name) })
      }
    }
  }

  private func scene(of layout: LaidOutScreen, named name: String) -> LayoutReport.Scene {
    guard let folder else { return LayoutReport.Scene(layout) }
    return LayoutReport.Scene(layout, name: name, below: folder)
  }
}

extension ScreenList {
  /// The views of SwiftUI that fill a screen, without laying them out.
  ///
  /// - Parameter input: The sources, and the folders of what they use.
  package init(of input: InputFiles, threads: Int) async {
    let source = await SwiftUIScreens(of: input, threads: threads)
    let folder = input.folders.first ?? "."
    self.init(
      screens: source.screens(in: source.index()).compactMap { screen in
        LayoutReport.Source(screen.location, below: folder).map {
          ScreenList.Screen(name: screen.name, source: $0)
        }
      })
  }
}

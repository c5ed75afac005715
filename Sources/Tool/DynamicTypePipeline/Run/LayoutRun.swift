import DynamicTypeModel
import DynamicTypeReportModel
import DynamicTypeSource
import UIKitReading

/// The screens of one document, or of some sources, laid out at some cells of a matrix, without any judgement.
package struct LayoutRun: Sendable {
  /// What was read: a document, a source, or a folder of sources.
  private let path: String
  private let files: [ScreenFile]
  /// The folder to which places in sources are relative; nil for a document.
  private let folder: String?
  /// Device by device, for each the locales.
  private let places: [ScreenFile.Place]
  /// How many sizes and screens are laid out at a time.
  private let threads: Int
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
    path: String, matrix: ConfigurationMatrix, target: LayoutTarget, threads: Int
  ) throws(InputProblem) {
    self.path = path
    self.threads = threads
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
    self.threads = threads
    var screens = await SwiftUIScreens(of: input, threads: threads)
    var code = await CodeScreens(
      in: screens.sources.map(\.source), of: input, threads: threads)
    if !names.isEmpty {
      screens.selection = .named(Set(names))
      code?.selection = .named(Set(names))
    }
    let built = await code?.read(for: matrix, threads: threads) ?? []
    // A preview of a view of UIKit is none of SwiftUI's.
    let known = Set(built.flatMap(\.screens).compactMap(\.location))
    let index = screens.index()
    var files = await screens.read(index, for: matrix, threads: threads)
    for number in files.indices {
      files[number].screens.removeAll { $0.location.map(known.contains) ?? false }
    }
    self.files = files + built
    folder = input.folders.first ?? "."
    places = SwiftUIScreens.places(of: matrix)
    let ofCode = code?.project.screens.map(\.name) ?? []
    let found = Set(screens.screens(in: index).flatMap { [$0.name, $0.writtenName] }).union(ofCode)
    guard !names.allSatisfy(found.contains) else { return }
    let all = Set(index.screens.map(\.name)).union(ofCode).sorted()
    missing = names.filter { !found.contains($0) }.map { name in
      MissingScreen(name: name, nearest: all.isEmpty ? nil : nearestName(to: name, among: all))
    }
  }

  /// A report a cell: device by device, locale by locale, then size by size.
  package func reports(on bench: Bench) async -> [LayoutReport] {
    var reports: [LayoutReport] = []
    for place in places {
      let series = await series(at: place, on: bench)
      reports += place.configurations.enumerated().map { index, configuration in
        LayoutReport(
          document: path, configuration: .init(configuration),
          scenes: series.map { series in
            var scene = scene(of: series.layouts[index], named: series.name)
            if let reading = series.readings[index] { scene.describe(reading) }
            return scene
          })
      }
    }
    return reports
  }

  /// Every screen at every size of a place, several at a time.
  private func series(at place: ScreenFile.Place, on bench: Bench) async -> [Series] {
    let screens = files.flatMap { file in
      file.screens(at: place).map { (path: file.path, screen: $0) }
    }
    let pieces = ScreenPiece.pieces(of: screens, threads: threads)
    let made = await concurrentMap(
      pieces, threads: threads, of: \.path, isView: \.screen.isOfSource
    ) {
      Series($0.screen, for: $0.configurations, on: bench)
    }
    var series: [Series] = []
    for (piece, part) in zip(pieces, made) {
      if piece.number == series.count {
        series.append(part)
      } else {
        series[piece.number].append(part)
      }
    }
    return series
  }

  /// A screen at sizes of a place, ascending.
  private struct Series: Sendable {
    let name: String
    private(set) var layouts: [LaidOutScreen]
    /// What was read of its code, for screens of UIKit.
    private(set) var readings: [ReadScene?]

    init(_ screen: any PlacedScreen, for configurations: [Configuration], on bench: Bench) {
      name = screen.name
      if let code = screen as? PlacedCodeScreen {
        let made = code.laidOutWithReadings(for: configurations, on: bench)
        layouts = made.map(\.screen)
        readings = made.map(\.reading)
      } else {
        layouts = screen.laidOut(for: configurations, on: bench)
        readings = layouts.map { _ in nil }
      }
    }

    mutating func append(_ next: Series) {
      layouts += next.layouts
      readings += next.readings
    }
  }

  private func scene(of layout: LaidOutScreen, named name: String) -> LayoutReport.Scene {
    guard let folder else { return LayoutReport.Scene(layout) }
    return LayoutReport.Scene(layout, name: name, below: folder)
  }
}

extension ScreenList {
  /// The scenes of documents, the views of SwiftUI that fill a screen, and controllers, without laying them out.
  ///
  /// - Parameters:
  ///   - input: The sources, and the folders of what they use.
  ///   - problems: Takes in why documents could not be read.
  package init(of input: InputFiles, threads: Int, problems: inout [InputProblem]) async {
    let source = await SwiftUIScreens(of: input, threads: threads)
    let folder = input.folders.first ?? "."
    let views = source.screens(in: source.index()).map { ($0.name, $0.location) }
    // Their names need no xibs.
    let code = await CodeScreens(
      in: source.sources.map(\.source), of: input, documents: [], threads: threads)
    let built = code?.screens.map { ($0.name, $0.location) } ?? []
    let documents = await DocumentScreens(paths: input.documents, linking: .none)
      .read(for: ConfigurationMatrix(sizes: [.large]), threads: threads)
    problems += documents.compactMap(\.problem)
    let scenes = documents.flatMap(\.screens).compactMap { screen -> ScreenList.Screen? in
      guard let screen = screen as? DocumentScreen, let root = screen.scene.elements.first,
        let place = LayoutReport.Source(root.location, below: folder)
      else { return nil }
      return ScreenList.Screen(kind: screen.kind, name: screen.name, source: place)
    }
    self.init(
      screens: scenes
        + (views + built).compactMap { name, location in
          LayoutReport.Source(location, below: folder).map {
            ScreenList.Screen(name: name, source: $0)
          }
        })
  }
}

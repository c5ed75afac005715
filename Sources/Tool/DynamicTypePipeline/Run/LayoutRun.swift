import DynamicTypeModel
import DynamicTypeReportModel

/// The screens of one file, laid out at some cells of a matrix, without any judgement.
package struct LayoutRun: Sendable {
  private let file: ScreenFile

  /// Reads the file.
  ///
  /// - Parameter target: What the layout of a document is to equal.
  package init(
    path: String, matrix: ConfigurationMatrix, target: LayoutTarget
  ) throws(InputProblem) {
    file = try DocumentScreens(paths: [path], linking: .none, target: target).file(path, matrix)
  }

  /// A report a cell: device by device, locale by locale, then size by size.
  package func reports(on bench: Bench) -> [LayoutReport] {
    file.places.flatMap { place in
      let series = file.screens(at: place).map { $0.laidOut(on: bench) }
      return place.configurations.enumerated().map { index, configuration in
        LayoutReport(
          document: file.path, configuration: .init(configuration),
          scenes: series.map { LayoutReport.Scene($0[index]) })
      }
    }
  }
}

import DynamicTypeModel
import DynamicTypeReportModel
import UIKitLayout
import UIKitModel

/// One document, laid out at some cells of a matrix, without any judgement.
package struct LayoutRun: Sendable {
  private let input: DocumentInput
  private let matrix: ConfigurationMatrix
  private let target: LayoutTarget

  package init(
    path: String, matrix: ConfigurationMatrix, target: LayoutTarget
  ) throws(InputProblem) {
    input = try DocumentInput(path: path)
    self.matrix = matrix
    self.target = target
  }

  /// A report a cell: device by device, locale by locale, then size by size.
  package func reports(on bench: Bench) throws(InputProblem) -> [LayoutReport] {
    var reports: [LayoutReport] = []
    for variant in try variants() {
      let series = variant.scenes.map { scene in
        bench.engine.layoutSeries(
          scene, of: variant.document, in: variant.graph, for: variant.configurations)
      }
      for (index, configuration) in variant.configurations.enumerated() {
        reports.append(
          LayoutReport(
            document: input.path, configuration: .init(configuration),
            scenes: series.map { LayoutReport.Scene($0[index]) }))
      }
    }
    return reports
  }

  /// The document on each device in each locale.
  func variants() throws(InputProblem) -> [Variant] {
    var variants: [Variant] = []
    for device in matrix.devices.isEmpty ? [nil] : matrix.devices.map(Optional.some) {
      for locale in matrix.locales {
        let document = try input.load(device: device, locale: locale).document
        variants.append(
          Variant(
            document: document, graph: SceneGraph(document),
            configurations: matrix.configurations(
              on: document.device, in: locale, target: target)))
      }
    }
    return variants
  }

  /// A document as it is on a device in a locale.
  struct Variant {
    var document: InterfaceDocument
    var graph: SceneGraph
    /// One a size, ascending.
    var configurations: [Configuration]
    /// Those that have views.
    var scenes: [Scene] { document.scenes.filter { !$0.elements.isEmpty } }
  }
}

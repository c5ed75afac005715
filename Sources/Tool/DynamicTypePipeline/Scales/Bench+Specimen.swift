import DynamicTypeRendering
import DynamicTypeText

extension Bench {
  /// A picture of styles at their text sizes: a line of sample text each, as a PNG file.
  package func specimen(of styles: [ScaledStyle], title: String) throws(RenderingError) -> [UInt8] {
    let rows = styles.flatMap { style in
      style.cells.map { cell in
        Specimen.Row(
          name: "\(style.name) \(cell.category.shortName)",
          detail: ([cell.pointSize] + [cell.leading].compactMap { $0 }).map(\.written)
            .joined(separator: " / "),
          sample: "Tea for every reader",
          font: .system(size: cell.pointSize, weight: style.weight))
      }
    }
    return try renderer.specimenPNG(Specimen(title: title, rows: rows))
  }
}

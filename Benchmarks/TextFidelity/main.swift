import DynamicType
import DynamicTypeShaping
import DynamicTypeText
import Foundation

// usage: TextFidelity [--rows] [PATH]
// Compares widths and heights with those that Xcode recorded, and writes the figures as Markdown.
let arguments = CommandLine.arguments.dropFirst()
let path = arguments.last { !$0.hasPrefix("--") } ?? "../shared/data/ib-observed-text.json"
let file = try JSONDecoder().decode(
  ObservationFile.self, from: Data(contentsOf: URL(filePath: path)))
let measurer = TextMeasurer(shaper: HarfBuzzShaper(library: try FontLibrary()))
let oracle = URL(filePath: path).deletingLastPathComponent()
  .appending(path: "../corpus/ORACLE.json")
let textSizes =
  try (try? Data(contentsOf: oracle)).map { try JSONDecoder().decode(TextSizes.self, from: $0) }
  ?? TextSizes()
let documents = RecordedDocuments(
  corpus: oracle.deletingLastPathComponent(), measurer: measurer)
let comparisons = file.rows.compactMap {
  Comparison($0, measurer: measurer, textSizes: textSizes, documents: documents)
}.knowingMissingFonts(measurer: measurer)
if arguments.contains("--rows") {
  for comparison in comparisons { print(comparison.row) }
} else {
  print(FidelityReport(comparisons: comparisons).markdown, terminator: "")
}

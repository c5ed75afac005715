import DynamicType
import DynamicTypeShaping
import DynamicTypeText
import Foundation

// usage: TextBenchmark STRINGS LINES
// Lays out the strings of a file (one a line) at 12 sizes and 3 widths. Writes the seconds of CPU
// for the analysis of all texts; for all layouts; for all layouts with their glyphs placed; for all
// layouts by looking texts up; then the megabytes of 10,000 paragraphs and the number of layouts;
// then the seconds for the answers of prepared texts, by SwiftUI's rules, to as many proposed
// widths; then the seconds for what has to be done for one size of all texts, analysis included,
// and for the other eleven sizes, when each text is laid out at all sizes before the next. Writes
// to LINES the numbers of lines, and to LINES.words for each layout 1 when its widest word fits in
// a line, else 0.
let sizes: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
let widths: [Double] = [120, 200, 320]

let arguments = CommandLine.arguments
guard arguments.count == 3 else {
  FileHandle.standardError.write(Data("usage: TextBenchmark STRINGS LINES\n".utf8))
  exit(2)
}
let texts = try String(contentsOfFile: arguments[1], encoding: .utf8)
  .split(separator: "\n").map(String.init)
let measurer = TextMeasurer(
  shaper: HarfBuzzShaper(library: try FontLibrary()), cachedParagraphs: texts.count * 2)
let options = ParagraphOptions()

/// The seconds of CPU that some work takes.
func seconds(_ work: () -> Void) -> Double {
  let start = clock()
  work()
  return Double(clock() - start) / Double(CLOCKS_PER_SEC)
}

/// Seconds by a clock that is read in some nanoseconds.
func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// One text at one size and all widths; the numbers of its lines.
func layOut(_ text: AttributedText, into lines: inout [Int]) {
  for width in widths {
    lines.append(measurer.layout(text, options: options, width: width).lineCount)
  }
}

/// A line of numbers for each text.
func write(_ rows: [[Int]], to path: String) throws {
  let lines = rows.map { $0.map(String.init).joined(separator: " ") + "\n" }
  try lines.joined().write(toFile: path, atomically: true, encoding: .utf8)
}

func attributed(_ text: String, size: Double) -> AttributedText {
  AttributedText(text, font: TextFont(face: .named("Inter-Regular"), pointSize: size))
}

// Opens the fonts, as the other engines have theirs open too.
var warmUp: [Int] = []
for text in texts.prefix(12) { layOut(attributed(text + ".", size: 17), into: &warmUp) }

var counts = [[Int]](repeating: [], count: texts.count)
for index in counts.indices { counts[index].reserveCapacity(sizes.count * widths.count) }

// Analysis: itemising, bidi, breaks, fallback, shaping.
var paragraphs: [Paragraph] = []
paragraphs.reserveCapacity(texts.count)
let analysis = seconds {
  for text in texts {
    paragraphs.append(measurer.paragraph(for: attributed(text, size: 17), options: options))
  }
}
let layout = seconds {
  for (index, paragraph) in paragraphs.enumerated() {
    for size in sizes {
      for width in widths {
        counts[index].append(
          paragraph.layout(pointSize: size, options: options, width: width).lineCount)
      }
    }
  }
}
// The same with every glyph put in its place.
var checksum = 0.0
let placing = seconds {
  for paragraph in paragraphs {
    for size in sizes {
      for width in widths {
        checksum += paragraph.layout(pointSize: size, options: options, width: width)
          .placeAllGlyphs()
      }
    }
  }
}
// The same by attributed texts, each looked up among the paragraphs that are kept.
var lookedUp: [Int] = []
lookedUp.reserveCapacity(texts.count * sizes.count * widths.count)
let lookingUp = seconds {
  for text in texts { for size in sizes { layOut(attributed(text, size: size), into: &lookedUp) } }
}

// Answers to proposed widths, of texts that are prepared at all sizes.
var swiftUI = options
swiftUI.conventions = .swiftUI
let prepared = texts.flatMap { text in
  sizes.map { measurer.prepare(attributed(text, size: $0), options: swiftUI) }
}
// Where words may be divided is looked up once a text.
for text in prepared { checksum += text.size(width: 1).height }
let answering = seconds {
  for text in prepared {
    for width in widths { checksum += text.size(width: width).height }
  }
}

/// The seconds that texts take one after the other, as an app has them laid out: the first size of
/// each with its analysis, and the other sizes. What is shaped anew where words are split is shaped
/// in the layouts that split them first.
func secondsBySize(_ texts: [String], lines: inout [Int]) -> (first: Double, further: Double) {
  let fresh = TextMeasurer(shaper: measurer.shaper, cachedParagraphs: 1)
  let (options, sizes, widths) = (options, sizes, widths)
  var counts = [Int](repeating: 0, count: sizes.count * widths.count)
  var seconds = (first: 0.0, further: 0.0)
  // What reading the clock takes, which is a hundredth of what it measures.
  let readings = 10_000
  let beforeReadings = now()
  for _ in 1..<readings { _ = now() }
  let reading = (now() - beforeReadings) / Double(readings)
  func layOut(_ paragraph: Paragraph, _ range: Range<Int>) {
    for size in range {
      for (index, width) in widths.enumerated() {
        counts[size * widths.count + index] =
          paragraph.layout(pointSize: sizes[size], options: options, width: width).lineCount
      }
    }
  }
  for text in texts {
    let start = now()
    let paragraph = fresh.paragraph(for: attributed(text, size: 17), options: options)
    layOut(paragraph, 0..<1)
    let middle = now()
    layOut(paragraph, 1..<sizes.count)
    seconds.first += middle - start - reading
    seconds.further += now() - middle - reading
    lines += counts
  }
  return seconds
}
var oneAfterTheOther: [Int] = []
let bySize = secondsBySize(texts, lines: &oneAfterTheOther)

/// The memory of this process that is in use, in megabytes, where the system says.
func residentMegabytes() -> Double {
  let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
    .split(separator: " ").dropFirst().first.flatMap { Double($0) }
  return (pages ?? 0) * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_000_000
}

// Ten thousand further paragraphs, kept.
let before = residentMegabytes()
let keptParagraphs = (0..<10_000).map { index in
  let text = texts[index % texts.count] + " \(index)"
  return TextMeasurer(shaper: measurer.shaper, cachedParagraphs: 1)
    .paragraph(for: attributed(text, size: 17), options: options)
}
let megabytes = residentMegabytes() - before
precondition(keptParagraphs.count == 10_000 && checksum > 0, "glyphs stand nowhere")
precondition(lookedUp == counts.flatMap(\.self), "layouts differ from cache and afresh")
precondition(lookedUp == oneAfterTheOther, "layouts differ by their order")

let wordsFit = paragraphs.map { paragraph in
  sizes.flatMap { size in
    widths.map { width in
      paragraph.layout(pointSize: size, options: options, width: width).widestWord <= width ? 1 : 0
    }
  }
}
try write(counts, to: arguments[2])
try write(wordsFit, to: arguments[2] + ".words")
print(
  analysis, layout, placing, lookingUp, megabytes, texts.count * sizes.count * widths.count,
  answering, bySize.first, bySize.further)

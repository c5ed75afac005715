import DynamicTypeInterfaceBuilder
import DynamicTypeModel
import Foundation
import Testing
import UIKitModel

/// Compares the loader with a second reading of the same documents, by Python's expat.
@Suite("The loader agrees with an independent reading")
struct IndependentReadingTests {
  @Test(
    "View by view and constraint by constraint", .enabled(if: Documents.hasPython),
    arguments: [Documents.examples, Documents.corpus].compactMap(\.self))
  func agrees(folder: String) throws {
    let paths = Documents.paths(below: folder)
    try #require(!paths.isEmpty)
    let expected = try Documents.independentReading(of: paths)
    var actual: Set<Substring> = []
    for path in paths {
      let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
      let document = try loadInterfaceDocument(bytes, path: path).document
      for line in document.scenes.flatMap({ $0.lines(path: path) }) { actual.insert(line[...]) }
    }
    let missing = expected.subtracting(actual).sorted()
    let invented = actual.subtracting(expected).sorted()
    #expect(missing.prefix(5) == [], "\(missing.count) lines of \(expected.count)")
    #expect(invented.prefix(5) == [], "\(invented.count) lines")
  }

  /// `STATS.json` counts the views of each document by kind, without a loader's view of them.
  @Test("Each document of the corpus has its views", .enabled(if: Documents.corpus != nil))
  func kinds() throws {
    let corpus = try #require(Documents.corpus)
    let file = try Data(contentsOf: URL(filePath: corpus + "/STATS.json"))
    for statistics in try JSONDecoder().decode([Statistics].self, from: file) {
      let path = corpus + "/" + statistics.path
      let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
      let document = try loadInterfaceDocument(bytes, path: path).document
      var kinds: [String: Int] = [:]
      for scene in document.scenes {
        for element in scene.elements { kinds[element.elementName, default: 0] += 1 }
      }
      // Bars of controllers are no views of a scene; size classes exclude some views.
      var expected = statistics.kinds
      for bar in ["navigationBar", "toolbar", "tabBar"] {
        expected[bar] = nil
        kinds[bar] = nil
      }
      // What a cell's content configuration shows is no view in the document.
      kinds["listContentConfiguration"] = nil
      if statistics.variations == 0 { #expect(kinds == expected, "\(statistics.path)") }
      // 32700 stands for any Xcode; the plug-ins of all such documents are of these two builds.
      let builds = statistics.toolsVersion == 32700 ? [22684, 22685] : [statistics.toolsVersion]
      #expect(builds.contains(document.toolsVersion), "\(statistics.path)")
      #expect(document.device.id == statistics.device ?? "retina4_7", "\(statistics.path)")
    }
  }

  struct Statistics: Decodable {
    var path: String
    var kinds: [String: Int]
    var variations: Int
    var toolsVersion: Int
    var device: String?
  }
}

extension Scene {
  /// The lines that `independent-reading.py` writes for a scene.
  fileprivate func lines(path: String) -> [String] {
    func text(_ number: Double?) -> String { number.map { "\($0)" } ?? "-" }
    let views = elements.map { element -> String in
      let frame = element.recordedFrame.flatMap { frame -> String? in
        // Frames of the other form, `frameInset`, are not in the second reading.
        element.hasFrameInset ? nil : "\(frame.x),\(frame.y),\(frame.width),\(frame.height)"
      }
      let escaped = element.text.map { text in
        text.string.replacing("\\", with: "\\\\").replacing("\n", with: "\\n")
          .replacing("\t", with: "\\t").replacing("\r", with: "\\r")
      }
      return [
        "view", path, "\(element.location.line):\(element.location.column)", element.id,
        element.elementName, element.parent.map { elements[$0.rawValue].id } ?? "-", frame ?? "-",
        text(element.horizontalHugging), text(element.verticalHugging),
        text(element.horizontalCompression), text(element.verticalCompression), escaped ?? "-",
      ].joined(separator: "\t")
    }
    return views + constraints.map { line(of: $0, path: path) }
  }

  private func line(of constraint: LayoutConstraint, path: String) -> String {
    func name(_ item: LayoutConstraint.Item?) -> String {
      switch item {
      case nil: "-"
      case .element(let index): elements[index.rawValue].id
      case .guide(let index): guides[index].id
      }
    }
    return [
      "constraint", path, "\(constraint.location.line):\(constraint.location.column)",
      constraint.id, name(constraint.first), constraint.firstAttribute.rawValue,
      constraint.relation.rawValue, name(constraint.second),
      constraint.secondAttribute?.rawValue ?? "-", "\(constraint.multiplier)",
      "\(constraint.constant)", "\(constraint.priority)", elements[constraint.owner.rawValue].id,
    ].joined(separator: "\t")
  }
}

extension Element {
  /// The corpus has `frameInset` in one document, whose frames are all 63 high.
  fileprivate var hasFrameInset: Bool {
    recordedFrame?.height == 63 && ["label", "tableViewCellContentView"].contains(elementName)
      && location.path.hasSuffix("AutoLayout/AutoLayout/Base.lproj/Main.storyboard")
  }
}

/// Documents on this machine that tests may read.
enum Documents {
  private static let root = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The example apps of the project.
  static let examples: String? = existing(root.appending(path: "Examples").path)

  /// The development corpus; nil where it is not.
  static let corpus: String? = {
    var folder = root
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      if let found = existing(folder.appending(path: "shared/corpus").path) { return found }
    }
    return nil
  }()

  static let hasPython = (try? run(["python3", "--version"])) != nil

  private static func existing(_ path: String) -> String? {
    FileManager.default.fileExists(atPath: path) ? path : nil
  }

  /// The storyboards and xibs below a folder, ascending.
  static func paths(below folder: String) -> [String] {
    let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
      .map { "\(folder)/\($0)" }
  }

  /// The lines of `Fixtures/independent-reading.py` for some documents.
  static func independentReading(of paths: [String]) throws -> Set<Substring> {
    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/independent-reading.py").path
    let output = try run(["python3", script] + paths)
    return Set(output.split(separator: "\n"))
  }

  private static func run(_ command: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.executableNotLoadable) }
    return String(decoding: data, as: UTF8.self)
  }
}

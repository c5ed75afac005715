/// How far an app's screens meet what Apple asks of apps that claim *Larger Text*: text of twice the size, without loss.
///
/// As JSON it is the schema ``schemaName``. What is said here follows from a ``Report`` with growth; people judge
/// common tasks on a device besides.
package struct Evidence: Codable, Hashable, Sendable {
  /// The name and version of the schema, as the first member of the JSON says it.
  package static let schemaName = "dynamictype.evidence/1"

  package var schema: String
  package var tool: Report.Tool
  /// What was laid out, and how.
  package var matrix: Report.Matrix
  /// By result, best first; results that no screen has are left out.
  package var totals: [Count]
  /// In the order of the command line, else of the documents.
  package var flows: [Flow]
  /// Files that could not be read.
  package var unreadable: [Report.Problem]

  /// What is known of a screen.
  package enum Result: String, Codable, Hashable, Sendable, CaseIterable {
    /// Every text grows to twice its size, and nothing is lost on the way there.
    case meets
    /// The same, but warnings say that something may be lost.
    case inDoubt
    /// Something is lost for certain before every text has twice its size.
    case losesText
    /// A text does not grow to twice its size.
    case doesNotGrow
    /// There are no words on it.
    case noText
    /// Most of it is made in code, or unknown.
    case notJudged
  }

  /// How many screens have a result.
  package struct Count: Codable, Hashable, Sendable {
    package var result: Result
    package var screens: Int
  }

  /// Screens that belong together: a task, or a document.
  package struct Flow: Codable, Hashable, Sendable {
    package var name: String
    package var screens: [Screen]
  }

  /// A screen on one device in one locale.
  package struct Screen: Codable, Hashable, Sendable {
    package var title: String
    package var id: String
    package var path: String
    package var device: Report.Device
    package var locale: String
    package var result: Result
    package var growth: Report.Growth
    /// The sizes above Large at which something is lost for certain, ascending.
    package var losingSizes: [TextSize]
    /// What is lost, or may be, above Large: messages with their places.
    package var losses: [Loss]
    /// Why parts of it were not examined.
    package var notExamined: [String]
    /// Of a screen of SwiftUI, what was assumed, and how many texts are made up.
    package var reading: Report.Reading?
    package var pictures: [Picture]
    /// From which width of the window on it holds, in words; nil where nobody asked.
    package var windows: String?
  }

  /// A finding of a screen.
  package struct Loss: Codable, Hashable, Sendable {
    package var severity: Report.Severity
    package var message: String
    package var path: String
    package var line: Int
    package var sizes: [TextSize]
  }

  /// A picture of a screen at one text size.
  package struct Picture: Codable, Hashable, Sendable {
    package var size: TextSize
    /// The name that the run has given it.
    package var source: String
    /// In points.
    package var width: Double
    package var height: Double

    package init(size: TextSize, source: String, width: Double, height: Double) {
      self.size = size
      self.source = source
      self.width = width
      self.height = height
    }
  }
}

extension Evidence {
  /// The devices of its screens, each once, in their order.
  package var devices: [Report.Device] {
    var met: Set<String> = []
    return flows.flatMap(\.screens).map(\.device).filter { met.insert($0.id).inserted }
  }

  /// Adds from which width of the window on screens hold.
  ///
  /// - Parameters:
  ///   - words: By the paths and ids of screens.
  ///   - device: Of which device the windows are.
  package mutating func add(_ words: [ScreenName: String], of device: Report.Device) {
    for flow in flows.indices {
      for index in flows[flow].screens.indices where flows[flow].screens[index].device == device {
        let screen = flows[flow].screens[index]
        flows[flow].screens[index].windows = words[ScreenName(path: screen.path, id: screen.id)]
      }
    }
  }

  /// What tells screens of a run apart.
  package struct ScreenName: Hashable, Sendable {
    package var path: String
    package var id: String

    package init(path: String, id: String) {
      self.path = path
      self.id = id
    }
  }

  /// The names of rules whose findings are no losses: what grows is measured, and what was not examined is listed.
  package struct RuleNames: Hashable, Sendable {
    package var smallText: String
    package var notExamined: String

    package init(smallText: String, notExamined: String) {
      self.smallText = smallText
      self.notExamined = notExamined
    }
  }

  /// A part of an app that is judged as one: files below a path.
  package struct FlowPath: Hashable, Sendable {
    package var name: String
    /// A file or a folder.
    package var path: String

    package init(name: String, path: String) {
      self.name = name
      self.path = Baseline.Entry.normalized(path)
    }

    fileprivate func contains(_ file: String) -> Bool {
      let file = Baseline.Entry.normalized(file)
      return file == path || file.hasPrefix(path.hasSuffix("/") ? path : path + "/")
    }
  }

  /// - Parameters:
  ///   - report: Of a run that measured growth, at Large and larger sizes.
  ///   - flows: Those that were named; a screen belongs to the first that has its file. Others are by document.
  ///   - rules: The names of rules whose findings are no losses.
  package init(_ report: Report, flows paths: [FlowPath] = [], rules: RuleNames) {
    schema = Self.schemaName
    tool = report.tool
    matrix = report.matrix
    unreadable = report.errors
    flows = paths.map { Flow(name: $0.name, screens: []) }
    var places: [String: Int] = [:]
    for document in report.documents {
      let screens = document.screens.map { Screen($0, path: document.path, in: report, rules) }
      if screens.isEmpty { continue }
      let named = paths.firstIndex { $0.contains(document.path) }
      let place = named ?? places[document.path] ?? flows.count
      if place == flows.count {
        places[document.path] = place
        flows.append(Flow(name: document.path, screens: []))
      }
      flows[place].screens += screens
    }
    let all = flows.flatMap(\.screens)
    totals = Result.allCases.compactMap { result in
      let count = all.count { $0.result == result }
      return count == 0 ? nil : Count(result: result, screens: count)
    }
  }
}

extension Evidence.Screen {
  fileprivate init(
    _ screen: Report.Screen, path: String, in report: Report, _ rules: Evidence.RuleNames
  ) {
    let found = screen.findings.filter(report.findings.indices.contains).map { report.findings[$0] }
    let larger = screen.cells.map(\.size).filter { $0 > .large }
    let isAbove = { (finding: Report.Finding) in
      finding.sizes.isEmpty || finding.sizes.contains { $0 > .large }
    }
    let growth = screen.growth ?? Report.Growth(texts: 0, enoughFrom: nil)
    let losses = found.filter { $0.severity > .note && isAbove($0) && $0.rule != rules.smallText }
    let errors = losses.filter { $0.severity == .error }
    func sizes(of findings: [Report.Finding]) -> [TextSize] {
      larger.filter { size in findings.contains { $0.sizes.isEmpty || $0.sizes.contains(size) } }
    }
    let losing = sizes(of: errors)
    result =
      if screen.verdict.doubt == .noText {
        .noText
      } else if screen.verdict.kind == .notJudged {
        .notJudged
      } else if growth.texts == 0 {
        .noText
      } else if let enough = growth.enoughFrom {
        if losing.contains(where: { $0 <= enough }) {
          .losesText
        } else {
          sizes(of: losses).contains { $0 <= enough } ? .inDoubt : .meets
        }
      } else {
        .doesNotGrow
      }
    title = screen.title
    id = screen.id
    self.path = path
    device = screen.device
    locale = screen.locale
    self.growth = growth
    losingSizes = losing
    self.losses = losses.map { finding in
      Evidence.Loss(
        severity: finding.severity, message: finding.message, path: finding.path,
        line: finding.line, sizes: finding.sizes)
    }
    notExamined = found.filter { $0.rule == rules.notExamined }.map(\.message)
    reading = screen.reading
    pictures = screen.cells.compactMap { cell in
      cell.picture.map { picture in
        Evidence.Picture(
          size: cell.size, source: picture.source, width: picture.area.width,
          height: picture.area.height)
      }
    }
  }
}

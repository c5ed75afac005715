import DynamicTypePipeline
import DynamicTypeReport
import DynamicTypeReportModel
import Foundation

/// What the server for editors answers.
///
/// Source: Language Server Protocol 3.17. Evidence: E-editor-protocol.
actor EditorService: RPCService {
  private let connection: RPCConnection
  private let folder: String?
  private var root = "."
  private var columns = OpenText.Columns.units
  private var texts: [String: OpenText] = [:]
  /// By path, what was said last, and of which version.
  private var reports: [String: (version: Int, findings: [Report.Finding])] = [:]
  /// By path, what a screen's layout shows, as of the last time that files were saved.
  private var laidOut: [String: [Report.Finding]] = [:]
  private var pending: [String: Task<Void, Never>] = [:]
  private var checking: Task<Void, Never>?
  private var lint: Task<LiveLint, Never>?
  /// The folder of pictures, once there is one.
  private var pictures: String?
  private var isShutDown = false
  private let finish: @Sendable (Bool) -> Void

  nonisolated var cancellation: (method: String, member: String) { ("$/cancelRequest", "id") }
  nonisolated var cancelled: RPCError? { RPCError(code: -32800, message: "It was cancelled.") }

  /// How long a text is left alone before it is looked at.
  private static let patience = Duration.milliseconds(50)

  /// - Parameters:
  ///   - folder: The app's; nil for that of the editor.
  ///   - finish: Ends the process; given whether the client has said that it would.
  init(
    _ connection: RPCConnection, folder: String?, finish: @escaping @Sendable (Bool) -> Void
  ) {
    self.connection = connection
    self.folder = folder
    self.finish = finish
  }

  /// Ends what runs, and removes what was drawn.
  func end() {
    checking?.cancel()
    if let pictures { try? FileManager.default.removeItem(atPath: pictures) }
    pictures = nil
  }

  // MARK: Messages

  private enum Method: String {
    case initialize, shutdown, initialized, exit
    case hover = "textDocument/hover"
    case codeAction = "textDocument/codeAction"
    case execute = "workspace/executeCommand"
    case didOpen = "textDocument/didOpen"
    case didChange = "textDocument/didChange"
    case didSave = "textDocument/didSave"
    case didClose = "textDocument/didClose"
    case didChangeFiles = "workspace/didChangeWatchedFiles"
  }

  static let pictureCommand = "dynamictype.picture"

  func response(to method: String, _ parameters: JSONValue) async throws -> JSONValue {
    if isShutDown { throw RPCError.invalid }
    switch Method(rawValue: method) {
    case .initialize: return initialize(parameters)
    case .shutdown:
      isShutDown = true
      return .null
    case .hover: return hover(parameters)
    case .codeAction: return codeActions(parameters)
    case .execute: return try await execute(parameters)
    default: throw RPCError.noMethod(method)
    }
  }

  func note(_ method: String, _ parameters: JSONValue) async {
    let document = parameters["textDocument"]
    let path = document?["uri"]?.string.flatMap(path(of:))
    switch Method(rawValue: method) {
    case .exit:
      end()
      finish(isShutDown)
    case .initialized: checkScreens()
    case .didOpen:
      guard let path, let text = document?["text"]?.string else { return }
      texts[path] = OpenText(text, version: document?["version"]?.integer ?? 0, columns: columns)
      look(at: path, after: .zero)
    case .didChange:
      guard let path else { return }
      texts[path]?.apply(
        parameters["contentChanges"]?.array ?? [], version: document?["version"]?.integer ?? 0)
      look(at: path, after: Self.patience)
    case .didSave:
      checkScreens()
    case .didChangeFiles:
      lint = nil
      for path in texts.keys.sorted() { look(at: path, after: Self.patience) }
      checkScreens()
    case .didClose:
      guard let path, let uri = document?["uri"] else { return }
      texts[path] = nil
      reports[path] = nil
      pending.removeValue(forKey: path)?.cancel()
      connection.notify(
        "textDocument/publishDiagnostics", ["uri": uri, "diagnostics": .array([])])
    default: break
    }
  }

  private func initialize(_ parameters: JSONValue) -> JSONValue {
    let folders = parameters["workspaceFolders"]?.array ?? []
    let uri = folders.first?["uri"]?.string ?? parameters["rootUri"]?.string
    root = folder ?? uri.flatMap(path(of:)) ?? "."
    let encodings = parameters["capabilities"]?["general"]?["positionEncodings"]?.array ?? []
    if encodings.contains(.string(OpenText.Columns.bytes.rawValue)) { columns = .bytes }
    // It is read while the editor opens its first file.
    _ = app()
    return [
      "capabilities": [
        "positionEncoding": .string(columns.rawValue),
        "textDocumentSync": ["openClose": true, "change": 2, "save": true],
        "hoverProvider": true,
        "codeActionProvider": ["codeActionKinds": ["quickfix"]],
        "executeCommandProvider": ["commands": [.string(Self.pictureCommand)]],
      ],
      "serverInfo": ["name": "dynamictype", "version": .string(toolVersion)],
    ]
  }

  // MARK: Diagnostics

  /// The rest of the app, which is read once.
  private func app() -> Task<LiveLint, Never> {
    if let lint { return lint }
    let root = root
    let task = Task.detached {
      var files = InputFiles(at: [root])
      files.leaveOutOtherTargets()
      let kept = SourceCacheOptions.usual(for: files)
      return await LiveLint.reading(
        files, threads: ProcessInfo.processInfo.activeProcessorCount, keptIn: kept)
    }
    lint = task
    return task
  }

  /// Looks at a text when it has been left alone for so long.
  private func look(at path: String, after pause: Duration) {
    pending[path]?.cancel()
    pending[path] = Task {
      do { try await Task.sleep(for: pause) } catch { return }
      await publish(path)
    }
  }

  private func publish(_ path: String) async {
    let reading = app()
    var app = await reading.value
    guard let text = texts[path], !Task.isCancelled else { return }
    let report = await app.report(on: path, holding: text.bytes, version: toolVersion)
    // What others name in this text is known from now on, unless the app is read anew meanwhile.
    if lint == reading { lint = Task { app } }
    guard texts[path]?.version == text.version, !Task.isCancelled else { return }
    var findings = report.findings
    findings += report.errors.map {
      Report.Finding(
        rule: "unreadable", severity: .error, message: $0.message, path: path, line: $0.line,
        column: $0.column)
    }
    reports[path] = (text.version, findings)
    tell(path)
  }

  private func tell(_ path: String) {
    guard let text = texts[path] else { return }
    let findings = (reports[path]?.findings ?? []) + (laidOut[path] ?? [])
    connection.notify(
      "textDocument/publishDiagnostics",
      [
        "uri": .string(uri(of: path)), "version": .integer(text.version),
        "diagnostics": .array(findings.map { $0.diagnostic(in: text) }),
      ])
  }

  /// Lays the app's screens out, as its files are on the disk, in a process of its own.
  private func checkScreens() {
    checking?.cancel()
    let root = root
    let app = app()
    checking = Task {
      // What one types comes first.
      _ = await app.value
      do { try await Task.sleep(for: .milliseconds(500)) } catch { return }
      var words = ["check", root, "--format=json", "--fail-on=never", "--no-config"]
      if let cache = SourceCacheOptions.usualFolder { words.append("--cache=\(cache)") }
      guard let result = try? await OwnCommand(arguments: words, folder: root).run(),
        let findings = Self.findings(in: result.output)
      else { return }
      take(findings)
    }
  }

  /// What a screen's layout shows, of a report as JSON; what lint finds is said as one types.
  private nonisolated static func findings(in report: Data) -> [Report.Finding]? {
    let report = try? JSONDecoder().decode(LaidOut.self, from: report)
    return report?.findings.filter { $0.scene != nil }.map(\.finding)
  }

  private func take(_ findings: [Report.Finding]) {
    laidOut = Dictionary(grouping: findings, by: \.path)
    // What is being typed is told when it has been looked at.
    for (path, text) in texts.sorted(by: { $0.key < $1.key })
    where reports[path]?.version == text.version {
      tell(path)
    }
  }

  // MARK: Requests

  private func hover(_ parameters: JSONValue) -> JSONValue {
    guard let path = parameters["textDocument"]?["uri"]?.string.flatMap(path(of:)),
      let text = texts[path], let number = parameters["position"]?["line"]?.integer,
      let offset = text.offset(of: parameters["position"])
    else { return .null }
    let line = text.line(number)
    let words = TextUnderCursor.explanation(
      of: String(decoding: line, as: UTF8.self), at: offset - line.startIndex)
    guard let words else { return .null }
    return ["contents": ["kind": "markdown", "value": .string(words)]]
  }

  private func codeActions(_ parameters: JSONValue) -> JSONValue {
    guard let uri = parameters["textDocument"]?["uri"], let path = uri.string.flatMap(path(of:)),
      let text = texts[path], let report = reports[path], report.version == text.version,
      let start = text.offset(of: parameters["range"]?["start"]),
      let end = text.offset(of: parameters["range"]?["end"])
    else { return [] }
    let first = text.position(of: start).line
    let last = text.position(of: end).line
    let actions = report.findings.compactMap { finding -> JSONValue? in
      guard let fix = finding.fix, (first...last).contains(finding.line - 1) else { return nil }
      let edits = fix.edits.map { edit -> JSONValue in
        [
          "range": [
            "start": text.position(of: edit.start).json, "end": text.position(of: edit.end).json,
          ], "newText": .string(edit.replacement),
        ]
      }
      return [
        "title": .string(fix.title), "kind": "quickfix",
        "diagnostics": .array([finding.diagnostic(in: text)]),
        "isPreferred": .bool(fix.isSuggestion != true),
        "edit": [
          "changes": .object([JSONValue.Member(name: uri.string ?? "", value: .array(edits))])
        ],
      ]
    }
    return .array(actions)
  }

  /// The command that draws a screen: a file's address, and if given the screen's name and the text size.
  private func execute(_ parameters: JSONValue) async throws -> JSONValue {
    guard parameters["command"]?.string == Self.pictureCommand else {
      throw RPCError.parameters("There is no command '\(parameters["command"]?.string ?? "")'.")
    }
    let arguments = parameters["arguments"]?.array ?? []
    guard let path = arguments.first?.string.flatMap(path(of:)) else {
      throw RPCError.parameters("\(Self.pictureCommand) takes a file, a screen and a text size.")
    }
    let screen = arguments.dropFirst().first?.string
    let size = arguments.dropFirst(2).first?.string ?? "AX5"
    let own = try pictures ?? makePrivateFolder(for: "lsp")
    pictures = own
    let file = "\(own)/\(UUID().uuidString).png"
    var words = ["render", "--in=\(root)", "--size=\(size)", "--output=\(file)"]
    if let screen { words.append("--scene=\(screen)") }
    let result = try await OwnCommand(arguments: words + [path], folder: root).run()
    guard result.exit == Exit.clean.rawValue else {
      throw RPCError.internalError(result.messages.singleLine)
    }
    return ["path": .string(file), "message": .string(result.messages.singleLine)]
  }

  // MARK: Addresses

  /// The path of a file's address; nil for others.
  private func path(of uri: String) -> String? {
    guard let url = URL(string: uri), url.isFileURL else { return nil }
    return url.path
  }

  private func uri(of path: String) -> String { URL(fileURLWithPath: path).absoluteString }
}

extension Report.Finding {
  /// As an editor shows it.
  fileprivate func diagnostic(in text: OpenText) -> JSONValue {
    let start = text.position(line: max(1, line), column: max(1, column))
    let end =
      code.map { text.position(line: $0.endLine, column: $0.endColumn) }
      ?? text.position(line: max(1, line), column: .max)
    let level =
      switch severity {
      case .error: 1
      case .warning: 2
      case .note: 3
      }
    return [
      "range": ["start": start.json, "end": end.json], "severity": .integer(level),
      "code": .string(rule), "source": "dynamictype", "message": .string(message),
    ]
  }
}

/// What a report says of findings, as far as an editor shows it.
private struct LaidOut: Decodable {
  struct Finding: Decodable {
    var rule, message, path: String
    var severity: Report.Severity
    var line, column: Int
    var scene, code: String?
    var endLine, endColumn: Int?

    var finding: Report.Finding {
      var finding = Report.Finding(
        rule: rule, severity: severity, message: message, path: path, line: line, column: column)
      if let endLine, let endColumn {
        finding.code = Report.Code(endLine: endLine, endColumn: endColumn, text: code ?? "")
      }
      return finding
    }
  }

  var findings: [Finding]
}

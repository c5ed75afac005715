import DynamicTypeLint
import DynamicTypeModel
import DynamicTypeReport
import DynamicTypeSource

/// Reads in a file what stands at the places of its findings, and what their fixes make of it.
struct CodeReader: Sendable {
  private let source: ParsedSource
  /// Of a document whose screens are laid out.
  private var remedies: DocumentRemedies?

  init(_ source: ParsedSource) { self.source = source }

  init(_ document: DocumentInput) {
    self.init(document.bytes, path: document.path)
    remedies = DocumentRemedies(document)
  }

  init(_ bytes: [UInt8], path: String) {
    source = ParsedSource(unparsed: bytes, path: path)
  }

  /// Finds what would bring back what findings at lines of this file tell the loss of.
  func fix(_ findings: inout [Finding]) {
    for index in findings.indices
    where findings[index].code == nil && findings[index].location.path == source.path {
      findings[index].fix = findings[index].fix ?? fix(for: findings[index])
    }
  }

  /// Says of each finding at a line of this file what code it is about.
  func describe(_ findings: inout [Finding]) {
    for index in findings.indices
    where findings[index].code == nil && findings[index].location.path == source.path {
      findings[index].code = code(at: findings[index].location, fix: findings[index].fix)
    }
  }

  /// The name of the type in which something is written; nil outside of types.
  func type(at location: SourceLocation) -> String? {
    source.lines.offset(line: location.line, column: location.column).flatMap {
      source.span(at: $0)?.type
    }
  }

  private func fix(for finding: Finding) -> FixIt? {
    guard finding.severity > .note else { return nil }
    if let remedies { return remedies.fix(for: finding) }
    let location = finding.location
    guard let remedy = finding.remedy,
      let offset = source.lines.offset(line: location.line, column: location.column)
    else { return nil }
    return source.fix(for: remedy, at: offset)
  }

  private static let mostLines = 4
  private static let mostBytes = 240

  private func code(at location: SourceLocation, fix: FixIt?) -> FindingCode? {
    guard location.line > 0, location.line <= source.lines.starts.count else { return nil }
    let start =
      source.lines.offset(line: location.line, column: max(1, location.column))
      ?? source.lines.starts[location.line - 1]
    var code: FindingCode
    if InputKind(path: source.path) == .document {
      let tag = tag(around: start)
      let end = source.lines.position(of: tag.upperBound)
      code = FindingCode(
        endLine: end.line, endColumn: end.column, text: Self.withoutDefaults(source.text(in: tag)))
    } else {
      let span = location.column > 0 ? source.span(at: start) : nil
      let end = source.lines.position(of: span?.end ?? endOfLine(from: start))
      code = FindingCode(
        endLine: end.line, endColumn: end.column, text: lines(from: location.line, to: end.line),
        view: span?.type)
    }
    code.patch = fix.flatMap(patch)
    return code
  }

  /// The bytes of a line without its end.
  private func endOfLine(from start: Int) -> Int {
    source.bytes[start...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      ?? source.bytes.count
  }

  private func lines(from first: Int, to last: Int) -> String {
    let last = min(last, first + Self.mostLines - 1)
    let lines = (first...max(first, last)).map { line -> String in
      let start = source.lines.starts[line - 1]
      return String(decoding: source.bytes[start..<endOfLine(from: start)], as: UTF8.self)
    }
    let indent = lines[0].prefix { $0 == " " || $0 == "\t" }
    let text = lines.map { line -> String in
      let rest = line.hasPrefix(indent) ? String(line.dropFirst(indent.count)) : line
      return rest.singleLine
    }.joined(separator: "\n")
    return text.start(Self.mostBytes)
  }

  /// What a fix does; nil where a text of it would not be what is written.
  ///
  /// Only lines around the fix are compared: each finding would take the whole file, else.
  private func patch(_ fix: FixIt) -> String? {
    guard let first = fix.edits.map(\.range.lowerBound).min(),
      let last = fix.edits.map(\.range.upperBound).max(), first >= 0, last <= source.bytes.count
    else { return nil }
    let lines = source.lines
    let before = max(0, lines.position(of: first).line - 1 - UnifiedDiff.context)
    let behind = lines.position(of: last).line + UnifiedDiff.context
    let start = lines.starts[before]
    let end = behind < lines.starts.count ? lines.starts[behind] : source.bytes.count
    var moved = fix
    for number in moved.edits.indices {
      let range = moved.edits[number].range
      moved.edits[number].range = range.lowerBound - start..<range.upperBound - start
    }
    let old = Array(source.bytes[start..<end])
    let fixed = FixApplier().apply([moved], to: old)
    guard fixed.skipped.isEmpty else { return nil }
    let hunks = UnifiedDiff(from: old, to: fixed.bytes, behind: before).hunks
    let isPlain = hunks.split(separator: "\n").allSatisfy { line in
      let text = String(line).replacing("\t", with: " ")
      return text.singleLine == text
    }
    return hunks.isEmpty || !isPlain ? nil : hunks
  }
}

// MARK: - Documents

extension CodeReader {
  /// The tag that an offset is in: that of an element, or of one of its attributes.
  private func tag(around offset: Int) -> Range<Int> {
    let start =
      source.bytes[..<min(offset + 1, source.bytes.count)].lastIndex(of: UInt8(ascii: "<"))
      ?? offset
    let end = source.bytes[start...].firstIndex(of: UInt8(ascii: ">"))
    return start..<(end.map { $0 + 1 } ?? offset)
  }

  /// A tag without attributes that say nothing of text, as Interface Builder writes them for every view.
  private static func withoutDefaults(_ tag: String) -> String {
    var text = ""
    for part in tag.singleLine.split(separator: " ") {
      let name = part.prefix { $0 != "=" }
      guard part.contains("="), usual.contains(String(name)) else {
        text += (text.isEmpty ? "" : " ") + part
        continue
      }
      // The last attribute ends the tag, too.
      if let end = part.lastIndex(of: "\""), part.last == ">" {
        text += part[part.index(after: end)...]
      }
    }
    return text.start(mostBytes)
  }

  private static let usual: Set<String> = [
    "opaque", "userInteractionEnabled", "contentMode", "clipsSubviews", "multipleTouchEnabled",
    "horizontalHuggingPriority", "verticalHuggingPriority",
    "translatesAutoresizingMaskIntoConstraints",
    "fixedFrame", "textAlignment", "insetsLayoutMarginsFromSafeArea",
    "layoutMarginsFollowReadableWidth",
    "preservesSuperviewLayoutMargins", "contentHorizontalAlignment", "contentVerticalAlignment",
    "baselineAdjustment", "sceneMemberID", "customModuleProvider", "customModule",
  ]
}

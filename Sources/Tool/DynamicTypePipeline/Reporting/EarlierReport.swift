import DynamicTypeReport
import DynamicTypeReportModel
import FoundationEssentials

/// A report that an earlier run wrote, whose pictures are shown beside those of now.
package struct EarlierReport: Sendable {
  /// A screen at a text size, as a later run finds it again.
  private struct Place: Hashable {
    var path, id, device, locale: String
    var variant: String?
    var size: TextSize
    var look: Report.Look.Name

    init(
      _ screen: Report.Screen, at size: TextSize, as look: Report.Look.Name, in path: String
    ) {
      (self.path, id, variant, self.size) = (path, screen.id, screen.reading?.variant, size)
      (device, locale) = (screen.device.id, screen.locale)
      self.look = look
    }
  }

  private let folder: String
  private var pictures: [Place: Report.Picture] = [:]
  /// Those that the page itself holds, in base 64, by their addresses in it.
  private var held: [String: ArraySlice<UInt8>] = [:]

  /// - Parameter folder: That of the report.
  package init(in folder: String) throws(InputProblem) {
    self.folder = folder
    let page = "\(folder)/index.html"
    let bytes = try readFile(page)
    guard Report.isPage(bytes) else {
      throw InputProblem(path: page, reason: .unreadable("is no report of dynamictype"))
    }
    var report: Report?
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      if let json = line.content(of: "<script type=\"application/json\" id=\"report\">") {
        report = try? JSONDecoder().decode(Report.self, from: Data(json))
      } else if let rest = line.content(of: "<script type=\"text/plain\" id=\""),
        let quote = rest.firstIndex(of: UInt8(ascii: "\""))
      {
        held["#" + String(decoding: rest[..<quote], as: UTF8.self)] = rest[quote...].dropFirst(2)
      }
    }
    guard let report else {
      throw InputProblem(
        path: page, reason: .unreadable("is a report that this version cannot read"))
    }
    for document in report.documents {
      for screen in document.screens {
        var known = screen
        known.visitPictures(first: report.matrix.firstLook) { size, look, picture, _ in
          let place = Place(screen, at: size, as: look, in: document.path)
          pictures[place] = picture
        }
      }
    }
  }

  /// Puts the earlier pictures beside those that are not the same.
  ///
  /// - Parameter drawn: The folder in which the pictures of now wait, where the result does not hold them.
  /// - Returns: How many screens were in both, and how many of them look different.
  package func compare(
    with result: inout CheckResult, drawnIn drawn: String
  ) throws(InputProblem) -> (compared: Int, different: Int) {
    let kept = Dictionary(result.pictures.map { ($0.path, $0.bytes) }) { first, _ in first }
    var sources: [[UInt8]: String] = [:]
    var counts = (compared: 0, different: 0)
    let first = result.report.matrix.firstLook
    for document in result.report.documents.indices {
      let path = result.report.documents[document].path
      for index in result.report.documents[document].screens.indices {
        var screen = result.report.documents[document].screens[index]
        let known = screen
        var isCompared = false
        try screen.visitPictures(first: first) {
          (size, look, picture, before) throws(InputProblem) in
          let place = Place(known, at: size, as: look, in: path)
          guard let earlier = pictures[place], let bytes = bytes(of: earlier) else { return }
          isCompared = true
          let now = kept[picture.source] ?? (try? PictureFile.bytes(of: picture.source, in: drawn))
          guard now != bytes else { return }
          let source = sources[bytes] ?? Pictures.path(named: "before-\(sources.count + 1)")
          if sources.updateValue(source, forKey: bytes) == nil {
            let file = ReportFile(path: source, bytes: bytes)
            if kept.isEmpty {
              try write(file, beside: drawn)
            } else {
              result.pictures.append(file)
            }
          }
          before = Report.Picture(source: source, area: earlier.area)
        }
        counts.compared += isCompared ? 1 : 0
        counts.different += screen.looksDifferent ? 1 : 0
        result.report.documents[document].screens[index] = screen
      }
    }
    return counts
  }

  private func write(_ file: ReportFile, beside drawn: String) throws(InputProblem) {
    try ResultGuard(inputs: []).write(file.bytes, to: "\(drawn)/\(file.path)", as: .pictureOfReport)
  }

  private func bytes(of picture: Report.Picture) -> [UInt8]? {
    if let text = held[picture.source] {
      return Data(base64Encoded: Data(text)).map { Array($0) }.flatMap {
        PictureFile.isPNG($0) ? $0 : nil
      }
    }
    return try? PictureFile.bytes(of: picture.source, in: folder)
  }
}

extension Report.Screen {
  /// Whether an earlier picture is beside one of now.
  fileprivate var looksDifferent: Bool {
    cells.contains { $0.before != nil }
      || looks?.contains { $0.cells.contains { $0.before != nil } } == true
  }

  /// Goes through all pictures, size by size for each look.
  ///
  /// - Parameters:
  ///   - first: The look of its cells.
  ///   - visit: Given the size, the look and the picture, and the place for an earlier one.
  fileprivate mutating func visitPictures<Failure: Error>(
    first: Report.Look.Name,
    _ visit: (TextSize, Report.Look.Name, Report.Picture, inout Report.Picture?) throws(Failure) ->
      Void
  ) throws(Failure) {
    for index in cells.indices {
      guard let picture = cells[index].picture else { continue }
      try visit(cells[index].size, first, picture, &cells[index].before)
    }
    guard var others = looks else { return }
    for number in others.indices {
      for (index, cell) in zip(others[number].cells.indices, cells) {
        guard let picture = others[number].cells[index].picture else { continue }
        let look = others[number].name
        try visit(cell.size, look, picture, &others[number].cells[index].before)
      }
    }
    looks = others
  }
}

extension ArraySlice<UInt8> {
  /// What follows a start of an element, up to the end of a script; nil for other lines.
  fileprivate func content(of start: String) -> ArraySlice<UInt8>? {
    let end = Array("</script>".utf8)
    guard starts(with: start.utf8), suffix(end.count).elementsEqual(end) else { return nil }
    return dropFirst(start.utf8.count).dropLast(end.count)
  }
}

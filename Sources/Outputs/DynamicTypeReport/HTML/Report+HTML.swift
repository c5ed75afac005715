import DynamicTypeReportModel

extension Report {
  /// How many bytes of different pictures are put into the page itself, at most: 24 MiB.
  ///
  /// Some 250 pictures of phone screens. A page of that size still opens at once, because each
  /// picture is read only when it is looked at, and can be sent as one file.
  package static let inlinePictureLimit = 24 << 20

  /// How the page reaches its reader.
  package enum Delivery: Hashable, Sendable {
    /// As a file: it needs no network.
    case file
    /// From a server that knows of newer ones, at `version?after=VERSION`.
    case live(version: Int)
  }

  /// How places of findings are opened in an editor.
  package struct Editor: Encodable, Hashable, Sendable {
    /// An address with `{path}`, `{line}` and `{column}` in it, from 1: `vscode://file/{path}:{line}:{column}`.
    package var address: String
    /// The folder to which paths of the report are relative; without a slash at its end.
    package var folder: String

    package init(address: String, folder: String) {
      self.address = address
      self.folder = folder
    }
  }

  /// The report as a page that opens from disk in any browser, and needs no network.
  ///
  /// Style and script are in the page. So are the pictures, each different one once, when all of
  /// them together stay within `limit`; otherwise they are files beside it.
  ///
  /// - Parameters:
  ///   - pictures: The pictures that ``Picture/source`` names, as PNG files. Others stay what they
  ///     are: files that the caller has written already, or `data:` URIs.
  ///   - limit: How many bytes of pictures the page may hold.
  ///   - delivery: Whether the page looks for a newer one.
  ///   - editor: Where places lead; nil for no links.
  /// - Returns: `index.html`, then the pictures beside it.
  package func html(
    pictures: [ReportFile] = [], inliningUpTo limit: Int = inlinePictureLimit,
    delivery: Delivery = .file, editor: Editor? = nil
  ) -> [ReportFile] {
    var report = self
    var album = PictureAlbum(pictures)
    guard album.byteCount <= limit else {
      return [report.page(album: nil, delivery, editor)] + pictures
    }
    report.replacePictureSources { album.add($0) }
    return [report.page(album: album, delivery, editor)]
  }

  /// Whether the bytes of a file are such a page, of this version of the tool or another.
  package static func isPage(_ bytes: [UInt8]) -> Bool {
    let head = String(decoding: bytes.prefix(2000), as: UTF8.self)
    return head[...].range(of: "<title>Dynamic Type report</title>") != nil
  }

  private func page(
    album: PictureAlbum?, _ delivery: Delivery, _ editor: Editor?
  ) -> ReportFile {
    var bytes: [UInt8] = []
    var rest = Template.page[...]
    while let start = rest.range(of: "{{"), let end = rest.range(of: "}}") {
      bytes += rest[..<start.lowerBound].utf8
      switch rest[start.upperBound..<end.lowerBound] {
      case "style": bytes += Template.style.utf8
      case "script":
        let links = editor.map { JSONValue(encoding: $0).text(.embedded) } ?? "null"
        let script = "const editor = \(links);\n" + Template.script + delivery.script
        bytes += "(() => {\n\"use strict\";\n\(script)\n})();".utf8
      case "connections": bytes += delivery.connections.utf8
      case "data":
        let json = JSONValue(encoding: self).text(.embedded)
        bytes += "<script type=\"application/json\" id=\"report\">\(json)</script>\n".utf8
        bytes += album?.elements ?? []
      default: preconditionFailure("page.html names a part that does not exist")
      }
      rest = rest[end.upperBound...]
    }
    bytes += rest.utf8
    return ReportFile(path: "index.html", bytes: bytes)
  }

  private mutating func replacePictureSources(_ replacement: (String) -> String) {
    for document in documents.indices {
      for screen in documents[document].screens.indices {
        for cell in documents[document].screens[screen].cells.indices {
          documents[document].screens[screen].cells[cell].replacePictureSources(replacement)
        }
        documents[document].screens[screen].largeContent?.replacePictureSources(replacement)
        for look in documents[document].screens[screen].looks?.indices ?? 0..<0 {
          documents[document].screens[screen].looks?[look].replacePictureSources(replacement)
        }
      }
    }
  }
}

extension Report.Cell {
  fileprivate mutating func replacePictureSources(_ replacement: (String) -> String) {
    for picture in [\Self.picture, \.before] {
      if let source = self[keyPath: picture]?.source {
        self[keyPath: picture]?.source = replacement(source)
      }
    }
  }
}

extension Report.Look {
  fileprivate mutating func replacePictureSources(_ replacement: (String) -> String) {
    for cell in cells.indices {
      for picture in [\Report.LookCell.picture, \.before] {
        if let source = cells[cell][keyPath: picture]?.source {
          cells[cell][keyPath: picture]?.source = replacement(source)
        }
      }
    }
    largeContent?.replacePictureSources(replacement)
  }
}

extension [Report.LargeContentItem] {
  fileprivate mutating func replacePictureSources(_ replacement: (String) -> String) {
    for item in indices {
      for cell in self[item].cells.indices {
        if let source = self[item].cells[cell].panel?.source {
          self[item].cells[cell].panel?.source = replacement(source)
        }
      }
    }
  }
}

extension Report.Delivery {
  /// What the page may connect to, as part of its policy.
  fileprivate var connections: String { self == .file ? "" : " connect-src 'self';" }

  fileprivate var script: String {
    switch self {
    case .file: ""
    case .live(let version): "\nconst version = \(version);\n\(Template.live)"
    }
  }
}

/// The pictures of a page, each different one once.
private struct PictureAlbum {
  private let bytesByPath: [String: [UInt8]]
  private var numbers: [[UInt8]: Int] = [:]
  private var pictures: [[UInt8]] = []

  init(_ files: [ReportFile]) {
    bytesByPath = Dictionary(files.map { ($0.path, $0.bytes) }) { first, _ in first }
  }

  /// Of all different pictures together.
  var byteCount: Int { Set(bytesByPath.values).reduce(0) { $0 + $1.count } }

  /// What the page calls the picture of that source: an element's id after `#`.
  mutating func add(_ source: String) -> String {
    guard let bytes = bytesByPath[source] else { return source }
    let number = numbers[bytes] ?? pictures.count
    if number == pictures.count {
      numbers[bytes] = number
      pictures.append(bytes)
    }
    return "#picture-\(number)"
  }

  /// Elements whose text no browser shows or reads before the script asks for it.
  var elements: [UInt8] {
    var result: [UInt8] = []
    for (number, bytes) in pictures.enumerated() {
      result += "<script type=\"text/plain\" id=\"picture-\(number)\">".utf8
      result += Base64.text(of: bytes)
      result += "</script>\n".utf8
    }
    return result
  }
}

extension Substring {
  /// The position of the first occurrence of the text.
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) {
        return start..<index(start, offsetBy: text.count)
      }
      start = index(after: start)
    }
    return nil
  }
}

import DynamicTypeModel
import DynamicTypeRendering
import DynamicTypeResources
import FoundationEssentials

/// The installed programs that read image files which are no PNG: SVG, PDF and JPEG.
///
/// Each image is a process of its own, which reads the file as its standard input and writes pixels to its standard output: what
/// a broken file does to it ends with it. It is given no name of a file, no shell and no network.
package struct ImagePrograms: Hashable, Sendable {
  /// A program, and what of it is asked for.
  private struct Program {
    var name: String
    /// The package of Debian and Ubuntu that has it.
    var package: String
    var versionArguments: [String]
    /// What its images are called.
    var images: String

    init(for format: ImageFile.Format) {
      switch format {
      case .svg, .png:
        (name, package, images) = ("rsvg-convert", "librsvg2-bin", "SVG")
        versionArguments = ["--version"]
      case .pdf:
        (name, package, images) = ("pdftocairo", "poppler-utils", "PDF")
        versionArguments = ["-v"]
      case .jpeg:
        (name, package, images) = ("djpeg", "libjpeg-turbo-progs", "JPEG")
        versionArguments = ["-version"]
      }
    }
  }

  /// The formats that have a program, in the order in which they are told.
  static let formats: [ImageFile.Format] = [.svg, .pdf, .jpeg]

  private var paths: [ImageFile.Format: String] = [:]

  /// - Parameter folders: Where programs are looked for; only absolute paths count.
  package init(in folders: [String]) {
    for format in Self.formats {
      let name = Program(for: format).name
      paths[format] = folders.filter { $0.hasPrefix("/") }.map { "\($0)/\(name)" }
        .first(where: FileManager.default.isExecutableFile)
    }
  }

  /// Those of the environment's `PATH`.
  package static let installed = ImagePrograms(
    in: ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
      .map(String.init))

  /// None at all: boxes stand for such images.
  package static let none = ImagePrograms(in: [])

  /// The programs with their versions, which pictures depend on.
  var identity: String {
    Self.formats.map { format in
      let program = Program(for: format)
      guard let path = paths[format] else { return "\(program.name): none" }
      let words = ChildProcess(program: path, arguments: program.versionArguments)
        .output(most: 10_000, seconds: 5, withErrors: true)
      let line = (words ?? []).prefix { $0 != UInt8(ascii: "\n") }
      return "\(program.name): \(String(decoding: line, as: UTF8.self))"
    }.joined(separator: "\n")
  }
}

// MARK: - Reading images

extension ImagePrograms {
  /// 64 megabytes: sixteen megapixels, as many as an image may have, of four bytes.
  private static let mostBytes = 64 << 20
  /// An image for a whole screen takes some tenths of a second.
  private static let mostSeconds = 10.0

  /// What an image file shows; nil where there is no program for it, or where that fails.
  func image(of file: ImageFile, in pixels: PixelSize?) -> DecodedImage? {
    guard let program = paths[file.format],
      let arguments = Self.arguments(for: file.format, in: pixels)
    else { return nil }
    let child = ChildProcess(program: program, arguments: arguments, input: file.path)
    guard let bytes = child.output(most: Self.mostBytes, seconds: Self.mostSeconds) else {
      return nil
    }
    guard file.format == .jpeg else { return .png(bytes) }
    return PortablePixmap(bytes).map { .rgb($0.pixels, $0.size) }
  }

  private static func arguments(
    for format: ImageFile.Format, in pixels: PixelSize?
  ) -> [String]? {
    switch (format, pixels) {
    case (.svg, let pixels?):
      // From standard input it has no address that others would be relative to, and loads none.
      ["--format", "png", "--width", "\(pixels.width)", "--height", "\(pixels.height)"]
    case (.pdf, let pixels?):
      [
        "-png", "-transp", "-singlefile", "-f", "1", "-l", "1", "-scale-to-x", "\(pixels.width)",
        "-scale-to-y", "\(pixels.height)", "-", "-",
      ]
    case (.jpeg, _): ["-rgb", "-pnm"]
    default: nil
    }
  }
}

// MARK: - Words

extension ImagePrograms {
  /// What to say where images of an app are boxes because a program is not there: a sentence for each.
  ///
  /// - Parameter folders: In whose asset catalogues images are looked for, by the endings of their files.
  package func missing(for folders: [String]) -> [String] {
    let absent = Self.formats.filter { paths[$0] == nil }
    guard !absent.isEmpty else { return [] }
    let endings = AssetIndex.endings(ofImagesBelow: folders.withoutInner)
    return absent.filter { !endings.isDisjoint(with: Self.endings(of: $0)) }.map { format in
      let program = Program(for: format)
      return "\(program.images) images are drawn as boxes: there is no \(program.name) in PATH "
        + "(Debian and Ubuntu: \(program.package))"
    }
  }

  private static func endings(of format: ImageFile.Format) -> [String] {
    format == .jpeg ? [".jpg", ".jpeg"] : [".\(format.rawValue)"]
  }
}

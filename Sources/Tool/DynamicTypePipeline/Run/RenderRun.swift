import DynamicType
import DynamicTypeModel
import DynamicTypeRendering

/// Pictures of the screens of some files, as a check of the same files lays them out.
package struct RenderRun: Sendable {
  /// A screen that can be drawn.
  package struct Screen: Hashable, Sendable {
    package var id: String
    /// What people call it.
    package var name: String
    /// What its pictures are called: its name, with more where several have that.
    package fileprivate(set) var pictureName: String
    /// The place of its file in the run.
    fileprivate var file: Int
  }

  /// One drawn screen.
  package struct Picture: Sendable {
    package var screen: Screen
    package var configuration: Configuration
    package var png: [UInt8]
  }

  private let files: [ScreenFile]
  private let options: RenderOptions
  /// How many pictures are made at a time.
  private let threads: Int
  /// A controller that only holds others, such as a navigation controller, comes last.
  package let screens: [Screen]

  /// Reads the files.
  ///
  /// - Parameters:
  ///   - input: What is read. Of files that are read for others alone nothing is drawn.
  ///   - name: The id or the name of what is to be drawn: of sources any view or preview. Nil for all screens
  ///     that an app shows by themselves.
  package init(
    _ input: InputFiles, screen name: String?, matrix: ConfigurationMatrix, options: RenderOptions,
    threads: Int
  ) async {
    let inputs = await CheckInputs(
      input, screens: name.map { .named(Self.names(in: $0)) } ?? .wholeScreens, lints: false,
      threads: threads)
    files = await inputs.read(for: matrix, threads: threads)
      .filter { !input.unchanged.contains($0.path) }
    self.options = options
    self.threads = threads
    screens = Self.screens(of: files, called: name)
  }

  /// A view's own name, where it is asked for in one of its states: `FilterView (empty)`.
  package static func names(in id: String) -> Set<String> {
    var names: Set = [id]
    if let state = id.firstRange(of: " (") { names.insert(String(id[..<state.lowerBound])) }
    return names
  }

  private static func screens(of files: [ScreenFile], called name: String?) -> [Screen] {
    let all = files.enumerated().flatMap { number, file in
      (file.places.first.map(file.screens(at:)) ?? []).map { (file: number, screen: $0) }
    }
    // A view of SwiftUI may be asked for by the name as it is written, which others of its file have, too.
    let wanted = all.filter { number, screen in
      guard let name else { return true }
      return screen.isCalled(name)
    }
    // Where no screen has the name, all are listed, for the nearest one.
    let chosen = wanted.isEmpty ? all : wanted
    var screens = (chosen.filter { !$0.screen.isHolder } + chosen.filter(\.screen.isHolder)).map {
      Screen(
        id: $0.screen.id, name: $0.screen.name,
        pictureName: $0.screen.location == nil ? $0.screen.name : $0.screen.id, file: $0.file)
    }
    for more in [\Screen.id, \.fileNumber] {
      let counts = Dictionary(screens.map { ($0.pictureName, 1) }, uniquingKeysWith: +)
      for index in screens.indices where counts[screens[index].pictureName, default: 0] > 1 {
        screens[index].pictureName += "-" + screens[index][keyPath: more]
      }
    }
    // A name with an addition may be that of another one; some file systems do not tell capitals apart.
    var taken: Set<String> = []
    for index in screens.indices {
      let name = screens[index].pictureName
      var number = 1
      while !taken.insert(screens[index].pictureName.lowercased()).inserted {
        number += 1
        screens[index].pictureName = "\(name)-\(number)"
      }
    }
    return screens
  }

  /// Why files could not be read.
  package var problems: [InputProblem] { files.compactMap(\.problem) }

  /// Draws screens at each cell of the matrix: screen by screen, several pictures at a time.
  package func pictures(of screens: [Screen], on bench: Bench) async throws -> [Picture] {
    let wanted = screens.flatMap { chosen in
      files[chosen.file].screens.filter { $0.id == chosen.id }.map { (chosen: chosen, screen: $0) }
    }
    let chosen = wanted.map(\.chosen)
    let pieces = ScreenPiece.pieces(
      of: wanted.map { (files[$0.chosen.file].path, $0.screen) }, threads: threads)
    let drawn = await concurrentMap(
      pieces, threads: threads, of: \.path, isView: \.screen.isOfSource
    ) { piece in
      Result { try draw(piece, of: chosen[piece.number], on: bench) }
    }
    var pictures: [Picture] = []
    var mostItems = 0
    for part in drawn {
      let part = try part.get()
      pictures += part.pictures
      mostItems = max(mostItems, part.mostItems)
    }
    if let number = options.largeContentItem, number >= mostItems {
      throw NoLargeContentItem(number: number + 1, count: mostItems)
    }
    return pictures
  }

  private func draw(
    _ piece: ScreenPiece, of chosen: Screen, on bench: Bench
  ) throws -> (pictures: [Picture], mostItems: Int) {
    var mostItems = 0
    let pictures = try piece.screen.laidOut(for: piece.configurations, on: bench).map { layout in
      if options.largeContentItem != nil {
        mostItems = max(mostItems, layout.largeContentItems(in: options.extent).count)
      }
      return Picture(
        screen: chosen, configuration: layout.configuration,
        png: try bench.renderer.png(of: layout, options: options))
    }
    return (pictures, mostItems)
  }
}

/// Why the Large Content Viewer cannot be opened: no screen that is drawn has an item of that number.
package struct NoLargeContentItem: Error, CustomStringConvertible {
  /// From 1.
  var number: Int
  /// The most that a screen has.
  var count: Int

  package var description: String {
    count == 0
      ? "the Large Content Viewer has no items here; it is there at accessibility sizes, AX1 to AX5"
      : "there is no item \(number) for the Large Content Viewer: there are \(count)"
  }
}

extension RenderRun.Screen {
  fileprivate var fileNumber: String { "\(file + 1)" }
}

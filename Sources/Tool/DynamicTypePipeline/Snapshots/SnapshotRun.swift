import DynamicTypeModel
import DynamicTypeReportModel
import FoundationEssentials
import SwiftUIReading

/// Lays screens out for a baseline.
package struct SnapshotRun: Sendable {
  package var matrix: ConfigurationMatrix
  package var threads: Int

  package init(matrix: ConfigurationMatrix, threads: Int) {
    self.matrix = matrix
    self.threads = threads
  }

  /// The layouts of all files with screens at every cell of the matrix, and what could not be read.
  package func run(_ files: InputFiles, on bench: Bench) async -> LaidOutSnapshot {
    var assembly = SnapshotAssembly()
    await work(on: files, as: .whole, on: bench) { assembly.add($0) }
    return LaidOutSnapshot(assembly, problems: files.problems)
  }

  /// Works out a shard's pieces, device by device and locale by locale, so that the documents of one are kept.
  ///
  /// - Parameter tell: Given each piece, one after the other.
  func work<Failure: Error>(
    on files: InputFiles, as shard: Shard, on bench: Bench,
    _ tell: (SnapshotPiece) throws(Failure) -> Void
  ) async throws(Failure) {
    let documents = DocumentScreens(paths: files.documents, linking: .none)
    let inputs = await documents.inputs(threads: threads)
    let views = await views(of: files)
    let cells = matrix.places
    for cell in cells.indices where shard.reaches(cell, of: cells.count) {
      let place = matrix.only(at: cells[cell])
      var screenFiles = await documents.read(inputs, for: place, threads: threads)
      if let (screens, index) = views {
        screenFiles += await screens.read(index, for: place, threads: threads)
      }
      if shard.begins(cell, of: cells.count) {
        for (number, file) in screenFiles.enumerated() {
          try tell(.file(SnapshotFile(file, number: number + 1, cell: cell)))
        }
      }
      let placed = screenFiles.screens(in: cell)
      let isOwn = shard.isOwn(placed.map(\.screen.cost), at: cell, of: cells.count)
      let own = zip(placed, isOwn).filter(\.1).map(\.0)
      let laidOut = await concurrentMap(
        own, threads: threads, of: \.path, isView: \.screen.isOfSource
      ) { placed in
        SnapshotScreen(place: placed.place, scenes: placed.scenes(on: bench))
      }
      for screen in laidOut { try tell(.screen(screen)) }
    }
  }

  /// The screens of SwiftUI; nil where the sources have none.
  private func views(
    of files: InputFiles
  ) async -> (screens: SwiftUIScreens, index: ProjectIndex)? {
    let sources = await SourceSet(files.sources, threads: threads)
    guard sources.showsSwiftUI else { return nil }
    let screens = SwiftUIScreens(
      sources: await sources.outlined().compactMap { try? $0.content.get() },
      folders: files.folders)
    return (screens, screens.index())
  }
}

/// A snapshot, with what is not in it.
package struct LaidOutSnapshot: Sendable {
  package let snapshot: Snapshot
  /// Why files could not be read.
  package let problems: [InputProblem]

  /// - Parameter problems: Of files that were not even found.
  init(_ assembly: SnapshotAssembly, problems: [InputProblem]) {
    snapshot = assembly.snapshot()
    self.problems = problems + assembly.problems
  }
}

extension ScreenOfFile {
  fileprivate func scenes(on bench: Bench) -> [LayoutReport.Scene] {
    screen.laidOut(on: bench).map { layout in
      screen.location == nil
        ? LayoutReport.Scene(layout)
        : LayoutReport.Scene(layout, name: screen.name, below: "")
    }
  }
}

extension SnapshotFile {
  fileprivate init(_ file: ScreenFile, number: Int, cell: Int) {
    self.init(
      number: number, path: file.path, cell: cell,
      configurations: (file.places.first?.configurations ?? []).map {
        LayoutReport.Configuration($0)
      },
      problem: file.problem)
  }
}

extension Snapshot {
  /// Reads a baseline.
  package init(path: String) throws(InputProblem) {
    let bytes = try readFile(path)
    do {
      self = try JSONDecoder().decode(Snapshot.self, from: Data(bytes))
    } catch {
      throw InputProblem(path: path, reason: .unreadable("is no baseline that snapshot recorded"))
    }
    guard schema == Self.schemaName else {
      throw InputProblem(
        path: path, reason: .unreadable("has the schema \(schema), not \(Self.schemaName)"))
    }
  }
}

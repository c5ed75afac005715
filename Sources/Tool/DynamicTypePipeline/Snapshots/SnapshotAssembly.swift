import DynamicTypeModel
import DynamicTypeReportModel

/// A piece of what a snapshot lays out: shards write them down, in any order.
enum SnapshotPiece: Codable, Sendable {
  case file(SnapshotFile)
  case screen(SnapshotScreen)
}

/// A file on one device in one locale, without its screens.
struct SnapshotFile: Codable, Sendable {
  /// Among those of the run, from 1.
  var number: Int
  var path: String
  /// Which device and locale of the matrix it is laid out for, from 0.
  var cell: Int
  /// One a size, ascending; none for a file that could not be read.
  var configurations: [LayoutReport.Configuration]
  var problem: InputProblem?
}

/// A screen on one device in one locale.
struct SnapshotScreen: Codable, Sendable {
  var place: ScreenResult.Place
  /// One a size, ascending.
  var scenes: [LayoutReport.Scene]
}

/// Puts the pieces of a snapshot together, the same for any order in which they come.
struct SnapshotAssembly {
  private var files: [SnapshotFile] = []
  private var screens: [Int: [SnapshotScreen]] = [:]

  mutating func add(_ piece: SnapshotPiece) {
    switch piece {
    case .file(let file): files.append(file)
    case .screen(let screen): screens[screen.place.file, default: []].append(screen)
    }
  }

  /// The paths of all files with screens.
  var paths: Set<String> { Set(files.map(\.path)) }

  /// Why files could not be read, one each.
  var problems: [InputProblem] {
    var met: Set<Int> = []
    return inOrder.filter { $0.problem != nil && met.insert($0.number).inserted }
      .compactMap(\.problem)
  }

  func snapshot() -> Snapshot {
    let screens = screens.mapValues { screens in
      Dictionary(grouping: screens.inOrder(by: \.place), by: \.place.cell)
    }
    return Snapshot(
      layouts: inOrder.flatMap { file in
        let own = screens[file.number]?[file.cell] ?? []
        return file.configurations.enumerated().map { size, configuration in
          LayoutReport(
            document: file.path, configuration: configuration,
            scenes: own.map(\.scenes).filter { $0.indices.contains(size) }.map { $0[size] })
        }
      })
  }

  private var inOrder: [SnapshotFile] {
    files.sorted { ($0.number, $0.cell) < ($1.number, $1.cell) }
  }
}

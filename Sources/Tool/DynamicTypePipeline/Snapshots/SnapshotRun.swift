import DynamicTypeModel
import DynamicTypeReportModel
import FoundationEssentials

/// Lays documents out for a baseline.
package struct SnapshotRun: Sendable {
  package var matrix: ConfigurationMatrix
  package var threads: Int

  package init(matrix: ConfigurationMatrix, threads: Int) {
    self.matrix = matrix
    self.threads = threads
  }

  /// The layouts of all documents at every cell of the matrix, and what could not be read.
  package func run(
    _ files: InputFiles, on bench: Bench
  ) async -> (snapshot: Snapshot, problems: [InputProblem]) {
    let results = await concurrentMap(files.documents, threads: threads, of: \.self) { path in
      Result { () throws(InputProblem) in
        try LayoutRun(path: path, matrix: matrix, target: .device).reports(on: bench)
      }
    }
    var layouts: [LayoutReport] = []
    var problems = files.problems
    for result in results {
      switch result {
      case .success(let reports): layouts += reports
      case .failure(let problem): problems.append(problem)
      }
    }
    let sources = await SourceSet(files.sources, threads: threads)
    if sources.showsSwiftUI {
      layouts += await LayoutRun.layouts(
        of: sources, folders: files.folders, matrix: matrix, threads: threads, on: bench)
    }
    return (Snapshot(layouts: layouts), problems)
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

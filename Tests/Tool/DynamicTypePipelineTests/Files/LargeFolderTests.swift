import DynamicTypeResources
import FoundationEssentials
import Testing

@testable import DynamicTypePipeline

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Folders with very many files.
@Suite struct LargeFolderTests {
  /// Four times as many take four times as long; were each compared with each, sixteen times. The bound lies between.
  @Test("What it costs to find documents, and what is beside them, grows with their number")
  func growth() throws {
    let few = try seconds(toRead: 1500)
    let many = try seconds(toRead: 6000)
    #expect(many < 9 * few, "\(few) and \(many) s")
  }

  /// Seconds of the processor for some documents, half of them in one folder, half in the folder of a locale.
  private func seconds(toRead count: Int) throws -> Double {
    let names = (0..<count).map { $0 % 2 == 0 ? "Cell\($0).xib" : "Base.lproj/Screen\($0).xib" }
    let folder = try TemporaryFolder(names)
    let start = Self.now
    let files = InputFiles(at: [folder.path])
    let folders = KnownFolders()
    for path in files.documents { _ = try DocumentInput(path: path, folders: folders) }
    let end = Self.now
    #expect(files.documents.count == count)
    return end - start
  }

  /// Of the processor time that this thread had.
  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

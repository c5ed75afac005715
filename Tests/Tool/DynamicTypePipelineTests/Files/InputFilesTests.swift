import FoundationEssentials
import Testing

@testable import DynamicTypePipeline

@Suite struct InputFilesTests {
  @Test func filesOfAFolderComeSortedAndThoseOfOthersStayOut() throws {
    let folder = try TemporaryFolder([
      "b/Main.storyboard", "a/Cell.xib", "a/Cell.swift", "B.swift", "a/readme.md",
      ".build/x.swift", "Pods/P/p.xib", "a/.hidden.swift",
    ])
    let files = InputFiles(at: [folder.path])
    #expect(files.documents == ["a/Cell.xib", "b/Main.storyboard"].map { folder.path + "/" + $0 })
    #expect(
      files.sources
        == ["B.swift", "a/.hidden.swift", "a/Cell.swift"].map { folder.path + "/" + $0 })
    #expect(files.problems.isEmpty)
  }

  @Test func aFolderOfOthersIsReadWhenItIsNamed() throws {
    let folder = try TemporaryFolder(["Pods/P/p.xib"])
    #expect(InputFiles(at: [folder.path + "/Pods"]).documents == [folder.path + "/Pods/P/p.xib"])
  }

  @Test func whatCannotBeReadIsSaidOnceAndTheRestGoesOn() throws {
    let folder = try TemporaryFolder(["a.xib", "note.txt", "empty/note.txt"])
    let files = InputFiles(at: [
      folder.path + "/missing", folder.path + "/note.txt", folder.path + "/empty",
      folder.path + "/a.xib", folder.path,
    ])
    #expect(files.documents == [folder.path + "/a.xib"])
    #expect(
      files.problems.map(\.description) == [
        "\(folder.path)/missing: no such file or folder",
        "\(folder.path)/note.txt: not a storyboard, a xib or a Swift source",
        "\(folder.path)/empty: no storyboard, xib or Swift source in this folder",
      ])
  }

  @Test("Links that go round in circles end")
  func linkedFoldersAreNotFollowed() throws {
    let folder = try TemporaryFolder(["a/x.xib"])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/a/round", withDestinationPath: folder.path)
    #expect(InputFiles(at: [folder.path]).documents == [folder.path + "/a/x.xib"])
  }
}

@Suite struct NarrowedInputFilesTests {
  @Test("A run for one file reads the others, whatever the file is called")
  func narrowed() throws {
    let folder = try TemporaryFolder(["App/a.xib", "App/b.swift", "App/c/d.xib"])
    var files = InputFiles(at: [folder.path + "/App"])
    try files.narrow(to: folder.path + "/App/c/../a.xib")
    #expect(files.documents.count == 2 && files.sources.count == 1)
    #expect(files.unchanged == [folder.path + "/App/b.swift", folder.path + "/App/c/d.xib"])
  }

  @Test("A file that is not in the run, or is left out of it, is refused with the reason")
  func refused() throws {
    let folder = try TemporaryFolder(["App/a.xib", "App/UITests/b.xib", "c.xib"])
    var files = InputFiles(at: [folder.path + "/App"])
    files.leaveOutOtherTargets()
    func message(_ name: String) -> String? {
      do throws(InputProblem) {
        try files.narrow(to: folder.path + "/" + name)
        return nil
      } catch { return error.message }
    }
    #expect(message("App/a.xib") == nil)
    #expect(message("c.xib") == "is left out: it is not among the files that are read")
    #expect(message("App/UITests/b.xib") == "is left out: tests show nothing to readers")
    #expect(message("d.xib") == "no such file or folder")
  }
}

/// A folder of empty files, removed with the last reference to it.
final class TemporaryFolder {
  let path: String

  init(_ files: [String]) throws {
    path = FileManager.default.temporaryDirectory.path + "/dynamictype-\(UUID().uuidString)"
    for file in files { try writeFile([], to: path + "/" + file) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

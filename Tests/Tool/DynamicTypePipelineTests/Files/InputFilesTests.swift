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

/// A folder of empty files, removed with the last reference to it.
final class TemporaryFolder {
  let path: String

  init(_ files: [String]) throws {
    path = FileManager.default.temporaryDirectory.path + "/dynamictype-\(UUID().uuidString)"
    for file in files { try writeFile([], to: path + "/" + file) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

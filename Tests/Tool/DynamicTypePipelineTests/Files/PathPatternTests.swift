import Testing

@testable import DynamicTypePipeline

@Suite struct PathPatternTests {
  @Test(
    "A pattern means a file or folder and what is below it",
    arguments: [
      ("App/Generated", "App/Generated/A.swift", true),
      ("App/Generated/", "./App/Generated/B/A.swift", true),
      ("./App/A.swift", "App/A.swift", true),
      ("App/Gen", "App/Generated/A.swift", false),
      ("App/Generated", "Other/App/Generated/A.swift", false),
      // A name alone is met in every folder.
      ("Generated", "App/Generated/A.swift", true),
      ("A.swift", "/root/App/A.swift", true),
      ("./Generated", "App/Generated/A.swift", false),
      // Globs.
      ("*Tests", "App/UITests/A.swift", true),
      ("*.xib", "App/A.xib", true),
      ("App/*.swift", "App/Sub/A.swift", false),
      ("App/*/A.swift", "App/Sub/A.swift", true),
      ("App/**/A.swift", "App/A.swift", true),
      ("App/**/A.swift", "App/B/C/A.swift", true),
      ("App/**", "App/B/C.swift", true),
      ("**/*Preview.swift", "TeaPreview.swift", true),
      ("**/*Preview.swift", "App/TeaPreviews.swift", false),
      ("App/?é.xib", "App/Té.xib", true),
      ("a*b*c", "aXbYbZc", true),
      ("a*b*c", "aXcYb", false),
      ("/root/App", "/root/App/A.swift", true),
      ("/root/App", "root/App/A.swift", false),
      ("root/App", "/root/App/A.swift", false),
    ])
  func matches(pattern: String, path: String, isMeant: Bool) {
    #expect(PathPattern(pattern).matches(path) == isMeant)
  }

  @Test func whatMatchesNothingIsNamed() throws {
    let folder = try TemporaryFolder(["App/A.swift", "Vendor/B.swift", "Vendor/B.xib"])
    var files = InputFiles(at: [folder.path])
    let unused = files.exclude([PathPattern("Vendor"), PathPattern("Pods")])
    #expect(files.sources == [folder.path + "/App/A.swift"])
    #expect(files.documents == [])
    #expect(unused.map(\.text) == ["Pods"])
  }
}

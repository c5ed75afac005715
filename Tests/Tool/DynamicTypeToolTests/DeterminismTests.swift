import Foundation
import Testing

/// The same input gives the same bytes, on one thread or two.
@Suite struct DeterminismTests {
  @Test func reportsAreTheSameBytes() throws {
    let formats = ["json", "sarif", "junit", "github", "markdown", "text"]
    let runs = try ["1", "2", "2"].map { threads in
      let results = try TemporaryFolder()
      let also = formats.flatMap { ["--also", "\($0)=\(results.path)/\($0)"] }
      let run = try Tool(
        arguments: ["check", "Examples", "--threads", threads] + also, in: Tool.package)
      return [run.output] + (try formats.map { try results.read($0) })
    }
    #expect(runs[0].allSatisfy { !$0.isEmpty })
    #expect(runs[0] == runs[1])
    #expect(runs[1] == runs[2])
  }

  @Test func picturesAreTheSameBytes() throws {
    let folder = try TemporaryFolder()
    for threads in ["1", "2"] {
      let run = try Tool(
        "check", "Examples/Teahouse/Catalogue", "--threads", threads, "--report",
        folder.path + "/" + threads, in: Tool.package)
      #expect(run.status == 1)
    }
    #expect(try folder.read("1/index.html") == folder.read("2/index.html"))
    #expect(try folder.read("1/index.html").contains("data:image/png;base64,"))
  }
}

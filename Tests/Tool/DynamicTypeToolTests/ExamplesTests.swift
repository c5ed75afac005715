import Testing

/// The app that the demo checks, and the same app mended.
@Suite struct ExamplesTests {
  @Test func theMistakesAreFound() throws {
    let run = try Tool(
      "check", "Examples/Teahouse", "--format", "github", in: Tool.package)
    #expect(run.status == 1)
    for rule in ["text-truncated", "text-clipped", "out-of-bounds", "text-does-not-scale"] {
      #expect(run.output.contains("title=\(rule)::"), "no finding of \(rule)")
    }
  }

  @Test("The mended app is clean in every language it speaks", arguments: ["Base", "de", "ar"])
  func theMendedAppIsClean(locale: String) throws {
    let run = try Tool(
      "check", "Examples/TeahouseMended", "--locale", locale, "--fail-on", "note",
      in: Tool.package)
    #expect(run.status == 0, "\(run.output)")
  }
}

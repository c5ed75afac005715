import Testing

/// What is typed wrongly is answered with what is right.
@Suite struct BadUsageTests {
  @Test(
    arguments: [
      (["check", "--sise", "L"], "Did you mean '--size'?"),
      (["check", "--size", "AX6"], "'AX6' is no text size. Did you mean 'AX1'?"),
      (["check", "--size", "extraLrge"], "Did you mean 'extraLarge'?"),
      (["check", "--device", "retina4_77"], "Did you mean 'retina4_7'?"),
      (["check", "--device", "iPhone SF"], "Did you mean 'iPhone SE'?"),
      (["check", "--format", "jsn"], "Did you mean 'json'?"),
      (["check", "--fail-on", "eror"], "Did you mean 'error'?"),
      (["check", "--threads", "0"], "--threads takes a number from 1 to 1024, not 0."),
      (["check", "--locale", "../de"], "'../de' is no locale"),
      (["chek"], "'chek' is no command. Did you mean 'check'?"),
      (["layout"], "Missing expected argument '<file>'"),
    ])
  func theNearestRightNameIsSuggested(arguments: [String], answer: String) throws {
    let folder = try TemporaryFolder()
    let run = try Tool(arguments: arguments, in: folder.path)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.words.contains(answer), "\(run.words)")
  }

  @Test(
    "Every size goes by every name",
    arguments: [
      "AX5", "ax5", "accessibility5",
      "accessibilityExtraExtraExtraLarge", "UICTContentSizeCategoryAccessibilityXXXL",
    ])
  func sizesHaveManyNames(name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(storyboard(), to: "a.storyboard")
    let run = try Tool("layout", "a.storyboard", "--size", name, in: folder.path)
    #expect(run.output.hasPrefix("a.storyboard  AX5 retina6_12 Base\n"), "\(run.words)")
  }

  @Test("A locale without texts is said, where others have some; it may be meant")
  func unknownLocale() throws {
    let folder = try TemporaryFolder()
    try folder.write(storyboard(), to: "Base.lproj/a.storyboard")
    #expect(try Tool("check", "--locale", "ar", in: folder.path).words == "")
    try folder.write("\"lll-ll-lll.text\" = \"Tee\";", to: "de.lproj/a.strings")
    let run = try Tool("check", "--locale", "dee,de-AT", in: folder.path)
    #expect(run.status == 0)
    #expect(
      run.words == "No document has texts in 'dee', and shows its own; there are texts in de.\n")
  }

  @Test func nothingToCheckIsAMistake() throws {
    let folder = try TemporaryFolder()
    let run = try Tool("check", in: folder.path)
    #expect(run.status == 2)
    #expect(run.words == ".: no storyboard, xib or Swift source in this folder\n")
  }
}

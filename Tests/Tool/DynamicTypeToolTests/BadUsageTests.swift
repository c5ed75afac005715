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
      (["check", "--memory", "0"], "--memory takes a number from 1 to 1048576, not 0."),
      (["check", "--threads", "0"], "--threads takes a number from 1 to 1024, not 0."),
      (["check", "--locale", "../de"], "'../de' is no locale"),
      (["chek"], "'chek' is no command. Did you mean 'check'?"),
      (["check", "--size", ","], "',' names nothing: give a text size, such as L or AX3."),
      (["layout", "a.xib", "--device", ""], "'' names nothing: give a device"),
      (["layout", "a.xib", "--window", "320"], "'320' is no window"),
      (["render", "a.xib", "--window", "0x480"], "'0x480' is no window"),
      (["check", "--safe-area", "1,2,3"], "'1,2,3' is no safe area"),
      (["check", "--safe-area", "1,2,3,-4"], "'1,2,3,-4' is no safe area"),
      (["check", "--display-scale", "1.5"], "'1.5' is no display scale: give 1, 2 or 3."),
      (["check", "--locale", ",,"], "',,' names nothing: give a locale"),
      (["check", "--threads", "-1"], "--threads takes a number from 1 to 1024, not -1."),
      (["check", "--output", ""], "the path is empty: name a file or a folder."),
      (["check", "--report", ""], "the path is empty"),
      (["check", ""], "the path is empty"),
      (["scale", "--value", "1e308"], "--value takes at most a million points, not 1e+308."),
      (["check", "--fonts", "."], ". has no font file that can be read"),
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

  @Test("A screen that is not there is said beside one that is")
  func missingScreen() throws {
    let run = try Tool(
      arguments: ["check", ".", "--screen", "CardGridView", "--screen", "CatalogView"],
      in: Tool.package + "/Examples/TeahouseViews")
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(
      run.words.contains("there is no screen 'CatalogView' here. Did you mean 'CatalogueView'?"))
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

  @Test("A table of texts that is empty, or cannot be read, is no mistyped locale")
  func localeWithoutTexts() throws {
    let folder = try TemporaryFolder()
    try folder.write(storyboard(), to: "Base.lproj/a.storyboard")
    try folder.write("", to: "de.lproj/a.strings")
    #expect(try Tool("check", "--locale", "de", in: folder.path).words == "")
  }

  @Test("Values below nothing are values")
  func negativeValues() throws {
    let folder = try TemporaryFolder()
    let run = try Tool(
      "scale", "--style", "body", "--value", "-5", "--value", "5", in: folder.path)
    #expect(run.status == 0)
    #expect(run.output.contains("\n-5 as a length") || run.output.contains("\n  -5 as a length"))
    #expect(run.output.contains("5 as a font"))
  }

  @Test("What was laid out is not called every size when it is not")
  func someSizes() throws {
    let folder = try TemporaryFolder()
    try folder.write(storyboard(), to: "a.storyboard")
    let one = try Tool("check", "--size", "L", in: folder.path).output
    #expect(one.hasPrefix("1 of 1 screen holds at L.\n"), "\(one)")
    let two = try Tool("check", "--size", "L,XS", in: folder.path).output
    #expect(two.hasPrefix("1 of 1 screen holds at the 2 sizes laid out.\n"), "\(two)")
    let all = try Tool("check", "--verbose", in: folder.path).output
    #expect(all.contains("iPhone 15: holds at every size\n"), "\(all)")
  }

  @Test(
    "Commands that read documents say that there are none",
    arguments: [["fidelity"], ["snapshot", "record"], ["snapshot", "verify"]])
  func sourcesAlone(command: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a.swift")
    try folder.write(
      "{\"schema\": \"dynamictype.snapshot/1\", \"layouts\": []}", to: "dynamictype-snapshot.json")
    let run = try Tool(arguments: command, in: folder.path)
    #expect(run.status == 2)
    #expect(run.words == "dynamictype: there is no storyboard or xib among these\n")
  }

  @Test func nothingToCheckIsAMistake() throws {
    let folder = try TemporaryFolder()
    let run = try Tool("check", in: folder.path)
    #expect(run.status == 2)
    #expect(run.words == ".: no storyboard, xib or Swift source in this folder\n")
  }
}

import Testing

@Suite struct SnapshotTests {
  @Test("A baseline holds until a document changes, and then says what moved")
  func recordAndVerify() throws {
    let folder = try TemporaryFolder()
    try folder.write(storyboard(), to: "a.storyboard")
    let record = try Tool(
      "snapshot", "record", "a.storyboard", "--size", "L", in: folder.path)
    #expect(record.status == 0)
    #expect(record.words == "Layouts recorded: 1, in dynamictype-snapshot.json.\n")
    let same = try Tool("snapshot", "verify", "a.storyboard", "--size", "L", in: folder.path)
    #expect(same.status == 0, "\(same.output)")
    let moved = storyboard().split(separator: "constant=\"100\"", omittingEmptySubsequences: false)
    try folder.write(moved.joined(separator: "constant=\"120\""), to: "a.storyboard")
    let changed = try Tool("snapshot", "verify", "a.storyboard", "--size", "L", in: folder.path)
    #expect(changed.status == 1)
    let line = "a.storyboard: L retina6_12 Base: aaa-aa-aaa lll-ll-lll: frame 20, 100  "
    #expect(changed.output.hasPrefix(line), "\(changed.output)")
    #expect(changed.output.contains(" is now 20, 120  "))
    #expect(changed.words == "Differences: 1.\n")
  }

  @Test func aMissingBaselineIsSaid() throws {
    let folder = try TemporaryFolder()
    try folder.write(storyboard(), to: "a.storyboard")
    let run = try Tool("snapshot", "verify", "--baseline", "b.json", in: folder.path)
    #expect(run.status == 2)
    #expect(run.words == "dynamictype: b.json: no such file or folder\n")
  }
}

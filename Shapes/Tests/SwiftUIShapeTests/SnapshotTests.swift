import Foundation
import SwiftUI
import SwiftUILayoutTesting
import Testing

/// Snapshots of views, as text and as pictures.
@MainActor
@Suite struct SnapshotTests {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  struct Square: View {
    var side = 40.0

    var body: some View { Color.red.frame(width: side, height: side) }
  }

  @Test("A snapshot is written once, and compared from then on")
  func compares() throws {
    let window = Size(width: 100, height: 100)
    try verifySnapshots(
      of: Square(), named: "square", in: folder.path, window: window, at: [.large])
    let text = try String(
      contentsOf: folder.appendingPathComponent("square-L.txt"), encoding: .utf8)
    // In the middle of the window: (100 - 40) / 2.
    #expect(text == "Square at L\ncontainer  0 0 100 100\n  shape  30 30 40 40\n")
    #expect(
      FileManager.default.fileExists(atPath: folder.appendingPathComponent("square-L.png").path))
    try verifySnapshots(
      of: Square(), named: "square", in: folder.path, window: window, at: [.large])
    #expect(
      throws: SnapshotError.differs(
        path: folder.path + "/square-L.txt", line: 3, was: "  shape  30 30 40 40",
        now: "  shape  25 25 50 50")
    ) {
      try verifySnapshots(
        of: Square(side: 50), named: "square", in: folder.path, window: window, at: [.large])
    }
  }

  @Test("No snapshot is written of a view that loses text")
  func broken() throws {
    let view = Text("All passengers must present their documents").lineLimit(1)
    #expect(throws: SnapshotError.self) {
      try verifySnapshots(of: view, named: "broken", in: folder.path)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }
}

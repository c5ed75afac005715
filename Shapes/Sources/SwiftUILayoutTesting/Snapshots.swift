public import DynamicType
public import DynamicTypeModel
import FoundationEssentials
public import SwiftUI

/// Why a snapshot was not accepted.
public enum SnapshotError: Error, Equatable, Sendable {
  /// The view loses something, so that no snapshot of it is written; the findings' messages.
  case broken([String])
  /// A size is laid out otherwise than the file says: the first line that differs, there and here.
  case differs(path: String, line: Int, was: String, now: String)
}

/// Compares a view's layouts with the snapshots in a folder, and writes those that are missing, each as text and
/// as a picture beside it.
///
/// - Parameters:
///   - name: What the files are called, with the text size after it.
///   - folder: Exists already.
/// - Throws: ``SnapshotError``, ``ViewHostError``, and what writing a file throws.
@MainActor
public func verifySnapshots(
  of view: some View, named name: String, in folder: String,
  window: Size = Size(width: 393, height: 852), at sizes: [DynamicTypeSize] = .all,
  setting: LayoutSetting = LayoutSetting()
) throws {
  for screen in try view.laidOut(in: window, at: sizes, setting: setting) {
    let path = "\(folder)/\(name)-\(screen.configuration.size.shortName)"
    let now = screen.snapshotText
    if let data = FileManager.default.contents(atPath: path + ".txt") {
      try compare(String(decoding: data, as: UTF8.self), with: now, path: path + ".txt")
      continue
    }
    let losses = try audit(view, in: window, at: sizes, setting: setting).losses
    guard losses.isEmpty else { throw SnapshotError.broken(losses.map(\.message)) }
    try Data(now.utf8).write(to: URL(fileURLWithPath: path + ".txt"))
    try Data(screen.png()).write(to: URL(fileURLWithPath: path + ".png"))
  }
}

private func compare(_ was: String, with now: String, path: String) throws(SnapshotError) {
  let (old, new) = (was.split(separator: "\n"), now.split(separator: "\n"))
  for number in 0..<max(old.count, new.count) {
    let before = number < old.count ? String(old[number]) : ""
    let after = number < new.count ? String(new[number]) : ""
    if before != after {
      throw .differs(path: path, line: number + 1, was: before, now: after)
    }
  }
}

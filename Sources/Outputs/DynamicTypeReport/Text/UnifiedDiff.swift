/// What is different between two states of a text file, as `diff -u` writes it and `patch` and `git apply` take it.
///
/// Source: POSIX.1-2024, `diff`, Diff -u or -U Output Format.
package struct UnifiedDiff: Hashable, Sendable {
  /// The hunks, each from its `@@`; empty where nothing is different.
  package let hunks: String

  /// How many lines that stay are shown around those that do not.
  package static let context = 3

  /// - Parameter lines: How many lines of the file there are before these bytes of it.
  package init(from old: [UInt8], to new: [UInt8], behind lines: Int = 0) {
    let before = Self.lines(of: old)
    let after = Self.lines(of: new)
    hunks = Self.groups(before, after).map { Self.hunk($0, before, after, behind: lines) }.joined()
  }

  /// The hunks of several changes of one file, each made to the file as it was; of those that meet the first.
  ///
  /// - Parameter changes: The hunks of each.
  package init(joining changes: [String]) {
    var parts: [Part] = changes.flatMap(Part.parts)
    parts.sort { ($0.old, $0.text) < ($1.old, $1.text) }
    var end = 0
    var shift = 0
    var text = ""
    for part in parts where part.old > end {
      text += part.shifted(by: shift)
      end = part.old + part.oldCount - 1
      shift += part.newCount - part.oldCount
    }
    hunks = text
  }

  /// The diff of a file with its name, as paths of a repository; empty where nothing is different.
  package func text(path: String) -> String {
    guard !hunks.isEmpty else { return "" }
    let name = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    let (old, new) = name.hasPrefix("/") ? (name, name) : ("a/" + name, "b/" + name)
    return "--- \(old.singleLine)\n+++ \(new.singleLine)\n" + hunks
  }

  /// Lines with their ends; the last may have none.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.endIndex
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }

  /// Lines that are replaced by others; either may be none.
  private struct Change {
    var old: Range<Int>
    var new: Range<Int>
  }

  /// Changes so near to each other that their surroundings meet.
  private static func groups(
    _ before: [ArraySlice<UInt8>], _ after: [ArraySlice<UInt8>]
  ) -> [[Change]] {
    var groups: [[Change]] = []
    for change in changes(before, after) {
      if let last = groups.last?.last, change.old.lowerBound - last.old.upperBound <= 2 * context {
        groups[groups.count - 1].append(change)
      } else {
        groups.append([change])
      }
    }
    return groups
  }

  private static func changes(
    _ before: [ArraySlice<UInt8>], _ after: [ArraySlice<UInt8>]
  ) -> [Change] {
    let start = zip(before, after).prefix { $0 == $1 }.count
    let rest = min(before.count, after.count) - start
    let end = zip(before.reversed(), after.reversed()).prefix(rest).prefix { $0 == $1 }.count
    let middle = (
      Array(before[start..<before.count - end]), Array(after[start..<after.count - end])
    )
    var removed = Set<Int>()
    var inserted = Set<Int>()
    for change in middle.1.difference(from: middle.0) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset + start)
      case .insert(let offset, _, _): inserted.insert(offset + start)
      }
    }
    var changes: [Change] = []
    var (old, new) = (start, start)
    while old < before.count || new < after.count {
      guard removed.contains(old) || inserted.contains(new) else {
        (old, new) = (old + 1, new + 1)
        continue
      }
      let (first, other) = (old, new)
      while removed.contains(old) { old += 1 }
      while inserted.contains(new) { new += 1 }
      changes.append(Change(old: first..<old, new: other..<new))
    }
    return changes
  }

  private static func hunk(
    _ changes: [Change], _ before: [ArraySlice<UInt8>], _ after: [ArraySlice<UInt8>],
    behind lines: Int
  ) -> String {
    guard let first = changes.first, let last = changes.last else { return "" }
    let lead = min(context, first.old.lowerBound)
    let old = first.old.lowerBound - lead..<min(before.count, last.old.upperBound + context)
    let new = first.new.lowerBound - lead..<min(after.count, last.new.upperBound + context)
    var text = "@@ -\(place(old, lines)) +\(place(new, lines)) @@\n"
    var next = old.lowerBound
    for change in changes {
      text += marked(before[next..<change.old.lowerBound], " ")
      text += marked(before[change.old], "-") + marked(after[change.new], "+")
      next = change.old.upperBound
    }
    return text + marked(before[next..<old.upperBound], " ")
  }

  /// The first line, from 1, and how many there are; of none the line before.
  private static func place(_ lines: Range<Int>, _ before: Int) -> String {
    let first = before + (lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1)
    return lines.count == 1 ? "\(first)" : "\(first),\(lines.count)"
  }

  /// A hunk that was written.
  private struct Part {
    var old: Int
    var oldCount: Int
    var newCount: Int
    /// The lines below its `@@`.
    var text: String

    static func parts(_ hunks: String) -> [Part] {
      var parts: [Part] = []
      for line in hunks.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
        if line.hasPrefix("@@ -") {
          let numbers = line.split { !$0.isNumber && $0 != "," }.map {
            $0.split(separator: ",").compactMap { Int($0) }
          }
          guard numbers.count >= 2, let old = numbers[0].first else { return [] }
          parts.append(
            Part(
              old: old, oldCount: numbers[0].count > 1 ? numbers[0][1] : 1,
              newCount: numbers[1].count > 1 ? numbers[1][1] : 1, text: ""))
        } else if !parts.isEmpty {
          parts[parts.count - 1].text += line + "\n"
        }
      }
      return parts
    }

    func shifted(by lines: Int) -> String {
      func place(_ first: Int, _ count: Int) -> String {
        count == 1 ? "\(first)" : "\(first),\(count)"
      }
      return "@@ -\(place(old, oldCount)) +\(place(old + lines, newCount)) @@\n" + text
    }
  }

  private static func marked(_ lines: ArraySlice<ArraySlice<UInt8>>, _ mark: String) -> String {
    lines.map { line in
      let text = mark + String(decoding: line, as: UTF8.self)
      return line.last == UInt8(ascii: "\n") ? text : text + "\n\\ No newline at end of file\n"
    }.joined()
  }
}

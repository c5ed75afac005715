/// The first line that differs between what was compiled and what was read, with the one before it.
package struct LineDifference: CustomStringConvertible {
  package let description: String

  /// Nil where all lines are the same.
  package init?(compiled: [String], read: [String]) {
    guard
      let line = (0..<max(compiled.count, read.count)).first(where: {
        !compiled.indices.contains($0) || !read.indices.contains($0) || compiled[$0] != read[$0]
      })
    else { return nil }
    func part(_ lines: [String]) -> String {
      line < lines.count ? lines[line] : "nothing more"
    }
    let before = line > 0 ? "\n  after    \(compiled[line - 1])" : ""
    description =
      "line \(line + 1)\(before)\n  compiled \(part(compiled))\n  read     \(part(read))"
  }
}

extension Report {
  /// Gives each finding a name that stays when lines move: of its path, its rule and what it is about.
  ///
  /// Several that are alike are told apart by their order.
  package mutating func nameFindings() {
    var counts: [Baseline.Entry.Key: Int] = [:]
    var taken: Set<String> = []
    for index in findings.indices {
      let key = Baseline.Entry(findings[index]).key
      var number = counts[key, default: 0]
      var name: String
      repeat {
        name = Self.name(of: key, number: number)
        number += 1
      } while !taken.insert(name).inserted
      counts[key] = number
      findings[index].id = name
    }
  }

  /// Eight hexadecimal digits.
  private static func name(of key: Baseline.Entry.Key, number: Int) -> String {
    let parts = [key.path, key.rule, key.subject, "\(number)", ""]
    return String(FNV1a.hexadecimal(of: parts.joined(separator: "\u{0}")).suffix(8))
  }

  /// Whether a word looks like the name of a finding.
  package static func isFindingName(_ word: String) -> Bool {
    word.utf8.count == 8
      && word.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }
}

/// The candidate that differs least from a name, for "did you mean"; the earliest among equals.
///
/// Least means the fewest letters to insert, remove or replace (Levenshtein), whatever their case.
///
/// - Parameter candidates: At least one.
package func nearestName(to name: String, among candidates: [String]) -> String {
  precondition(!candidates.isEmpty, "there must be a candidate to suggest")
  let wanted = Array(name.lowercased().utf8.prefix(100))
  return candidates.min { left, right in
    distance(wanted, Array(left.lowercased().utf8))
      < distance(wanted, Array(right.lowercased().utf8))
  } ?? name
}

private func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
  var row = Array(0...right.count)
  for (i, byte) in left.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for j in right.indices {
      let replaced = diagonal + (byte == right[j] ? 0 : 1)
      diagonal = row[j + 1]
      row[j + 1] = min(replaced, row[j] + 1, row[j + 1] + 1)
    }
  }
  return row[right.count]
}

/// How many inputs were read, and how many were refused for which reason.
struct FuzzTally: CustomStringConvertible {
  private var read = 0
  private var refused: [String: Int] = [:]

  mutating func count(_ error: String?) {
    if let error { refused[error, default: 0] += 1 } else { read += 1 }
  }

  var description: String {
    let reasons = refused.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    return "\(read) inputs read, refused: \(reasons.joined(separator: ", "))"
  }
}

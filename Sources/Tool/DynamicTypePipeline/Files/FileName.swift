import DynamicTypeReportModel

/// A text of a document as the name of a file: it stays in its folder, on every file system.
///
/// Short texts of ASCII letters, digits, `-`, `_` and `.` that do not begin with a period stay as they
/// are. In others everything else becomes `-`, and a hash of the text at the end tells them apart.
package func fileName(for text: String) -> String {
  let safe = text.unicodeScalars.map { scalar -> Character in
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".": Character(scalar)
    default: "-"
    }
  }
  let name = String(safe)
  if name == text, !name.isEmpty, !name.hasPrefix("."), name.count <= longestFileName {
    return name
  }
  let start = name.drop { $0 == "." }.prefix(longestFileName - 17)
  return "\(start)-\(FNV1a.hexadecimal(of: text))"
}

/// File systems take 255 bytes; an ending and the name of a temporary file are added.
private let longestFileName = 180

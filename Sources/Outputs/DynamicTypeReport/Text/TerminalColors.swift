/// How text on a terminal is coloured.
package enum TerminalColors: Hashable, Sendable {
  case none
  /// ECMA-48 sequences with the eight colours that every terminal has, so that its theme decides.
  case ansi

  enum Style: String {
    case bold = "1"
    case dim = "2"
    case red = "31"
    case yellow = "33"
    case green = "32"
    case blue = "34"
  }

  func applied(_ styles: Style..., to text: String) -> String {
    guard self == .ansi, !text.isEmpty else { return text }
    return "\u{1B}[\(styles.map(\.rawValue).joined(separator: ";"))m\(text)\u{1B}[0m"
  }
}

internal import CICU
internal import DynamicTypeText

/// Divides text into runs of one script (UAX #24, section 5): common and inherited characters
/// belong to the run before them, or at the start of the text to the one after.
enum ScriptItemizer {
  static func spans(of text: [UInt16]) -> [UnicodeProperties.ScriptSpan] {
    if text.allSatisfy({ $0 < 0x80 }) { return [.init(start: 0, script: .latin)] }
    var spans: [UnicodeProperties.ScriptSpan] = []
    var current: Int32?
    var offset = 0
    while offset < text.count {
      let (scalar, length) = scalar(in: text, at: offset)
      let script = cicu_script(scalar)
      if script > 1, script != current {  // 0 is Common, 1 Inherited
        if let current, cicu_has_script(scalar, current) {
          // Shared with the script around it.
        } else {
          let start = current == nil ? 0 : offset
          current = script
          spans.append(.init(start: start, script: ScriptTag(rawValue: cicu_script_tag(script))))
        }
      }
      offset += length
    }
    return spans.isEmpty ? [.init(start: 0, script: .latin)] : spans
  }

  /// The scalar at an offset and how many units it takes; lone surrogates count as themselves.
  static func scalar(in text: [UInt16], at offset: Int) -> (scalar: UInt32, length: Int) {
    let unit = UInt32(text[offset])
    if unit & 0xFC00 == 0xD800, offset + 1 < text.count, text[offset + 1] & 0xFC00 == 0xDC00 {
      return (0x10000 + (unit & 0x3FF) << 10 + UInt32(text[offset + 1] & 0x3FF), 2)
    }
    return (unit, 1)
  }
}

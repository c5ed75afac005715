import DynamicTypeModel
import DynamicTypeSource

/// SwiftUI's old type for the text size.
///
/// `\.sizeCategory` and `ContentSizeCategory` of SwiftUI are deprecated in favour of `\.dynamicTypeSize` and
/// `DynamicTypeSize` (iOS 15). The new type compares with `<`, can be limited with ranges, and is what Apple's views
/// set; a limit that is set with the old one has no Large Content Viewer to go with it.
///
/// The fix is a suggestion, where the code asks the property for `isAccessibilityCategory` alone: an app for
/// iOS 14 needs the old one. Of one file, each property and each key is reported, and the type where there is neither.
///
/// ## Triggers
///
/// ```swift
/// import SwiftUI
/// struct Row: View {
///   @Environment(\.sizeCategory) private var size
/// }
/// ```
///
/// ## Fine
///
/// ```swift
/// import SwiftUI
/// struct Row: View {
///   @Environment(\.dynamicTypeSize) private var size
/// }
/// ```
package struct DeprecatedSizeCategory: SourceRule {
  package static let id: RuleID = "deprecated-size-category"
  package static let summary = "SwiftUI's old type for the text size"
  package static let severity = Severity.note

  package init() {}

  package func findings(in file: SourceFile) -> [Finding] {
    guard file.imports.contains("SwiftUI"), !file.imports.contains("DynamicType") else {
      return []
    }
    let uses = file.textSizeUses.filter { file.names.isForReaders($0.scope) }
    let keys = uses.filter {
      switch $0.kind {
      case .environmentProperty, .environmentKey: true
      case .oldType, .application, .comparison: false
      }
    }
    let types = uses.filter { $0.kind == .oldType }.prefix(1)
    return (keys.isEmpty ? Array(types) : keys).map { use in
      finding(
        use.kind == .oldType
          ? "ContentSizeCategory is deprecated: use DynamicTypeSize"
          : "sizeCategory is deprecated: use dynamicTypeSize, which compares with < and takes ranges",
        at: use.range.lowerBound, in: file, fix: fix(for: use, in: file))
    }
  }

  /// Renames the key, and the only question that is asked of the property.
  private func fix(for use: TextSizeUse, in file: SourceFile) -> FixIt? {
    guard case .environmentProperty(let name) = use.kind else { return nil }
    let places = mentions(of: name, in: file)
    let asked = places.filter {
      file.text(in: $0.upperBound..<$0.upperBound + Self.old.utf8.count) == Self.old
    }
    // Once where it is declared.
    guard asked.count == places.count - 1, !asked.isEmpty else { return nil }
    let renamed = asked.map { place in
      FixIt.Edit(
        range: place.upperBound..<place.upperBound + Self.old.utf8.count, replacement: Self.new)
    }
    let key = FixIt.Edit(range: use.range, replacement: "\\.dynamicTypeSize")
    return FixIt(title: "Use dynamicTypeSize", edits: [key] + renamed, isSuggestion: true)
  }

  private static let old = ".isAccessibilityCategory"
  private static let new = ".isAccessibilitySize"

  /// Where a word stands, not counting the `\.name` of a key.
  private func mentions(of name: String, in file: SourceFile) -> [Range<Int>] {
    let word = Array(name.utf8)
    let bytes = file.bytes
    return bytes.indices.compactMap { start in
      guard bytes[start] == word.first, bytes[start...].starts(with: word) else { return nil }
      let end = start + word.count
      let isWhole =
        (start == 0 || !Self.isPartOfName(bytes[start - 1]))
        && (end == bytes.count || !Self.isPartOfName(bytes[end]))
      let isKey =
        start > 1 && bytes[start - 1] == UInt8(ascii: ".") && bytes[start - 2] == UInt8(ascii: "\\")
      return isWhole && !isKey ? start..<end : nil
    }
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || Unicode.Scalar(byte).properties.isAlphabetic
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

public import DynamicType
public import Foundation

extension NSAttributedString.Key {
  /// Font, tracking and line heights of a run of text; the value is an ``AdjustableAttributes``.
  public static let dynamicType = NSAttributedString.Key(DynamicTypeAttribute.name)
}

extension NSAttributedString {
  /// The text at the reader's size, run by run.
  ///
  /// Fixed fonts stay as they are, and so does every attribute that is not this library's.
  ///
  /// - Parameters:
  ///   - traits: Where the text is shown. What is `nil` or unspecified is taken from
  ///     ``DynamicType/TraitSource/current``.
  ///   - container: What shows the text.
  public func adjusted(
    for traits: TraitCollection?, in container: AdjustingText.Container = .adjustingView
  ) -> NSAttributedString {
    let text = NSMutableAttributedString(attributedString: self)
    text.adjust(for: traits, in: container)
    return text
  }
}

extension NSMutableAttributedString {
  /// Brings the text to the reader's size, run by run.
  ///
  /// - Returns: Whether anything changed.
  @discardableResult
  public func adjust(
    for traits: TraitCollection?, in container: AdjustingText.Container = .adjustingView
  ) -> Bool {
    var updates: [(NSRange, AdjustableAttributes)] = []
    let whole = NSRange(location: 0, length: length)
    enumerateAttribute(.dynamicType, in: whole, options: []) { value, range, _ in
      guard let attributes = value as? AdjustableAttributes else { return }
      let updated = attributes.updated(for: traits, in: container)
      if updated != attributes { updates.append((range, updated)) }
    }
    for (range, updated) in updates { addAttribute(.dynamicType, value: updated, range: range) }
    return !updates.isEmpty
  }
}

/// `UIBarButtonItem(customView: button)`: a view of the app's own in a bar.
package struct BarItemCall: Codable, Hashable, Sendable {
  package var view: Value
  package var range: Range<Int>
  package var scope: ScopeIndex
}

/// `UIImage.SymbolConfiguration(pointSize: 17)`, a size that a symbol keeps or not.
package struct SymbolSize: Codable, Hashable, Sendable {
  package var points: Value
  package var range: Range<Int>
  package var scope: ScopeIndex
}

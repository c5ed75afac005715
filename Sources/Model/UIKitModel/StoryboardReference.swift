import DynamicTypeModel

/// A placeholder in a storyboard for a view controller of another storyboard, or of its own.
package struct StoryboardReference: Hashable, Sendable {
  package var id: String
  /// Nil for its own storyboard.
  package var storyboard: String?
  /// The storyboard identifier that is meant; nil for the initial view controller.
  package var identifier: String?
  /// Of the framework that has the storyboard; nil for the app.
  package var bundle: String?
  package var location: SourceLocation

  package init(id: String, location: SourceLocation) {
    self.id = id
    self.location = location
  }
}

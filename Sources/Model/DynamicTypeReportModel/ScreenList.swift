/// The SwiftUI screens of some sources, by their names: `layout --screens --format json`.
package struct ScreenList: Codable, Hashable, Sendable {
  package var schema: String
  /// In the order of the files, then of their lines.
  package var screens: [Screen]

  package init(screens: [Screen]) {
    schema = LayoutReport.schemaName
    self.screens = screens
  }

  /// A view that fills a screen, a preview, a controller or a scene of a document.
  package struct Screen: Codable, Hashable, Sendable {
    /// `swiftUI`; of a scene its kind, as `viewController`.
    package var kind: String
    /// The type's name, as `--screen` takes it.
    package var name: String
    package var source: LayoutReport.Source

    package init(kind: String = "swiftUI", name: String, source: LayoutReport.Source) {
      self.kind = kind
      self.name = name
      self.source = source
    }
  }
}

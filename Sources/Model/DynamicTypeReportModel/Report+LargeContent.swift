extension Report {
  /// Something that stays small, and for which a long press opens the Large Content Viewer at accessibility sizes.
  package struct LargeContentItem: Codable, Hashable, Sendable {
    /// The id of the bar item or the view.
    package var element: String
    /// `tab`, `button`, `backButton`, or the kind of the view.
    package var kind: String
    /// What helps a person to find it: its title, else its image's name; nil when it has neither.
    package var label: String?
    /// One for each accessibility size at which it is in the picture, ascending.
    package var cells: [LargeContentCell]

    package init(
      element: String, kind: String, label: String? = nil, cells: [LargeContentCell] = []
    ) {
      self.element = element
      self.kind = kind
      self.label = label
      self.cells = cells
    }
  }

  /// An item at one text size.
  package struct LargeContentCell: Codable, Hashable, Sendable {
    package var size: TextSize
    /// Where the screen's picture shows it.
    package var frame: Rect
    /// The panel that the viewer shows; its area is where it lies over the screen's picture. Nil where it shows nothing.
    package var panel: Picture?

    package init(size: TextSize, frame: Rect, panel: Picture? = nil) {
      self.size = size
      self.frame = frame
      self.panel = panel
    }
  }
}

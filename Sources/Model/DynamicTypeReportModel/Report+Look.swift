extension Report {
  /// A screen as people see it who have other settings than those of its cells: a switch beside the slider.
  package struct Look: Codable, Hashable, Sendable {
    /// `light` or `dark`.
    package var appearance: String
    /// One a cell of the screen.
    package var cells: [LookCell]
    /// ``Screen/elements`` where they are in this look; nil where they are in the same places.
    package var elements: [Element]?

    package init(appearance: String, cells: [LookCell] = [], elements: [Element]? = nil) {
      self.appearance = appearance
      self.cells = cells
      self.elements = elements
    }
  }

  /// A screen at one text size in another look.
  package struct LookCell: Codable, Hashable, Sendable {
    /// Nil where nothing was drawn.
    package var picture: Picture?
    /// As in ``Cell/before``.
    package var before: Picture?

    package init(picture: Picture? = nil, before: Picture? = nil) {
      self.picture = picture
      self.before = before
    }
  }
}

extension Report.Matrix {
  /// The appearance of each screen's cells: `light` or `dark`.
  package var firstAppearance: String { appearances?.first ?? Self.usualAppearance }

  /// How many looks of a screen there are pictures of.
  package var lookCount: Int { appearances?.count ?? 1 }

  /// The appearance of reports that do not say it.
  package static let usualAppearance = "light"
}

extension Report {
  /// A screen as people see it who have other settings than those of its cells: a switch beside the slider.
  package struct Look: Codable, Hashable, Sendable {
    /// `light` or `dark`.
    package var appearance: String
    /// Whether the system's font is heavier, as for readers who set Bold Text; nil where it is not.
    package var boldText: Bool?
    /// One a cell of the screen.
    package var cells: [LookCell]
    /// ``Screen/elements`` where they are in this look; nil where they are in the same places.
    package var elements: [Element]?
    /// As in ``Screen/largeContent``.
    package var largeContent: [LargeContentItem]?

    package init(
      appearance: String, boldText: Bool = false, cells: [LookCell] = [], elements: [Element]? = nil
    ) {
      self.appearance = appearance
      self.boldText = boldText ? true : nil
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

extension Report.Look {
  /// Tells the looks of a screen apart.
  package struct Name: Hashable, Sendable {
    package var appearance: String
    package var isTextBold: Bool

    package init(appearance: String, isTextBold: Bool) {
      self.appearance = appearance
      self.isTextBold = isTextBold
    }
  }

  package var name: Name { Name(appearance: appearance, isTextBold: boldText == true) }
}

extension Report.Matrix {
  /// The look of each screen's cells: that of reports that do not say it is light.
  package var firstLook: Report.Look.Name {
    Report.Look.Name(appearance: appearances?.first ?? "light", isTextBold: boldText == .on)
  }

  /// How many looks of a screen there are pictures of.
  package var lookCount: Int { (appearances?.count ?? 1) * (boldText == .both ? 2 : 1) }
}

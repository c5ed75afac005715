extension Report {
  /// How much of a screen follows from its sources.
  package struct Reading: Codable, Hashable, Sendable {
    /// What is different from the base state; nil for the base state itself.
    package var variant: String?
    /// How many texts there are, and how many of them are what the app shows.
    package var texts: Int
    package var knownTexts: Int
    /// Views whose content nobody knows.
    package var opaqueViews: Int
    /// What was assumed where only running the app would tell.
    package var assumptions: [String]

    package init(
      variant: String? = nil, texts: Int, knownTexts: Int, opaqueViews: Int,
      assumptions: [String] = []
    ) {
      self.variant = variant
      self.texts = texts
      self.knownTexts = knownTexts
      self.opaqueViews = opaqueViews
      self.assumptions = assumptions
    }
  }

  /// The screens that were read from sources, each once however often it was laid out.
  package var readings: [Reading] {
    documents.flatMap { document in
      var met: Set<String> = []
      return document.screens.filter { met.insert($0.id).inserted }.compactMap(\.reading)
    }
  }
}

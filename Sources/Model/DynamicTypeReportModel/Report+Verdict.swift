extension Report {
  /// What becomes of a screen when its reader asks for larger text.
  package struct Verdict: Codable, Hashable, Sendable {
    /// The worst that is known of a screen, from the best to what is not known at all.
    package enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
      /// Nothing is lost at any size of the matrix, and every text grows.
      case holds
      /// A warning says that something may be lost.
      case mayFail
      /// Texts take the size at which the app was started, and keep it.
      case growsAfterRestart
      /// Texts keep their size.
      case doesNotGrow
      /// Something is lost for certain.
      case fails
      /// Most of it is made in code, or unknown.
      case notJudged
    }

    /// Such as `fails from AX1`, or `does not grow (23 of 31 texts)`.
    package var text: String
    package var kind: Kind
    /// The largest size up to which nothing is lost for certain; nil when something is lost at the smallest,
    /// and where the screen was not judged.
    package var safeUpTo: TextSize?
    /// How many views show words; how many of them have one size whatever the reader chooses; and how many the
    /// size at which the app was started.
    package var texts: Int
    package var fixedTexts: Int
    package var lateTexts: Int

    package init(
      text: String, kind: Kind, safeUpTo: TextSize?, texts: Int = 0, fixedTexts: Int = 0,
      lateTexts: Int = 0
    ) {
      self.text = text
      self.kind = kind
      self.safeUpTo = safeUpTo
      self.texts = texts
      self.fixedTexts = fixedTexts
      self.lateTexts = lateTexts
    }
  }
}

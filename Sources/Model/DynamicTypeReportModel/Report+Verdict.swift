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

    /// Why a screen on which nothing is wrong is not said to hold.
    package enum Doubt: String, Codable, Hashable, Sendable, CaseIterable {
      /// Most of it, or a part, is made in code, or unknown.
      case mostlyUnknown, partlyUnknown
      /// No text is laid out; a list has no rows; code shows texts later.
      case noText, emptyList, invisibleTexts
      /// Something is lost if what is assumed of it is so.
      case unsureLoss

      /// Whether it is of a state that shows little, not of the screen: of a list without rows where no other state has rows,
      /// neither.
      package var isOfEmptyState: Bool {
        switch self {
        case .noText, .emptyList, .invisibleTexts: true
        case .mostlyUnknown, .partlyUnknown, .unsureLoss: false
        }
      }
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
    /// Why it is not judged; nil where it is, and where the place of nothing is known.
    package var doubt: Doubt?

    package init(
      text: String, kind: Kind, safeUpTo: TextSize?, texts: Int = 0, fixedTexts: Int = 0,
      lateTexts: Int = 0, doubt: Doubt? = nil
    ) {
      self.text = text
      self.kind = kind
      self.safeUpTo = safeUpTo
      self.texts = texts
      self.fixedTexts = fixedTexts
      self.lateTexts = lateTexts
      self.doubt = doubt
    }
  }
}

extension Report.Verdict.Kind {
  /// Verdicts of screens that do not hold, the worst first; those about which nothing is known come last.
  package static let worstFirst: [Self] = [
    .fails, .doesNotGrow, .growsAfterRestart, .mayFail, .notJudged,
  ]
}

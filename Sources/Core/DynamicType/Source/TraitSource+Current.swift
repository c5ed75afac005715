extension TraitSource {
  #if !hasFeature(Embedded)
    @TaskLocal private static var local: TraitSource?

    /// The source that answers where traits are left out: that of ``withCurrent(_:operation:)``
    /// if the task runs inside, ``shared`` otherwise.
    public static var current: TraitSource { local ?? shared }

    /// Lets `source` answer inside `operation` and the tasks that it starts, and nowhere else.
    ///
    /// Tests that run side by side do not disturb each other so.
    public static func withCurrent<Result>(
      _ source: TraitSource, operation: () throws -> Result
    ) rethrows -> Result {
      try $local.withValue(source, operation: operation)
    }

    /// Lets `source` answer inside `operation` and the tasks that it starts, and nowhere else.
    public static func withCurrent<Result>(
      _ source: TraitSource, isolation: isolated (any Actor)? = #isolation,
      operation: () async throws -> Result
    ) async rethrows -> Result {
      try await $local.withValue(source, operation: operation, isolation: isolation)
    }

    /// Lets a source with these traits answer inside `operation`.
    public static func withTraits<Result>(
      _ traits: TraitCollection, operation: () throws -> Result
    ) rethrows -> Result {
      try withCurrent(TraitSource(traits), operation: operation)
    }
  #else
    /// The source that answers where traits are left out. Embedded Swift has no task-local ones.
    public static var current: TraitSource { shared }
  #endif

  /// Traits without gaps.
  struct Resolved {
    var category: ContentSizeCategory
    var displayScale: Double
    var legibilityWeight: LegibilityWeight
  }

  /// Fills what is unspecified from the current source, and from the defaults after that.
  static func resolve(_ traits: TraitCollection?) -> Resolved {
    if let traits, let category = traits.preferredContentSizeCategory,
      let displayScale = traits.displayScale, let legibilityWeight = traits.legibilityWeight
    {
      return Resolved(
        category: category, displayScale: displayScale, legibilityWeight: legibilityWeight)
    }
    let current = current.traits
    let known = traits.map { current.overridden(by: $0) } ?? current
    return Resolved(
      category: known.preferredContentSizeCategory ?? .large,
      displayScale: known.displayScale ?? 3,
      legibilityWeight: known.legibilityWeight ?? .regular)
  }
}

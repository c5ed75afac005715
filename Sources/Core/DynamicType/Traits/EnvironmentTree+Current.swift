#if !hasFeature(Embedded)
  extension EnvironmentTree {
    /// Lets the traits of a node answer inside `operation` wherever traits are left out: for
    /// ``ScaledMetric``, preferred and scaled fonts, and ``TraitSource/current`` itself.
    ///
    /// So a view below a limit is laid out within the limit, although its code names no traits.
    public func withTraits<Result>(
      of id: ID, operation: () throws -> Result
    ) rethrows -> Result {
      try TraitSource.withTraits(traits(of: id), operation: operation)
    }
  }
#endif

#if !hasFeature(Embedded)
  extension TraitSource {
    /// The changes from now on, none of them dropped.
    ///
    /// Each call gives a sequence of its own, for one consumer. It ends when the source goes away;
    /// a consumer that stops listening needs to do nothing else.
    public func changes() -> AsyncStream<TraitChange> {
      let (stream, continuation) = AsyncStream.makeStream(
        of: TraitChange.self, bufferingPolicy: .unbounded)
      let observation = store.observe(
        end: { continuation.finish() },
        handler: { change in continuation.yield(change) })
      continuation.onTermination = { _ in observation.cancel() }
      return stream
    }

    /// The reader's text size, the present one first, then each new one.
    public func contentSizeCategories() -> some AsyncSequence<ContentSizeCategory, Never> {
      let (stream, continuation) = AsyncStream.makeStream(
        of: ContentSizeCategory.self, bufferingPolicy: .unbounded)
      let observation = store.observe(
        end: { continuation.finish() },
        handler: { change in
          guard change.changesContentSizeCategory else { return }
          continuation.yield(change.current.preferredContentSizeCategory ?? .large)
        })
      continuation.onTermination = { _ in observation.cancel() }
      continuation.yield(contentSizeCategory)
      return stream
    }
  }
#endif

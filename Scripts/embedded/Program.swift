// What Scripts/check-embedded calls from JavaScript, to see that the core works there.

/// The size of a font of `size` points at `large`, for the text size at `category`; -1 for none.
@_expose(wasm, "scaledPointSize")
@_cdecl("scaledPointSize")
public func scaledPointSize(_ size: Double, _ category: Int32) -> Double {
  guard let category = ContentSizeCategory(rawValue: Int(category)) else { return -1 }
  return FontMetrics.default.scaledPointSize(size, for: category)
}

/// How many changes an observer hears of that is there for twelve of thirteen.
@_expose(wasm, "notifications")
@_cdecl("notifications")
public func notifications() -> Int32 {
  let source = TraitSource()
  nonisolated(unsafe) var heard: Int32 = 0
  let observation = source.observe { _ in heard += 1 }
  for category in ContentSizeCategory.allCases { source.contentSizeCategory = category }
  observation.cancel()
  source.contentSizeCategory = .large
  return heard
}

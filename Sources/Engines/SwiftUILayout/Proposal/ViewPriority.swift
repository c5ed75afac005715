/// Layout priorities that views have by themselves.
enum ViewPriority {
  /// That of a view of unknown size: above that of spacers, below all that an app may give.
  static let ofOpaque = -Double.greatestFiniteMagnitude
}

extension ViewHandle {
  /// The priority of a frame or of padding around this view. A priority of its own ends there; that it is of
  /// unknown size does not.
  var priorityOfFrame: Double { priority == ViewPriority.ofOpaque ? priority : 0 }
}

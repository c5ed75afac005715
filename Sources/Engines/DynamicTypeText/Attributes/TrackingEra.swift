/// Which of the system font's spacings and optical sizes apply.
public enum TrackingEra: Hashable, Sendable, CaseIterable {
  /// As published; what documents of Xcode 12 and later record.
  case published
  /// As iOS 11 to 13 set text; what documents of Xcode 9 to 11 record.
  case iOS11
  /// As iOS 9 and 10 set text; what documents of Xcode 7 and 8 record.
  case iOS9
}

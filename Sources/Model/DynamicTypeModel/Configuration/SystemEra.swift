/// The appearance of controls and tables, by the iOS that the recording Xcode brought along.
///
/// Source: `toolsVersion` ranges of public documents whose recorded control sizes change together.
public enum SystemEra: String, Hashable, Sendable, CaseIterable, Comparable {
  case iOS12, iOS13, iOS14, iOS15, iOS16, iOS17, iOS26

  /// The look of a document saved by the Xcode with that build number.
  ///
  /// 32700 stands for any Xcode; documents that say no more are treated as the newest before iOS 26. Xcode 16 ends
  /// with 23727, and 24053 is the first beta of Xcode 26.
  public init(toolsVersion: Int) {
    switch toolsVersion {
    case ..<14600: self = .iOS12
    case ..<17000: self = .iOS13
    case ..<19000: self = .iOS14
    case ..<21000: self = .iOS15
    case ..<22000: self = .iOS16
    case ..<24000: self = .iOS17
    case 32700...: self = .iOS17
    default: self = .iOS26
    }
  }

  public static func < (left: SystemEra, right: SystemEra) -> Bool {
    left.order < right.order
  }

  private var order: Int { SystemEra.allCases.firstIndex(of: self) ?? 0 }
}

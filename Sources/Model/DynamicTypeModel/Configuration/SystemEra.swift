/// An appearance of controls, bars and tables, by the first iOS that has it.
///
/// Source: E-era-builds: releases of Xcode whose recorded control sizes change together.
public enum SystemEra: String, Hashable, Sendable, CaseIterable, Comparable {
  case iOS12, iOS13, iOS14, iOS15, iOS16, iOS17, iOS26

  public static func < (left: SystemEra, right: SystemEra) -> Bool {
    left.order < right.order
  }

  private var order: Int { SystemEra.allCases.firstIndex(of: self) ?? 0 }
}

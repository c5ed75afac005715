internal import DynamicType

/// Estimated advances of the system font's characters in em.
struct SystemFontAdvances {
  /// The advances of one character in the two cuts.
  struct Pair: Equatable {
    var text: Double
    var display: Double
  }

  private let pairs: [Pair]
  /// What an Inter glyph without an estimate is multiplied by, in the two cuts.
  let scale: Pair
  /// What Inter's kerning is multiplied by.
  let kerningScale: Double
  /// Whether the estimates are of this very weight. Other weights keep Inter's proportions, with the
  /// factors of the nearest estimated one.
  let isEstimated: Bool

  static func of(_ weight: FontWeight) -> SystemFontAdvances {
    switch weight {
    case .ultraLight, .thin, .light: lighter
    case .regular: regular
    case .medium: medium
    case .semibold: semibold
    case .bold: bold
    case .heavy, .black: heavier
    }
  }

  /// The estimated advances of a character; `nil` for characters without an estimate.
  func pair(for scalar: UInt32) -> Pair? {
    guard isEstimated else { return nil }
    guard scalar < Self.rows.count else { return Self.wideRow(scalar).map { pairs[$0] } }
    let row = Int(Self.rows[Int(scalar)])
    return row < 0 ? nil : pairs[row]
  }
}

extension SystemFontAdvances {
  private static let regular = SystemFontAdvances(
    SystemFontTables.regularText, SystemFontTables.regularDisplay, scaleIndex: 0)
  private static let medium = SystemFontAdvances(
    SystemFontTables.mediumText, SystemFontTables.mediumDisplay, scaleIndex: 1)
  private static let semibold = SystemFontAdvances(
    SystemFontTables.semiboldText, SystemFontTables.semiboldDisplay, scaleIndex: 2)
  private static let bold = SystemFontAdvances(
    SystemFontTables.boldText, SystemFontTables.boldDisplay, scaleIndex: 3)
  private static let lighter = SystemFontAdvances(nearest: regular)
  private static let heavier = SystemFontAdvances(nearest: bold)

  private init(_ text: [Double], _ display: [Double], scaleIndex: Int) {
    pairs = zip(text, display).map { Pair(text: $0, display: $1) }
    scale = Pair(
      text: SystemFontTables.interScale[scaleIndex],
      display: SystemFontTables.interDisplayScale[scaleIndex])
    kerningScale = SystemFontTables.kerningScale[scaleIndex]
    isEstimated = true
  }

  private init(nearest: SystemFontAdvances) {
    pairs = nearest.pairs
    scale = nearest.scale
    kerningScale = nearest.kerningScale
    isEstimated = false
  }

  /// The row of each character up to U+00FF in the tables; -1 for those without one.
  private static let rows: [Int16] = (0..<0x100).map { scalar in
    Int16(SystemFontTables.scalars.firstIndex(of: UInt32(scalar)) ?? -1)
  }

  private static func wideRow(_ scalar: UInt32) -> Int? {
    guard scalar >= 0x2010, scalar <= 0x2026 else { return nil }
    return SystemFontTables.scalars.firstIndex(of: scalar)
  }
}

import DynamicType
import DynamicTypeModel
import Foundation
import Testing
import UIKitModel

@testable import DynamicTypeAudit

/// How the time of each rule grows with the texts of a screen: in proportion, up to 20,000 of them.
///
/// Measured is what the thread computes. Eight times as many texts may take 24 times as long; where each is compared with
/// all others they take 64 times.
@Suite(.serialized) struct AuditGrowthTests {
  /// How texts lie on a screen.
  enum Shape: CaseIterable {
    /// One below the other, whole.
    case column
    /// One below the other, each cut off by its frame.
    case clipped
    /// In pairs that lie on each other.
    case pairs
    /// Side by side in rows.
    case grid
  }

  private static func texts(_ shape: Shape, _ count: Int) -> ScreenSeries {
    series([.large, .accessibilityExtraExtraExtraLarge]) { screen, size in
      let points: Double = size == .large ? 10 : 20
      for number in 0..<count {
        let (x, y, height): (Double, Double, Double) =
          switch shape {
          case .column: (10, Double(number) * 40, 30)
          case .clipped: (10, Double(number) * 40, 12)
          case .pairs: (10 + Double(number % 2) * 10, Double(number / 2) * 40, 30)
          case .grid: (Double(number % 8) * 38, Double(number / 8) * 40, 30)
          }
        screen.add(.label, "m\(number)", Rect(x: x, y: y, width: 36, height: height))
        screen.write("dog", points: points, width: 30)
      }
    }
  }

  @Test("Each rule's time grows with the texts, not with their square", arguments: Shape.allCases)
  func grows(shape: Shape) {
    let (few, many) = (Self.texts(shape, 1_000), Self.texts(shape, 8_000))
    for rule in Audit.rules {
      let short = time { _ = Audit(rules: [rule]).findings(for: few) }
      let long = time { _ = Audit(rules: [rule]).findings(for: many) }
      #expect(long < 24 * max(short, 0.02), "\(type(of: rule)), \(shape): \(long / short)")
    }
  }

  @Test("A screen of 20,000 texts is audited in seconds")
  func largest() {
    let series = Self.texts(.pairs, 20_000)
    let seconds = time { _ = Audit(rules: Audit.rules).findings(for: series) }
    // A debug build takes some twenty times as long as an optimised one.
    #expect(seconds < 240, "\(seconds) s")
  }

  private func time(_ work: () -> Void) -> Double {
    let start = threadTime()
    work()
    return threadTime() - start
  }

  private func threadTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

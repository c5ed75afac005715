/// One of several shares of a run, each to be worked on by itself.
///
/// The devices and locales of a run lie one behind the other on a line, and on each of them its screens, as long
/// as they cost. The line is cut into shares of one length. So a shard reads documents for few devices and
/// locales, and where there are fewer of these than shards, several share their screens.
package struct Shard: Codable, Hashable, Sendable {
  /// Counts from 1.
  package var number: Int
  /// How many shares there are.
  package var count: Int

  /// - Returns: Nil for numbers that are no share of so many; 1,000 shares are the most.
  package init?(_ number: Int, of count: Int) {
    guard (1...1000).contains(count), (1...count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }

  private init() {
    number = 1
    count = 1
  }

  /// All of a run.
  static let whole = Shard()
}

extension Shard {
  private enum CodingKeys: CodingKey {
    case number, count
  }

  /// - Throws: For numbers that are no share of so many.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let number = try container.decode(Int.self, forKey: .number)
    guard let shard = Self(number, of: try container.decode(Int.self, forKey: .count)) else {
      throw DecodingError.dataCorruptedError(
        forKey: .number, in: container, debugDescription: "no share")
    }
    self = shard
  }

  /// Whether some of the screens at a place are the shard's, if they are many enough.
  ///
  /// - Parameter place: Among so many devices and locales, from 0.
  func reaches(_ place: Int, of places: Int) -> Bool {
    (number - 1) * places < (place + 1) * count && place * count < number * places
  }

  /// Whether it is the first shard that ``reaches(_:of:)`` a place.
  func begins(_ place: Int, of places: Int) -> Bool { place * count / places + 1 == number }

  /// Which things at a place are the shard's: each is one shard's alone, by where its middle lies.
  ///
  /// - Parameters:
  ///   - costs: What each costs, one at least, in any unit.
  ///   - place: Among so many that cost the same, from 0.
  func isOwn(_ costs: [Int], at place: Int = 0, of places: Int = 1) -> [Bool] {
    let sum = costs.reduce(0, +)
    var before = 0
    return costs.map { cost in
      // In halves of the unit.
      let middle = 2 * place * sum + 2 * before + cost
      before += cost
      return middle * count / (2 * sum * places) + 1 == number
    }
  }
}

extension Shard: CustomStringConvertible {
  /// `2/4`, as the command line has it.
  package var description: String { "\(number)/\(count)" }
}

import DynamicType
import DynamicTypeModel
import Testing

@testable import DynamicTypePipeline

@Suite struct ShardTests {
  /// Costs as unlike as those of screens, from a formula.
  private static let costs = (1...97).map { 1 + $0 * $0 * 31 % 211 }

  private static func shards(of count: Int) throws -> [Shard] {
    try (1...count).map { try #require(Shard($0, of: count)) }
  }

  @Test("Each screen of each place is one shard's, which reads that place", arguments: 1...13)
  func shares(count: Int) throws {
    for places in [1, 2, 3, 4, 12, 40] {
      for place in 0..<places {
        let owners = try Self.shards(of: count).map { shard in
          let own = shard.isOwn(Self.costs, at: place, of: places)
          #expect(shard.reaches(place, of: places) || !own.contains(true))
          return own
        }
        for screen in Self.costs.indices {
          #expect(owners.count { $0[screen] } == 1)
        }
      }
    }
  }

  /// The cut is at most half a screen off at either end.
  @Test("No shard costs more than its share and the dearest screen", arguments: 1...13)
  func balance(count: Int) throws {
    let dearest = try #require(Self.costs.max())
    for places in [1, 3, 12] {
      let all = places * Self.costs.reduce(0, +)
      for shard in try Self.shards(of: count) {
        let own = (0..<places).reduce(0) { sum, place in
          sum
            + zip(Self.costs, shard.isOwn(Self.costs, at: place, of: places)).filter(\.1)
            .reduce(0) { $0 + $1.0 }
        }
        #expect(own <= all / count + dearest + 1)
      }
    }
  }

  /// Twelve places for four shards: three each, and no other is read.
  @Test func readsFewPlaces() throws {
    let reached = try Self.shards(of: 4).map { shard in
      (0..<12).filter { shard.reaches($0, of: 12) }
    }
    #expect(reached == [[0, 1, 2], [3, 4, 5], [6, 7, 8], [9, 10, 11]])
  }

  @Test("One shard begins each place: the first that reaches it", arguments: 1...13)
  func beginnings(count: Int) throws {
    for places in [1, 2, 3, 4, 12, 40] {
      for place in 0..<places {
        let shards = try Self.shards(of: count)
        #expect(
          shards.filter { $0.begins(place, of: places) }
            == shards.filter { $0.reaches(place, of: places) }.first.map { [$0] })
      }
    }
  }

  @Test func numbers() {
    #expect(Shard(0, of: 4) == nil)
    #expect(Shard(5, of: 4) == nil)
    #expect(Shard(1, of: 1001) == nil)
    #expect(Shard(4, of: 4)?.description == "4/4")
  }
}

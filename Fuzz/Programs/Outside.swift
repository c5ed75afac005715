// What the module is in the compiled programs that the machine does not see. What its functions give depends on the seed of
// the run and on how often they were asked: seed 0 gives the first of all values, seed 1 the last, others any.

public nonisolated(unsafe) var outsideSeed = 0
nonisolated(unsafe) private var state: UInt64 = 0
/// Closures that it was given to keep: it calls them whenever it likes.
nonisolated(unsafe) private var kept: [(Int) -> Void] = []

private func roll(_ most: Int) -> Int {
  state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
  return Int((state >> 33) % UInt64(most))
}

private func draw(_ most: Int) -> Int {
  if outsideSeed == 0 { return 0 }
  if outsideSeed == 1 { return most - 1 }
  let waiting = kept
  if roll(3) == 0 { for each in waiting { each(roll(40)) } }
  return roll(most)
}

public struct RemoteError: Error {}

public enum Remote {
  /// Begins a program.
  public static func begin() {
    kept = []
    state = UInt64(outsideSeed) &* 0x9E37_79B9_7F4A_7C15
    isOn = draw(2) == 1
  }

  /// A property is taken to give the same each time.
  public nonisolated(unsafe) private(set) static var isOn = false

  public static func flag(_ number: Int) -> Bool { draw(2) == 1 }
  public static func number(_ number: Int) -> Int { draw(60) - 5 }
  public static func name(_ number: Int) -> String { ["", "oak", "a b", "Élan", "12"][draw(5)] }
  public static func each(_ body: (Int) -> Void) { for number in 0..<draw(4) { body(number * 3) } }
  public static func keep(_ body: @escaping (Int) -> Void) {
    kept.append(body)
    if outsideSeed > 1, roll(2) == 0 { body(roll(40)) }
  }
  public static func change(_ number: inout Int) { number = draw(50) }
  public static func load(_ number: Int) throws -> Int {
    if draw(2) == 1 { throw RemoteError() }
    return draw(30)
  }
}

public func remoteFlag(_ number: Int) -> Bool { draw(2) == 1 }
public func remoteNumber(below most: Int) -> Int { draw(most) }

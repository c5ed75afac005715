/// How often swift-syntax looks ahead over a place because what is around it may be a type.
///
/// Within `[` it looks twice, first for the type of an array with a length, whatever stands between that bracket and the
/// next: the time doubles with each `[` in a type in another one, such as `[([(` or `[A<[A<`. A dictionary's value it sees
/// once. Brackets of an attribute, such as `@A<@A<` or `(@(@`, it sees four times.
///
/// It stops at what no type has: a call, an operator, a text, a block.
struct TypeNesting {
  private struct Level {
    /// How often the time has doubled at the place that is read.
    var doublings = 0
    /// How often it had where the bracket opened.
    var outside = 0
    var isBracket = false
    /// Whether it holds what an attribute is called with.
    var isOfAttribute = false
    /// Whether an `@` stands before the place, with nothing but a type between.
    var isAfterAttribute = false
  }

  /// Of what is open, with that of the source itself.
  private var levels = [Level()]
  /// Whether a name or the end of a bracket stands before: what opens there is a call or a subscript.
  private var isAfterOperand = false

  /// How often the time has doubled at the place that is read.
  var doublings: Int { levels[levels.count - 1].doublings }

  private var level: Level {
    get { levels[levels.count - 1] }
    set { levels[levels.count - 1] = newValue }
  }

  /// A bracket that can stand in a type.
  mutating func open(_ byte: UInt8) {
    let isList = byte != UInt8(ascii: "<")
    if isList, isAfterOperand, !level.isAfterAttribute { level.doublings = 0 }
    let outside = level.doublings + (level.isAfterAttribute ? 2 : 0)
    let isBracket = byte == UInt8(ascii: "[")
    let isOfAttribute = isList && level.isAfterAttribute
    if isOfAttribute { level.isAfterAttribute = false }
    levels.append(
      Level(
        doublings: outside + (isBracket ? 1 : 0), outside: outside, isBracket: isBracket,
        isOfAttribute: isOfAttribute))
    isAfterOperand = false
  }

  /// A block, a condition or a text: no type goes on in it.
  mutating func openOther() {
    stop()
    levels.append(Level())
  }

  /// - Parameter count: How much is open still.
  mutating func close(to count: Int) {
    guard count + 1 < levels.count else { return }
    // The type of an attribute stands behind its arguments.
    isAfterOperand = !levels[count + 1].isOfAttribute
    levels.removeSubrange((count + 1)...)
  }

  /// - Parameter isKeyword: Whether what follows is not what the word is called with.
  mutating func word(isKeyword: Bool) {
    if isAfterOperand { level.isAfterAttribute = false }
    isAfterOperand = !isKeyword
  }

  /// `@`, or a word that is followed by arguments as an attribute is.
  mutating func attribute() {
    level.isAfterAttribute = true
    isAfterOperand = false
  }

  /// A sign that opens and closes nothing.
  mutating func sign(_ byte: UInt8, before next: UInt8?) {
    let isAfterOperand = isAfterOperand
    self.isAfterOperand = false
    switch byte {
    case UInt8(ascii: "@"): attribute()
    case UInt8(ascii: ","):
      // The default of a tuple's element is skipped, whatever it is.
      level.doublings = level.isBracket ? 0 : level.outside
      level.isAfterAttribute = false
    case UInt8(ascii: ":"):
      if level.isBracket { level.doublings = level.outside }
      level.isAfterAttribute = false
    case UInt8(ascii: "."):
      // A name without its type, such as that of a case.
      if !isAfterOperand, next != UInt8(ascii: ".") { stop() }
    case UInt8(ascii: "-"):
      if !Self.isDigit(next), next != UInt8(ascii: ">") { stop() }
    case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "`"), UInt8(ascii: "$"):
      self.isAfterOperand = isAfterOperand
    case UInt8(ascii: "&"), UInt8(ascii: "~"), UInt8(ascii: ">"): break
    default: stop()
    }
  }

  private mutating func stop() {
    level.doublings = 0
    level.isAfterAttribute = false
    isAfterOperand = false
  }

  private static func isDigit(_ byte: UInt8?) -> Bool {
    byte.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
  }
}

import Testing

@testable import DynamicTypePipeline

/// Borders on a grid, compared with the grid itself.
@Suite struct GridSearchTests {
  /// Searches a grid that is known, and says how many of its cells were asked for.
  private func search(
    _ grid: [[Int]], rowBreaks: [Int] = [], columnBreaks: [Int] = []
  ) -> (outcomes: [[Int]], asked: Int) {
    var search = GridSearch<Int>(
      rowCount: grid.count, columnCount: grid[0].count, rowBreaks: rowBreaks,
      columnBreaks: columnBreaks)
    while true {
      let cells = search.wantedCells()
      if cells.isEmpty { break }
      for cell in cells { search.set(grid[cell.row][cell.column], at: cell) }
    }
    return (search.outcomes, search.known.count)
  }

  /// Rows in which 0 changes to 1 and 1 to 2, later in each row.
  private func staircase(rows: Int, columns: Int, _ numbers: inout SeededNumbers) -> [[Int]] {
    func borders() -> [Int] {
      (0..<rows).map { _ in Int.random(in: 0...columns, using: &numbers) }.sorted()
    }
    return zip(borders(), borders()).map { left, right in
      (0..<columns).map { ($0 >= left ? 1 : 0) + ($0 >= right ? 1 : 0) }
    }
  }

  @Test func staircasesAreFoundAsTheyAre() {
    var numbers = SeededNumbers(seed: 48)
    for _ in 0..<300 {
      let rows = Int.random(in: 1...12, using: &numbers)
      let columns = Int.random(in: 1...121, using: &numbers)
      let grid = staircase(rows: rows, columns: columns, &numbers)
      #expect(search(grid).outcomes == grid)
      let breaks = (
        Int.random(in: 0...12, using: &numbers), Int.random(in: 0...121, using: &numbers)
      )
      #expect(search(grid, rowBreaks: [breaks.0], columnBreaks: [breaks.1]).outcomes == grid)
    }
  }

  /// Each block of a grid may have borders of its own.
  @Test func whatChangesAtABreakIsFound() {
    let grid = [
      [0, 0, 1, 1, 0, 0, 0, 1],
      [0, 0, 0, 1, 0, 0, 0, 1],
      [1, 1, 1, 1, 1, 1, 1, 1],
      [0, 1, 1, 1, 0, 1, 1, 1],
    ]
    #expect(search(grid, rowBreaks: [2], columnBreaks: [4]).outcomes == grid)
  }

  /// The row in the middle loses where its neighbours hold.
  @Test func aRowThatIsOtherwiseInTheWidestWindowIsFound() {
    var grid = Array(repeating: Array(repeating: 1, count: 50), count: 5)
    grid[2] = Array(repeating: 0, count: 50)
    #expect(search(grid).outcomes == grid)
    #expect(search(grid, columnBreaks: [20, 30]).outcomes == grid)
  }

  /// Twelve sizes by 121 widths in three blocks, with one border a size: the two ends of each block, and 7 steps of halving for the
  /// widest one, of 73 widths.
  @Test func fewCellsAreAskedFor() {
    var numbers = SeededNumbers(seed: 7)
    for _ in 0..<50 {
      let border = (0..<12).map { _ in Int.random(in: 0...121, using: &numbers) }.sorted()
      let grid = border.map { border in (0..<121).map { $0 >= border ? 1 : 0 } }
      let asked = search(grid, rowBreaks: [7], columnBreaks: [20, 48]).asked
      #expect(asked <= 12 * (3 * 2 + 7), "asked for \(asked) of 1452 cells")
    }
  }

  @Test func aGridOfOneOutcomeTakesItsCornersAndTheLastColumn() {
    let grid = Array(repeating: Array(repeating: 3, count: 121), count: 12)
    let (outcomes, asked) = search(grid)
    #expect(outcomes == grid)
    #expect(asked == 2 + 12)
  }
}

/// A generator that gives the same numbers in every run: splitmix64, as Steele and others describe it.
private struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

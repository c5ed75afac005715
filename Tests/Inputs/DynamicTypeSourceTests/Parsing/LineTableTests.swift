import DynamicTypeSource
import Testing

@Suite struct LineTableTests {
  @Test("LF, CR LF and CR each end a line; columns count UTF-8 bytes")
  func lineEndings() {
    let table = LineTable(Array("a\nbé\r\nc\rd".utf8))
    #expect(table.starts == [0, 2, 7, 9])
    #expect(table.position(of: 0) == (1, 1))
    #expect(table.position(of: 5) == (2, 4))
    #expect(table.position(of: 9) == (4, 1))
    #expect(table.position(of: 100) == (4, 2))
    #expect(table.position(of: -1) == (1, 1))
  }

  @Test func offsets() {
    let table = LineTable(Array("ab\ncd".utf8))
    #expect(table.offset(line: 2, column: 2) == 4)
    #expect(table.offset(line: 2, column: 3) == 5)
    #expect(table.offset(line: 2, column: 4) == nil)
    #expect(table.offset(line: 3, column: 1) == nil)
    #expect(table.offset(line: 0, column: 1) == nil)
  }

  @Test func empty() {
    #expect(LineTable([]).position(of: 0) == (1, 1))
  }
}

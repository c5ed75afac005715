import Testing

@testable import DynamicTypePipeline

@Suite struct CodePointColumnsTests {
  /// Of `<a t="ü😀" x`: ü has 2 bytes and 😀 has 4, so that byte 15 begins code point 11.
  @Test func bytesAndCodePoints() {
    let line = #"<a t="ü😀" x"#
    let columns = CodePointColumns(Array("plain\n\(line)\nplain".utf8))
    let byte = Array(line.utf8).count
    #expect(byte == 15)
    #expect(columns.column(ofByte: byte, in: 2) == 11)
    #expect(columns.column(ofByte: 7, in: 2) == nil)
    // The emoji begins at byte 9 and is the 8th code point.
    #expect(columns.column(ofByte: 9, in: 2) == 8)
    #expect(columns.column(ofByte: 3, in: 1) == nil)
    #expect(columns.column(ofByte: 3, in: 9) == nil)
  }
}

import Testing

@testable import DynamicTypePipeline

@Suite struct DigestTests {
  /// RFC 9923, appendix C: test vectors of FNV-1a with 128 bits.
  @Test(
    "Published values",
    arguments: [
      ("", "6c62272e07bb014262b821756295c58d"), ("a", "d228cb696f1a8caf78912b704e4a8964"),
      ("foobar", "343e1662793c64bf6f0d3597ba446f18"),
    ])
  func published(text: String, digest: String) {
    #expect(Digest(of: text.utf8).hexadecimal == digest)
  }

  @Test("Bytes are the same in a buffer of their own, in a part of one, and without one")
  func sequences() {
    let bytes = (0...255).map { UInt8($0) }
    let whole = Digest(of: bytes)
    #expect(Digest(of: ([7] + bytes + [7])[1...256]) == whole)
    #expect(Digest(of: (0...255).lazy.map { UInt8($0) }) == whole)
    var parts = Digest()
    for part in [bytes[..<9], bytes[9..<9], bytes[9...]] { parts.add(part) }
    #expect(parts == whole)
  }

  @Test("Where one text ends and the next begins counts")
  func borders() {
    var one = Digest()
    one.add("ab")
    one.add("c")
    var other = Digest()
    other.add("a")
    other.add("bc")
    #expect(one != other)
  }
}

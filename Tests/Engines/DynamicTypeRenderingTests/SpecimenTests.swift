import DynamicType
import DynamicTypeText
import Testing

@testable import DynamicTypeRendering

@Suite struct SpecimenTests {
  private func specimen(_ sizes: [Double]) -> Specimen {
    Specimen(
      title: "Body",
      rows: sizes.map {
        Specimen.Row(name: "L", detail: "\($0)", sample: "Reading", font: .system(size: $0))
      })
  }

  /// Width and height in pixels, from the file's header (PNG specification, 11.2.2).
  private func size(_ sizes: [Double], pixelScale: Double = 2) throws -> (Int, Int) {
    let file = try renderer().specimenPNG(specimen(sizes), pixelScale: pixelScale)
    func number(at start: Int) -> Int { file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    return (number(at: 16), number(at: 20))
  }

  @Test func aLineMoreMakesItAsMuchTaller() throws {
    // A line of the system font is 1.193359 of its size high (1950 + 494 of 2048 units), and 10
    // points stand around it: 129.3 points at 100, 258.7 pixels.
    let (_, one) = try size([50])
    let (_, two) = try size([50, 100])
    #expect([258, 259].contains(two - one))
  }

  @Test func itIsAsWideAsItsWidestLine() throws {
    let (narrow, _) = try size([50])
    let (wide, _) = try size([50, 100])
    #expect(wide > narrow)
    #expect(try size([100, 50]).0 == wide)
  }

  @Test func theSameBytesTwice() throws {
    let first = try renderer().specimenPNG(specimen([17, 53]))
    #expect(try renderer().specimenPNG(specimen([17, 53])) == first)
  }

  @Test func noPictureBeyondAllBounds() throws {
    #expect(throws: RenderingError.self) { try renderer().specimenPNG(specimen([9000])) }
  }
}

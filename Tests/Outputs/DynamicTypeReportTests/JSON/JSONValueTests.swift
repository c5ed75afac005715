import Foundation
import Testing

@testable import DynamicTypeReport

@Suite struct JSONValueTests {
  @Test(
    "Numbers are as short as they can be read back",
    arguments: [
      (16.0, "16"), (-0.0, "0"), (0.1, "0.1"), (20.333333333333332, "20.333333333333332"),
      (1e21, "1e+21"), (-5e-7, "-5e-07"), (.infinity, "null"), (.nan, "null"),
    ] as [(Double, String)])
  func numbers(value: Double, text: String) {
    #expect(JSONValue.number(value).text() == text)
  }

  @Test("Members keep their order; what holds no lists stays on one line")
  func layout() {
    let value: JSONValue = [
      "b": ["z": 1, "a": [], "n": true], "a": [1, "x"], "c": [["d": .null]],
    ]
    #expect(
      value.text() == """
        {
          "b": {"z": 1, "a": [], "n": true},
          "a": [1, "x"],
          "c": [
            {"d": null}
          ]
        }
        """)
    #expect(value.text(.embedded) == #"{"b":{"z":1,"a":[],"n":true},"a":[1,"x"],"c":[{"d":null}]}"#)
  }

  @Test(
    "An independent reader gets every character back",
    arguments: [JSONValue.Layout.indented, .embedded])
  func characters(layout: JSONValue.Layout) throws {
    let hostile = (0...0x2030).compactMap(Unicode.Scalar.init).map(String.init).joined()
    for text in [hostile, "</script><!-- \u{2028} 👩‍👩‍👧 \u{202E}", "\"\\"] {
      let data = Data(JSONValue.array([.string(text)]).text(layout).utf8)
      #expect(try JSONSerialization.jsonObject(with: data) as? [String] == [text])
    }
  }

  @Test("Embedded text cannot end the script element that holds it")
  func embedding() {
    let text = JSONValue.string("</script><!--&\u{2028}\u{2029}").text(.embedded)
    #expect(text == #""\u003C/script\u003E\u003C!--\u0026\u2028\u2029""#)
  }

  @Test("Codable values keep the order of their declaration")
  func encoding() {
    struct Inner: Codable {
      var z: Double
      var a: [Double?]
      var missing: Int?
    }
    struct Outer: Codable {
      var name: String
      var inner: Inner
      var small: UInt8
      var large: UInt64
      var none: [Inner]
      var nested: [[Bool]]
    }
    let value = Outer(
      name: "n", inner: Inner(z: 1, a: [2, nil]), small: 3, large: .max, none: [],
      nested: [[true], []])
    #expect(
      JSONValue(encoding: value).text(.embedded)
        == #"{"name":"n","inner":{"z":1,"a":[2,null]},"small":3,"large":1.8446744073709552e+19,"#
        + #""none":[],"nested":[[true],[]]}"#)
  }
}

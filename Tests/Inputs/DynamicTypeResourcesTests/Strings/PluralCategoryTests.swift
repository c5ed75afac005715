import DynamicTypeResources
import Testing

/// Expected forms: the sample numbers of Unicode CLDR's chart "Language Plural Rules", cardinal.
@Suite("Plural forms by number")
struct PluralCategoryTests {
  @Test(
    "CLDR's sample numbers have their forms",
    arguments: [
      ("en", [.other, .one, .other, .other, .other], [0, 1, 2, 11, 101]),
      ("ja", [.other, .other, .other], [0, 1, 100]),
      ("fr", [.one, .one, .other], [0, 1, 2]),
      ("pt-BR", [.one, .one, .other], [0, 1, 2]),
      ("pt-PT", [.other, .one, .other], [0, 1, 2]),
      ("ru", [.one, .few, .many, .many, .one, .few, .many], [1, 2, 5, 11, 21, 22, 112]),
      ("hr", [.one, .few, .other, .one], [1, 3, 12, 101]),
      ("pl", [.one, .few, .many, .many, .few, .many], [1, 2, 5, 12, 22, 21]),
      ("cs", [.one, .few, .other], [1, 4, 5]),
      ("ar", [.zero, .one, .two, .few, .many, .other], [0, 1, 2, 103, 111, 100]),
      ("he", [.one, .two, .other], [1, 2, 3]),
      ("lt", [.one, .few, .other, .one], [1, 9, 11, 21]),
      ("lv", [.zero, .one, .other, .zero], [10, 1, 2, 11]),
      ("ro", [.few, .one, .few, .other], [0, 1, 19, 20]),
      ("sl", [.one, .two, .few, .other], [101, 2, 4, 5]),
    ] as [(String, [PluralCategory], [Int])])
  func samples(locale: String, expected: [PluralCategory], numbers: [Int]) {
    #expect(numbers.map { PluralCategory(of: $0, locale: locale) } == expected)
  }
}

import Testing

@testable import SwiftUIReading

/// What Foundation and MapKit write, and what UIKit's fonts measure.
@Suite struct FormatsTests {
  /// 2024-06-11, 00:20:39 in Greenwich.
  private static let date = "Date(timeIntervalSince1970: 1_718_065_239)"

  @Test(
    "Dates are known in a named locale and time zone, else assumed as the screen's language writes them",
    arguments: [
      (
        "Date.FormatStyle(date: .long, time: .omitted, locale: Locale(identifier: \"en_US\"), timeZone: .gmt).format(\(date))",
        "June 11, 2024"
      ),
      (
        "Date.FormatStyle(locale: Locale(identifier: \"de_DE\"), timeZone: .gmt).day().month(.wide).format(\(date))",
        "11. Juni"
      ),
      (
        "Date.FormatStyle(timeZone: .gmt).hour(.twoDigits(amPM: .omitted)).minute(.twoDigits).locale(Locale(identifier: \"de_DE\")).format(\(date))",
        "00:20"
      ),
      ("\(date).formatted(date: .abbreviated, time: .omitted)", "~Jun 11, 2024"),
      ("\(date).formatted(.dateTime.weekday(.wide))", "~Tuesday"),
    ])
  func dates(expression: String, expected: String) {
    #expect(Reading.texts("Text(\(expression))") == [expected])
  }

  @Test(
    "Numbers in a Text with a format",
    arguments: [
      ("Text(23.5678, format: .number.precision(.fractionLength(2)))", "~23.57"),
      ("Text(0.256, format: .percent.precision(.fractionLength(1)))", "~25.6%"),
      ("Text(1234.5, format: .currency(code: \"USD\"))", "~$1,234.50"),
      ("Text(1234.5, format: .number)", "~1,234.5"),
      // A whole number's per cent is the number itself, with a sign.
      ("Text(25, format: .percent.precision(.fractionLength(1)))", "~25.0%"),
    ])
  func numbers(body: String, expected: String) {
    #expect(Reading.texts(body) == [expected])
  }

  // Apple, Foundation, `UnitSpeed`, `UnitLength` and `UnitTemperature`: symbols and coefficients.
  @Test(
    "Units and what they are in others",
    arguments: [
      ("Measurement(value: 50, unit: UnitSpeed.milesPerHour).unit.symbol", "mph"),
      (
        "String(Int(Measurement(value: 50, unit: UnitSpeed.milesPerHour).converted(to: .kilometersPerHour).value.rounded()))",
        "80"
      ),
      (
        "String(Int(Measurement(value: 2, unit: UnitLength.miles).converted(to: .meters).value))",
        "3218"
      ),
      (
        "String(Int(Measurement(value: 20, unit: UnitTemperature.celsius).converted(to: .fahrenheit).value.rounded()))",
        "68"
      ),
    ])
  func units(expression: String, expected: String) {
    #expect(Reading.texts("Text(\(expression))") == [expected])
  }

  @Test("What is assumed of a text is shown where code passes it on")
  func assumed() {
    let texts = Reading.texts(
      "Text(written)",
      """
      let formatter: MKDistanceFormatter = {
        let f = MKDistanceFormatter()
        f.units = .imperial
        return f
      }()
      let written = "in " + formatter.string(fromDistance: NSNumber(value: 123))
      """)
    #expect(texts == ["in ~400 feet"])
  }

  // The line of a font is 2444/2048 of its size: 38 points of Title 1 at AX1, 20 of a font that stays.
  @Test(
    "Measures of UIKit's fonts",
    arguments: [
      ("UIFont.preferredFont(forTextStyle: .body).pointSize", "28.0"),
      ("UIFont.preferredFont(forTextStyle: .title1).lineHeight", "45.34765625"),
      ("UIFont.systemFont(ofSize: 20).lineHeight", "23.8671875"),
      ("UIFont.systemFont(ofSize: 20, weight: .bold).pointSize", "20.0"),
      // 20 points of Body, which is 17 at Large and 28 at AX1, and no file that says how high its lines are.
      ("UIFont(name: \"Lato\", size: 20)!.pointSize", "20.0"),
      ("UIFont(name: \"Lato\", size: 20)!.lineHeight", "?"),
    ])
  func fonts(expression: String, expected: String) {
    var environment = ReadingEnvironment()
    environment.dynamicTypeSize = .accessibilityMedium
    let reading = Reading(
      "struct Screen: View { var body: some View { Text((\(expression)).description) } }")
    #expect(reading.texts(in: environment) == [expected])
  }
}

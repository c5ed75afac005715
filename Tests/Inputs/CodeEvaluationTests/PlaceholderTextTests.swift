import SwiftCode
import Testing

/// What stands for values that only running an app would tell: words that a reader of its screens would believe.
@Suite struct PlaceholderTextTests {
  @Test(
    arguments: [
      (PlaceholderText.origin(ofKey: "Sign in with email"), "Sign in with email"),
      (PlaceholderText.origin(ofKey: "login.signIn"), "Sign in"),
      (PlaceholderText.origin(ofKey: "LOGIN_BUTTON"), "Login button"), ("String", "Some text"),
      ("viewModel.books[0].title()", "Title"), ("user.displayName.uppercased()", "DISPLAY NAME"),
      ("guests.map { $0.name }.joined(separator: \", \")", "Guests"), ("items.first", "Items"),
      ("price.formatted(.currency(code: \"EUR\"))", "$12.50"), ("1234.5.formatted()", "1234.5"),
      ("share.formatted(.percent)", "42%"), ("distance.formatted()", "12.5"),
      ("visit.start.formatted(date: .abbreviated, time: .omitted)", "Nov 22, 2026"),
      ("visit.start.formatted(.dateTime.hour().minute())", "9:41 AM"),
      ("visit.start.formatted(date: .long, time: .shortened)", "Nov 22, 2026 at 9:41 AM"),
      ("date.formatted(.relative(presentation: .numeric))", "2 hours ago"),
      ("dateFormatter.string(from: visit.start)", "Nov 22, 2026"),
      ("Self.numberFormatter.string(from: share)", "12.5"),
      ("environment.priceFormatter().string(for: price)", "$12.50"),
      ("distanceFormatter.string(fromDistance: d)", "12.5 km"), ("label.string", "Label"),
      ("PersonNameComponentsFormatter().string(from: name)", "John Appleseed"),
      ("messages.count", "42"), ("", "Some text"), ("app.version", "1.0.0"),
      ("rows.filter { $0.isOn }.count.description", "42"), ("user[\"first_name\"]", "First name"),
      ("defaults.string(forKey: \"userName\")", "User name"),
      ("Bundle.main.object(forInfoDictionaryKey: \"CFBundleDisplayName\")", "App name"),
      ("Bundle.main.infoDictionary[\"CFBundleShortVersionString\"]", "1.0.0"),
      (
        "store.rows.filter { $0.isVisible && $0.…ults.filter { $0.isOn }.map(\\.owner).title",
        "Title"
      ),
      ("Client.versionDescription", "1.0.0"), ("Int(part.timestamp) / 3600", "42"),
      ("seconds % 60", "42"), ("Int(part.seconds)", "42"),
      ("state.units.rawValue", "Units"), ("pair.1", "1"),
      ("link.absoluteString.lowercased()", "example.org"),
      (
        "version.releaseNote",
        "Some words that only the running app knows, about as many as fit on two lines."
      ),
    ])
  func words(origin: String, expected: String) {
    #expect(PlaceholderText.text(of: origin, type: nil) == expected)
  }

  @Test("A number is one, whatever type nobody knows is said")
  func types() {
    #expect(PlaceholderText.text(of: "Double(balance)", type: "Value") == "12.5")
    #expect(PlaceholderText.text(of: "balance", type: "Int") == "42")
  }
}

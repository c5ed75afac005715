/// The Swift symbols that programs make of a table's keys, as far as they are compared: `Payment.customAmount`,
/// `payment_custom_amount` and `paymentCustomAmount` of `payment.custom_amount`.
///
/// SwiftGen, R.swift and Xcode 26 differ in what they do with dots, underscores and capitals, so letters and digits alone
/// are compared.
struct TextSymbols: Sendable {
  /// Nil where several keys have the letters.
  private let keys: [String: String?]

  init(_ keys: some Sequence<String>) {
    self.keys = keys.reduce(into: [:]) { found, key in
      let letters = key.foldedForSymbols
      found[letters] = .some(found[letters] == nil ? key : nil)
    }
  }

  subscript(symbol: String) -> String? {
    let letters = symbol.foldedForSymbols
    return letters.isEmpty ? nil : keys[letters] ?? nil
  }
}

extension String {
  /// The letters and digits of a name, in lower case: what the Swift symbols that programs make of names keep of them.
  var foldedForSymbols: String { lowercased().filter { $0.isLetter || $0.isNumber } }
}

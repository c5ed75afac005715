extension FontWeight {
  /// The weight in which system text is drawn for readers who asked for bold text.
  ///
  /// Known is that regular becomes semibold. The others follow suit: two steps up, one from
  /// semibold on, where the steps are wider.
  var emboldenedForLegibility: FontWeight {
    let step = self < .semibold ? 2 : 1
    return FontWeight(rawValue: rawValue + step) ?? .black
  }
}

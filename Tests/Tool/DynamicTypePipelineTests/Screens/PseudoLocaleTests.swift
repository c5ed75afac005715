import DynamicTypeModel
import Testing

/// Texts of pseudo-locales, made by hand.
@Suite struct PseudoLocaleTests {
  @Test(
    "A third more letters, rounded up, each with its accent; what is no word stays",
    arguments: [
      // Three more for eight letters: the vowels in turn.
      ("Settings", "Šéééţţîîñĝš"), ("Tea", "Ţééá"), ("OK", "ÖöĶ"), ("My tea", "Mýý ţééá"),
      ("hmm", "ĥmmm"), ("3 cups", "3 çûûûþš"), ("", ""), ("…", "…"), ("日本", "日本"),
      ("%@", "%@"), ("%1$@ of %lld%%", "%1$@ ööƒ %lld%%"), ("100 %", "100 %"),
      ("%.2f kg", "%.2f ķĝĝ"),
      ("%#@tea@ now", "%#@tea@ ñööŵ"), ("[Tea](https://a.bc/de)", "[Ţééá](https://a.bc/de)"),
      ("<b>Tea</b> {name}", "<b>Ţééá</b> {name}"),
    ])
  func longer(text: String, shown: String) {
    #expect(PseudoLocale.longer.text(from: text) == shown)
    #expect(PseudoLocale.longerRightToLeft.text(from: text) == shown)
  }

  @Test("Tags of languages are no pseudo-locales")
  func tags() {
    #expect(PseudoLocale("en-XA") == .longer)
    #expect(PseudoLocale("ar-XB") == .longerRightToLeft)
    for tag in ["en", "ar", "de", "Base", "en-US"] { #expect(PseudoLocale(tag) == nil) }
  }
}

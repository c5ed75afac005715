import DynamicTypeReport
import DynamicTypeReportModel
import Testing

@Suite struct CheckstyleTests {
  /// Source of the form: checkstyle's `XMLLogger`: `file` elements with `error` elements, whose `severity` is
  /// `error`, `warning` or `info`.
  @Test("Findings by file; what XML reserves is escaped")
  func elements() {
    #expect(
      Report.sample.text(as: .checkstyle) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <checkstyle version="4.3">
          <file name="App/Base.lproj/Main.storyboard">
            <error line="41" column="13" severity="error" message="label 'Opening hours in winter' \
        (bKH-T5-fMa) is truncated from AX2 on: shows 'Opening hour…', loses 11 of 23 characters" \
        source="dynamictype.text-truncated"/>
            <error line="50" severity="info" message="custom view &lt;/script&gt; &amp; \
        &quot;quotes&quot;, 100 %⏎second line\\u{0} العربية" source="dynamictype.not-examined"/>
          </file>
          <file name="App/a, b: c.swift">
            <error line="7" column="5" severity="warning" message="a font of 17 points never grows" \
        source="dynamictype.fixed-font"/>
          </file>
          <file name="App/Broken.xib">
            <error line="3" column="9" severity="error" message="expected '&lt;'" \
        source="dynamictype.unreadable"/>
          </file>
        </checkstyle>

        """)
  }
}

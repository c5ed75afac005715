import DynamicTypeReport
import DynamicTypeReportModel
import Testing

@testable import DynamicTypeReport

@Suite struct MarkdownSummaryTests {
  @Test("Numbers, a table screens × sizes, findings with the worst first")
  func summary() {
    #expect(
      Report.sample.markdownSummary() == #"""
        # Dynamic Type

        - 1 of 2 screens holds at every size; 1 fails.
        - 1 document and 1 source file: 1 error, 1 warning, 1 note.
        - 9 of 10 elements examined; not examined: 1 view.
        - 1 file could not be read.

        ## Screens

        | Screen | XS | S | M | L | XL | XXL | XXXL | AX1 | AX2 | AX3 | AX4 | AX5 | Verdict |
        | --- | :-: | :-: | :-: | :-: | :-: | :-: | :-: | :-: | :-: | :-: | :-: | :-: | --- |
        | **Settings**, iPhone SE<br>`App/Base.lproj/Main.storyboard` | · | · | · | · | · | · | · | · | ✕ 1 | ✕ 1 | ✕ 1 | ✕ 1 | fails from AX2 |
        | **Über &lt;/script&gt;&lt;b&gt;\|\`x\`\*⏎\\u{202E}evil\\u{1B}\[31m**, iPhone SE, ar<br>`App/Base.lproj/Main.storyboard` | · | · | · | · | · | · | · | · | · | · | · | · | holds at every size |

        ✕ errors, ! warnings, · nothing lost

        ## Findings

        - **error** `text-truncated`: label 'Opening hours in winter' (bKH-T5-fMa) is truncated from AX2 on: shows 'Opening hour…', loses 11 of 23 characters — `App/Base.lproj/Main.storyboard:41:13`
        - **warning** `fixed-font`: a font of 17 points never grows — `App/a, b: c.swift:7:5`
        - **note** `not-examined`: custom view &lt;/script&gt; &amp; "quotes", 100 %⏎second line\\u{0} العربية — `App/Base.lproj/Main.storyboard:50`

        ## Not read

        - **error** `App/Broken.xib:3:9`: expected '&lt;'

        """#)
  }

  @Test("A long list is cut, and says by how much")
  func limit() {
    let text = Report.sample.markdownSummary(limit: 1)
    #expect(text.contains("- … and 2 more with 2 findings\n") && !text.contains("fixed-font"))
  }

  /// Source: CommonMark 0.31, 6.1 Code spans.
  @Test("Code with backticks stands between more of them")
  func code() {
    #expect("a``b`".markdownCode == "``` a``b` ```")
  }
}

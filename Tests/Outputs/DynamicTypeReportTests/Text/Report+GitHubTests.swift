import DynamicTypeReport
import DynamicTypeReportModel
import Testing

@Suite struct GitHubAnnotationsTests {
  /// Source of the escapes: actions/toolkit, `packages/core/src/command.ts`.
  @Test(
    "One command a line, without control characters; percent signs, colons and commas are escaped")
  func commands() {
    #expect(
      Report.sample.gitHubAnnotations() == """
        ::error file=App/Base.lproj/Main.storyboard,line=41,col=13,title=text-truncated::label \
        'Opening hours in winter' (bKH-T5-fMa) is truncated from AX2 on: shows 'Opening hour…', \
        loses 11 of 23 characters
        ::notice file=App/Base.lproj/Main.storyboard,line=50,title=not-examined::custom view \
        </script> & "quotes", 100 %25⏎second line\\u{0} العربية
        ::warning file=App/a%2C b%3A c.swift,line=7,col=5,title=fixed-font::a font of 17 points \
        never grows
        ::error file=App/Broken.xib,line=3,col=9,title=unreadable::expected '<'

        """)
  }
}

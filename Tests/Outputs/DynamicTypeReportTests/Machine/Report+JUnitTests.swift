import DynamicTypeReport
import DynamicTypeReportModel
import Testing

@Suite struct JUnitReportTests {
  /// Prints what an independent XML parser read, a node a line.
  private static let dump = """
    import sys, xml.etree.ElementTree as tree
    def show(node, depth):
        text = (node.text or '').strip()
        print('  ' * depth + node.tag, dict(node.attrib), ascii(text) if text else '')
        for child in node: show(child, depth + 1)
    show(tree.fromstring(sys.stdin.buffer.read()), 0)
    """

  @Test(
    "Python's parser reads every suite, case and failure back",
    .enabled(if: Python.path != nil, "python3 is not installed"))
  func wellFormed() throws {
    let result = try Python.run(["-c", Self.dump], input: Report.sample.junitXML())
    #expect(result.errors == "")
    #expect(
      result.output == #"""
        testsuites {'name': 'dynamictype', 'tests': '4', 'failures': '2', 'errors': '1', 'skipped': '0', 'time': '0'} 
          testsuite {'name': 'App/Base.lproj/Main.storyboard', 'tests': '2', 'failures': '1', 'errors': '0', 'skipped': '0', 'time': '0'} 
            testcase {'classname': 'App/Base.lproj/Main.storyboard', 'name': 'Settings (iPhone SE)', 'time': '0'} 
              failure {'message': "label 'Opening hours in winter' (bKH-T5-fMa) is truncated from AX2 on: shows 'Opening hour…', loses 11 of 23 characters", 'type': 'text-truncated'} 'App/Base.lproj/Main.storyboard:41:13: error: label \'Opening hours in winter\' (bKH-T5-fMa) is truncated from AX2 on: shows \'Opening hour\u2026\', loses 11 of 23 characters [text-truncated]\nApp/Base.lproj/Main.storyboard:50: note: custom view </script> & "quotes", 100 %\u23cesecond line\\u{0} \u0627\u0644\u0639\u0631\u0628\u064a\u0629 [not-examined]'
            testcase {'classname': 'App/Base.lproj/Main.storyboard', 'name': 'Über </script><b>|`x`*\n\u202eevil�[31m (iPhone SE, ar)', 'time': '0'} 
          testsuite {'name': 'App/a, b: c.swift', 'tests': '1', 'failures': '1', 'errors': '0', 'skipped': '0', 'time': '0'} 
            testcase {'classname': 'App/a, b: c.swift', 'name': 'fixed-font 7:5', 'time': '0'} 
              failure {'message': 'a font of 17 points never grows', 'type': 'fixed-font'} 'App/a, b: c.swift:7:5: warning: a font of 17 points never grows [fixed-font]'
          testsuite {'name': 'unreadable', 'tests': '1', 'failures': '0', 'errors': '1', 'skipped': '0', 'time': '0'} 
            testcase {'classname': 'unreadable', 'name': 'App/Broken.xib', 'time': '0'} 
              error {'message': "expected '<'", 'type': 'unreadable'} "App/Broken.xib:3:9: expected '<'"

        """#)
  }

  @Test("Only findings as bad as asked for fail a case")
  func threshold() {
    #expect(Report.sample.junitXML(failingAt: .note).contains(#"tests="4" failures="2""#))
    #expect(Report.sample.junitXML(failingAt: .error).contains(#"tests="4" failures="1""#))
  }
}

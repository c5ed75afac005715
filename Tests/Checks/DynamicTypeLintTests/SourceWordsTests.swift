import DynamicTypeLint
import DynamicTypeModel
import DynamicTypeSource
import Testing

/// Sources without certain words are not parsed: what is found must be the same as if they were.
@Suite struct SourceWordsTests {
  private func findings(_ file: SourceFile) -> [Finding] { Linter().findings(in: file) }

  /// As little as each rule needs to find something, with nothing else in the source.
  @Test(
    "What the words of a source leave unread holds no finding",
    arguments: [
      "a.b = UIFont.systemFont(ofSize: 17)", "a.b = .boldSystemFont(ofSize: 17)",
      "a.b = UIFont(name: \"A\", size: 17)", "a.b = UIFont(descriptor: d, size: 17)",
      "a.b = c.withSize(17)", "Text(a).b(.system(size: 17))",
      "Text(a).b(.custom(\"A\", fixedSize: 17))",
      "a.b = R.font.a(size: 17)", "a.b = AFontFamily.B.c.font(size: 17)",
      "label.font = .preferredFont(forTextStyle: .body)",
      "let a = m.scaledValue(for: m.scaledValue(for: 17))",
      "let a = m.scaledValue(for: 17)\n@ScaledMetric var b = a",
      "label.heightAnchor.constraint(equalToConstant: 20)", "label.heightAnchor == 20",
      "label.snp.makeConstraints { make in make.size.equalTo(20) }", "label.height(20)",
      "label.autoSetDimension(.height, toSize: 20)",
      "let a = NSLayoutConstraint.constraints(withVisualFormat: \"V:|[label(20)]\")",
      "Text(a).frame(height: 20)", "Text(a).lineLimit(1)",
      "Text(a).frame(width: 20)", "Text(a).fixedSize()", "a.rowHeight = 44", "a.itemSize = 44",
      "a.headerReferenceSize = 44", "a.maximumLineHeight = 20",
      "Text(a).dynamicTypeSize(.large)", "Text(a).environment(\\.sizeCategory, .medium)",
      "a.maximumContentSizeCategory = .large",
      "a.traitOverrides.preferredContentSizeCategory = .large",
      "// dynamictype:disable fixed-height", "a.minimumScaleFactor = 0.5",
      "Text(a).frame(height: 20).minimumScaleFactor(0.5)",
      "a.b = UIBarButtonItem(customView: UILabel())",
      "let a = UIImage.SymbolConfiguration(pointSize: 17)", "HStack { Text(a); Text(b) }",
      "if a.preferredContentSizeCategory == .large { b() }",
      "class AView: UIView { let a = UIApplication.shared.preferredContentSizeCategory }",
      "import SwiftUI\nlet a = \\.sizeCategory",
      "a.firstBaselineAnchor.constraint(equalTo: b.lastBaselineAnchor, constant: 20)",
      "let aLabel = BLabel()\naLabel.rightAnchor.constraint(equalTo: b.rightAnchor)",
      "let a = UILabel()\na.text = b", "let a = UITextField()",
      "let a = UIButton()\na.setTitle(b, for: .normal)",
    ])
  func leastSources(source: String) {
    let bytes = Array(source.utf8)
    let all = findings(SourceFile(ParsedSource(bytes, path: "A.swift")))
    #expect(!all.isEmpty)
    #expect(findings(SourceFile(reading: bytes, path: "A.swift")) == all)
  }

  @Test("A source without them is not parsed, not even if it is none")
  func others() {
    let bytes = Array("class A { func b( { }".utf8)
    #expect(SourceFile(ParsedSource(bytes, path: "A.swift")).hasErrors)
    #expect(!SourceFile(reading: bytes, path: "A.swift").hasErrors)
  }
}

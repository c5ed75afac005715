import DynamicType
import Testing

/// What scales by itself and what does not.
///
/// Expected values: Apple's documentation of `adjustsFontForContentSizeCategory`, and the label
/// tests of stephan-tolksdorf/STULabel ee77790a.
@Suite struct AdjustingTextTests {
  static let large = TraitCollection(preferredContentSizeCategory: .large)
  static let ax5 = TraitCollection(preferredContentSizeCategory: .accessibility5)

  /// A font and its size in each container after a change from L to AX5.
  struct Row: Sendable {
    var font: Font
    var adjustingView: Double
    var view: Double
    var swiftUI: Double
    var component: Double
  }

  static let rows: [Row] = [
    Row(
      font: .preferredFont(forTextStyle: .body, compatibleWith: large), adjustingView: 53,
      view: 17, swiftUI: 53, component: 53),
    Row(
      font: .custom("Georgia", size: 36, relativeTo: .body), adjustingView: 101, view: 36,
      swiftUI: 101, component: 101),
    Row(font: .systemFont(ofSize: 17), adjustingView: 17, view: 17, swiftUI: 17, component: 17),
    Row(
      font: .font(named: "Georgia", size: 17), adjustingView: 17, view: 17, swiftUI: 17,
      component: 17),
    Row(
      font: Font.preferredFont(forTextStyle: .body, compatibleWith: large).withSize(20),
      adjustingView: 53, view: 20, swiftUI: 53, component: 53),
    Row(
      font: Font.preferredFont(forTextStyle: .body, compatibleWith: large)
        .withSymbolicTraits(.bold),
      adjustingView: 17, view: 17, swiftUI: 17, component: 17),
    Row(
      font: MaterialFontScaler(for: .body1).scaledFont(.systemFont(ofSize: 10), for: .large),
      adjustingView: 16, view: 16, swiftUI: 42, component: 42),
  ]

  @Test("The table of what follows by itself, 7 kinds of font in 4 containers", arguments: rows)
  func table(row: Row) {
    let sizes = [
      AdjustingText.Container.adjustingView, .view, .swiftUIText, .component,
    ].map { container in
      var text = AdjustingText(fonts: [row.font], in: container)
      text.update(for: Self.ax5)
      return text.fonts[0].pointSize
    }
    #expect(sizes == [row.adjustingView, row.view, row.swiftUI, row.component])
  }

  @Test("A text is treated run by run")
  func runs() {
    var text = AdjustingText(
      fonts: [.systemFont(ofSize: 17), .body, .custom("Georgia", size: 36)], in: .adjustingView)
    #expect(text.update(for: Self.ax5) == [1, 2])
    #expect(text.fonts.map(\.pointSize) == [17, 53, 101])
    #expect(text.update(for: Self.ax5) == [])
  }

  @Test("A font that is set stays as it is until the next change")
  func settingAFont() {
    var text = AdjustingText(fonts: [.body], in: .adjustingView)
    text.update(for: Self.ax5)
    text.setFont(.preferredFont(forTextStyle: .body, compatibleWith: Self.large), at: 0)
    #expect(text.fonts[0].pointSize == 17)
    text.update(for: Self.ax5)
    #expect(text.fonts[0].pointSize == 53)
  }
}

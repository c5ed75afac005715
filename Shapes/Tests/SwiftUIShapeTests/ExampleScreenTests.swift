import Foundation
import SwiftUI
import SwiftUILayoutTesting
import TeahouseViews
import TeahouseViewsMended
import Testing

/// The example app's screens, which are written for the real SwiftUI, with mistakes and without.
@MainActor
@Suite struct ExampleScreenTests {
  /// From which size on something is lost; nil for never.
  private func firstLoss(_ view: some View) throws -> DynamicTypeSize? {
    try audit(view).losses.flatMap(\.sizes).min()
  }

  @Test("Screens with mistakes lose text")
  func mistakes() throws {
    #expect(try firstLoss(TeahouseViews.CatalogueView()) != nil)
    #expect(try firstLoss(TeahouseViews.OrderFormView()) != nil)
    #expect(try firstLoss(TeahouseViews.CardGridView()) != nil)
    #expect(try firstLoss(TeahouseViews.TeaDetailView()) != nil)
  }

  struct Total: View {
    var body: some View {
      HStack {
        Text("Total with shipping")
        Spacer()
        Text("£42.00").bold()
      }
      .lineLimit(1)
      .padding()
    }
  }

  @Test("What README shows is what comes out")
  func readme() throws {
    let screen = try Total().laidOut(in: Size(width: 393, height: 852), at: .accessibility3)
    let findings = try audit(Total())
    #expect(screen[.text("Total with shipping")]?.lines == ["Total with…"])
    #expect(findings.first?.sizes.first == .accessibility2)
    #expect(findings.first?.message.contains("is truncated from AX2 on") == true)
  }

  @Test("Mended screens lose nothing at any size")
  func mended() throws {
    #expect(try audit(TeahouseViewsMended.CatalogueView()).losses.map(\.message) == [])
    #expect(try audit(TeahouseViewsMended.OrderFormView()).losses.map(\.message) == [])
    #expect(try audit(TeahouseViewsMended.CardGridView()).losses.map(\.message) == [])
    #expect(try audit(TeahouseViewsMended.TeaDetailView()).losses.map(\.message) == [])
  }

  @Test("The order form adds up, and its sheet of options follows")
  func order() throws {
    let host = ViewHost(TeahouseViewsMended.OrderFormView())
    try host.step("Tins: 1")
    try host.tap("Wrap as a gift")
    let screen = try host.laidOut(in: Size(width: 393, height: 852), at: .accessibility5)
    // Two tins for £8 and £4 for shipping.
    #expect(screen[.text("£20.00")]?.isTruncated == false)
    #expect(screen[.text("With a card in your own words.")] != nil)
  }

  @Test("Pictures are written where a folder asks for them")
  func pictures() throws {
    guard let folder = ProcessInfo.processInfo.environment["SHAPE_PICTURES"] else { return }
    let views: [(String, any View)] = [
      ("catalogue", TeahouseViews.CatalogueView()), ("order", TeahouseViews.OrderFormView()),
      ("cards", TeahouseViews.CardGridView()), ("detail", TeahouseViews.TeaDetailView()),
      ("catalogue-mended", TeahouseViewsMended.CatalogueView()),
      ("order-mended", TeahouseViewsMended.OrderFormView()),
      ("cards-mended", TeahouseViewsMended.CardGridView()),
      ("detail-mended", TeahouseViewsMended.TeaDetailView()),
    ]
    for (name, view) in views {
      for size in [DynamicTypeSize.large, .accessibility5] {
        var setting = LayoutSetting()
        setting.safeArea.top = 59
        setting.safeArea.bottom = 34
        let screen = try AnyView(view).laidOut(
          in: Size(width: 393, height: 852), at: size, setting: setting)
        try Data(screen.png(pixelScale: 1)).write(
          to: URL(fileURLWithPath: "\(folder)/\(name)-\(size.shortName).png"))
      }
    }
  }
}

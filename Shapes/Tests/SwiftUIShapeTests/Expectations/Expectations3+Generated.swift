// Written by Scripts/generators/shape_expectations.py.
import SwiftUI

// swift-format-ignore
@MainActor
func expectations3(_ id: String) -> (any View)? {
  switch id {
  case "flex.box.60.120.240.150":
    return FixedBox(width: 100, height: 100).frame(minWidth: 60, idealWidth: 120, maxWidth: 240)
  case "flex.box.min80.300":
    return FixedBox(width: 100, height: 100).frame(minWidth: 80)
  case "flex.box.max200.300":
    return FixedBox(width: 100, height: 100).frame(maxWidth: 200)
  case "flex.box.60.120.240.300":
    return FixedBox(width: 100, height: 100).frame(minWidth: 60, idealWidth: 120, maxWidth: 240)
  case "flex.box.min80.infinity":
    return FixedBox(width: 100, height: 100).frame(minWidth: 80)
  case "flex.box.max200.infinity":
    return FixedBox(width: 100, height: 100).frame(maxWidth: 200)
  case "flex.box.60.120.240.infinity":
    return FixedBox(width: 100, height: 100).frame(minWidth: 60, idealWidth: 120, maxWidth: 240)
  case "flex.color.ideal120.nil":
    return Color.red.frame(idealWidth: 120)
  case "flex.color.ideal120.50":
    return Color.red.frame(idealWidth: 120)
  case "flex.color.ideal120.150":
    return Color.red.frame(idealWidth: 120)
  case "flex.color.ideal120.300":
    return Color.red.frame(idealWidth: 120)
  case "prop.spacer.nil":
    return Spacer()
  case "prop.zstack.nil":
    return ZStack { Color.red.frame(width: 30, height: 30).accessibilityIdentifier("a") ; Color.red }
  case "prop.spacer.zero":
    return Spacer()
  case "prop.zstack.zero":
    return ZStack { Color.red.frame(width: 30, height: 30).accessibilityIdentifier("a") ; Color.red }
  case "prop.spacer.inf":
    return Spacer()
  case "prop.zstack.inf":
    return ZStack { Color.red.frame(width: 30, height: 30).accessibilityIdentifier("a") ; Color.red }
  case "prop.spacer.mixed":
    return Spacer()
  case "prop.zstack.mixed":
    return ZStack { Color.red.frame(width: 30, height: 30).accessibilityIdentifier("a") ; Color.red }
  case "prop.ratio2.height":
    return Color.red.aspectRatio(2, contentMode: .fit)
  case "prop.frame.nil":
    return Color.red.frame(width: 40)
  case "prop.paddingLargerThanProposal":
    return Color.red.padding(30)
  case "over.padded":
    return Color.red.frame(width: 80, height: 40).accessibilityIdentifier("a").overlay { Color.red.padding(5).accessibilityIdentifier("o") }
  case "bg.badge":
    return Color.red.frame(width: 80, height: 40).accessibilityIdentifier("a").background(alignment: .topTrailing) { Color.red.frame(width: 20, height: 20).accessibilityIdentifier("o") }
  case "guide.leadingInside":
    return VStack(alignment: .leading) { Color.red.frame(width: 100, height: 20).accessibilityIdentifier("a") ; Color.red.frame(width: 100, height: 20).accessibilityIdentifier("b").alignmentGuide(.leading) { _ in 20 } }.accessibilityIdentifier("v")
  case "guide.badge":
    return Color.red.frame(width: 100, height: 40).accessibilityIdentifier("a").overlay(alignment: .topTrailing) { Color.red.frame(width: 20, height: 20).accessibilityIdentifier("o").alignmentGuide(.top) { $0.height / 2 }.alignmentGuide(.trailing) { $0.width / 2 } }
  case "inset.bottomBar.default":
    return Color.red.accessibilityIdentifier("m").safeAreaInset(edge: .bottom) { Color.blue.frame(height: 50).accessibilityIdentifier("b") }
  case "frame.box.center":
    return Color.red.frame(width: 20, height: 10).accessibilityIdentifier("a").frame(width: 100, height: 60, alignment: .center).accessibilityIdentifier("f")
  case "frame.box.top":
    return Color.red.frame(width: 20, height: 10).accessibilityIdentifier("a").frame(width: 100, height: 60, alignment: .top).accessibilityIdentifier("f")
  case "frame.box.topTrailing":
    return Color.red.frame(width: 20, height: 10).accessibilityIdentifier("a").frame(width: 100, height: 60, alignment: .topTrailing).accessibilityIdentifier("f")
  case "frame.oversize":
    return Color.red.frame(width: 200, height: 20).accessibilityIdentifier("a").frame(width: 100, height: 40, alignment: .leading).accessibilityIdentifier("f")
  case "frame.infPadding":
    return Color.red.frame(width: 60, height: 20).accessibilityIdentifier("a").frame(maxWidth: .infinity, alignment: .leading).accessibilityIdentifier("f").padding().accessibilityIdentifier("p")
  case "frame.card":
    return VStack(alignment: .leading, spacing: 8) { Color.red.frame(width: 100, height: 20).accessibilityIdentifier("a") ; Color.red.frame(width: 180, height: 40).accessibilityIdentifier("b") }.accessibilityIdentifier("v").padding(12).accessibilityIdentifier("p").frame(maxWidth: .infinity, alignment: .leading).accessibilityIdentifier("f").padding(.horizontal).accessibilityIdentifier("q")
  case "text.body.foot.foot":
    return VStack(alignment: .leading) { Text("Brave New World").font(.body).accessibilityIdentifier("a") ; Text("Author").font(.footnote).accessibilityIdentifier("b") ; Text("Published").font(.footnote).accessibilityIdentifier("c") }
  case "text.body.body":
    return VStack { Text("A").font(.body).accessibilityIdentifier("a") ; Text("B").font(.body).accessibilityIdentifier("b") }
  case "text.title2.body":
    return VStack { Text("A").font(.title2).accessibilityIdentifier("a") ; Text("B").font(.body).accessibilityIdentifier("b") }
  case "text.footnote.title2":
    return VStack { Text("A").font(.footnote).accessibilityIdentifier("a") ; Text("B").font(.title2).accessibilityIdentifier("b") }
  case "text.rect.below":
    return VStack { Text("A").font(.body).accessibilityIdentifier("a") ; Color.red.frame(width: 50, height: 50).accessibilityIdentifier("r") }
  case "text.padded":
    return VStack { Text("A").font(.body).accessibilityIdentifier("a") ; Text("B").font(.body).accessibilityIdentifier("b").padding(.top, 4).accessibilityIdentifier("p") }
  case "text.baseline.title2.footnote":
    return HStack(alignment: .firstTextBaseline) { Text("A").font(.title2).accessibilityIdentifier("a") ; Text("B").font(.footnote).accessibilityIdentifier("b") }
  case "divider.h.L":
    return HStack { Color.red.accessibilityIdentifier("a") ; Divider().accessibilityIdentifier("d") ; Color.red.accessibilityIdentifier("b") }
  case "divider.v.XXXL":
    return VStack(spacing: 0) { Color.red.accessibilityIdentifier("a") ; Divider().accessibilityIdentifier("d") ; Color.red.accessibilityIdentifier("b") }
  case "labeledContent.flexibleLabel":
    return LabeledContent { Color.red.frame(width: 61, height: 28).accessibilityIdentifier("c") } label: { Color.red.frame(minWidth: 20, maxWidth: 200, maxHeight: 20).accessibilityIdentifier("l") }.accessibilityIdentifier("row")
  case "grid.fixed70.adaptive40.200":
    return LazyVGrid(columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]) { ExpectedCells() }
  case "grid.flex2.200":
    return LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) { ExpectedCells() }
  case "grid.flex3.390":
    return LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible()), GridItem(.flexible())]) { ExpectedCells() }
  case "grid.adaptive100.358":
    return LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))]) { ExpectedCells() }
  case "grid.adaptive160.358":
    return LazyVGrid(columns: [GridItem(.adaptive(minimum: 160))]) { ExpectedCells() }
  default: return nil
  }
}

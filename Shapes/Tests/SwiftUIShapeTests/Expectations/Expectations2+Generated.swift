// Written by Scripts/generators/shape_expectations.py.
import SwiftUI

// swift-format-ignore
@MainActor
func expectations2(_ id: String) -> (any View)? {
  switch id {
  case "tk.vstack.priority":
    return VStack { Color.red.frame(minHeight: 50).accessibilityIdentifier("a") ; Color.gray.accessibilityIdentifier("b").layoutPriority(1) }
  case "tk.hstack.priority":
    return HStack { Color.red.frame(minHeight: 50).accessibilityIdentifier("a") ; Color.gray.accessibilityIdentifier("b").layoutPriority(1) }
  case "os.padding.0":
    return Color.blue.frame(width: 50, height: 30).accessibilityIdentifier("a").padding(0).accessibilityIdentifier("p")
  case "os.padding.leading":
    return Color.blue.frame(width: 50, height: 30).accessibilityIdentifier("a").padding(.leading, 30).accessibilityIdentifier("p")
  case "os.padding.vertical":
    return Color.blue.frame(width: 50, height: 30).accessibilityIdentifier("a").padding(.vertical, 40).accessibilityIdentifier("p")
  case "os.padding.insets2":
    return Color.blue.frame(width: 50, height: 30).accessibilityIdentifier("a").padding(EdgeInsets(top: 5, leading: 50, bottom: 10, trailing: 5)).accessibilityIdentifier("p")
  case "os.padding.vstack":
    return VStack(spacing: 0) { Color.blue.frame(height: 30).accessibilityIdentifier("a").padding(.bottom, 20).accessibilityIdentifier("p") ; Color.green.frame(height: 30).accessibilityIdentifier("b").padding(.top, 15).accessibilityIdentifier("q") }
  case "os.spacer.v":
    return VStack { Color.red.frame(width: 50, height: 50).accessibilityIdentifier("a") ; Spacer().accessibilityIdentifier("s") ; Color.red.frame(width: 50, height: 50).accessibilityIdentifier("b") }.frame(width: 80, height: 200)
  case "os.spacer.minH":
    return HStack { Color.red.frame(width: 50, height: 50).accessibilityIdentifier("a") ; Spacer(minLength: 50).accessibilityIdentifier("s") ; Color.red.frame(width: 50, height: 50).accessibilityIdentifier("b") }.frame(width: 180, height: 80)
  case "os.spacer.end":
    return HStack { Color.red.frame(width: 50, height: 50).accessibilityIdentifier("a") ; Color.red.frame(width: 50, height: 50).accessibilityIdentifier("b") ; Spacer().accessibilityIdentifier("s") }.frame(width: 200, height: 80)
  case "os.spacer.zero":
    return HStack { Color.red.frame(width: 80, height: 50).accessibilityIdentifier("a") ; Spacer(minLength: 0).accessibilityIdentifier("s") ; Color.red.frame(width: 80, height: 50).accessibilityIdentifier("b") }.frame(width: 160, height: 80)
  case "os.spacer.noframeV":
    return VStack { Color.red.frame(width: 50, height: 50).accessibilityIdentifier("a") ; Spacer().accessibilityIdentifier("s") ; Color.red.frame(width: 50, height: 50).accessibilityIdentifier("b") }.accessibilityIdentifier("v")
  case "os.frame.flexMax":
    return VStack { VStack(alignment: .leading) { Color.red.frame(maxWidth: 50, maxHeight: 50).accessibilityIdentifier("a") ; Color.red.frame(maxWidth: 40, maxHeight: 30).accessibilityIdentifier("b") ; Color.red.frame(maxWidth: 30, maxHeight: 30).accessibilityIdentifier("c") }.accessibilityIdentifier("v") ; HStack(alignment: .top) { Color.red.frame(maxWidth: 50, maxHeight: 50).accessibilityIdentifier("d") ; Color.red.frame(maxWidth: 40, maxHeight: 30).accessibilityIdentifier("e") ; Color.red.frame(maxWidth: 30, maxHeight: 30).accessibilityIdentifier("f") }.accessibilityIdentifier("h") }
  case "os.stack.hv":
    return VStack { Color.red.frame(width: 40, height: 40).accessibilityIdentifier("a") ; Color.red.frame(width: 40, height: 40).accessibilityIdentifier("b") ; HStack { Color.red.frame(width: 40, height: 40).accessibilityIdentifier("c") ; Color.red.frame(width: 40, height: 40).accessibilityIdentifier("d") }.accessibilityIdentifier("h") }.accessibilityIdentifier("v").frame(width: 150, height: 150)
  case "os.stack.default":
    return VStack { Color.red.accessibilityIdentifier("a") ; Color.blue.accessibilityIdentifier("b") ; HStack { Color.green.accessibilityIdentifier("c") ; Color.yellow.accessibilityIdentifier("d") }.accessibilityIdentifier("h") }
  case "os.zstack.center":
    return ZStack(alignment: .center) { Color.red.frame(width: 60, height: 60).accessibilityIdentifier("a") ; Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }.accessibilityIdentifier("z")
  case "os.zstack.top":
    return ZStack(alignment: .top) { Color.red.frame(width: 60, height: 60).accessibilityIdentifier("a") ; Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }.accessibilityIdentifier("z")
  case "os.zstack.topTrailing":
    return ZStack(alignment: .topTrailing) { Color.red.frame(width: 60, height: 60).accessibilityIdentifier("a") ; Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }.accessibilityIdentifier("z")
  case "os.zstack.priority":
    return ZStack(alignment: .leading) { Color.blue.frame(width: 100, height: 100).accessibilityIdentifier("a").layoutPriority(-0.1) ; Color.red.frame(width: 60, height: 60).accessibilityIdentifier("b") ; Color.green.frame(width: 40, height: 40).accessibilityIdentifier("c").layoutPriority(1) }.accessibilityIdentifier("z").overlay { Color.black.frame(width: 20, height: 20).accessibilityIdentifier("o") }
  case "os.fixedSize.h":
    return Color.red.fixedSize(horizontal: true, vertical: false).accessibilityIdentifier("a").frame(width: 100, height: 100)
  case "os.fixedSize.both":
    return Color.red.fixedSize().accessibilityIdentifier("a").frame(width: 100, height: 100)
  case "os.aspect.fit.two":
    return Color.red.aspectRatio(2, contentMode: .fit).accessibilityIdentifier("a").frame(width: 100, height: 50)
  case "os.aspect.fill.nil":
    return Color.red.aspectRatio(contentMode: .fill).accessibilityIdentifier("a").frame(width: 50, height: 100)
  case "ec.stack.min85":
    return VStack(spacing: 0) { Color.blue.frame(minHeight: 5, maxHeight: 100).accessibilityIdentifier("a") ; Color.orange.frame(minHeight: 80).accessibilityIdentifier("b") }.accessibilityIdentifier("v")
  case "ec.stack.min0":
    return VStack(spacing: 0) { Color.blue.frame(minHeight: 5, maxHeight: 100) ; Color.orange.frame(minHeight: 80) }
  case "alg.h.fixedFirst":
    return HStack(spacing: 0) { Color.red.accessibilityIdentifier("a") ; Color.red.frame(width: 100, height: 20).accessibilityIdentifier("b") ; Color.red.accessibilityIdentifier("c") }
  case "alg.h.minLargest":
    return HStack(spacing: 0) { Color.red.frame(minWidth: 200).accessibilityIdentifier("a") ; Color.red.accessibilityIdentifier("b") ; Color.red.frame(minWidth: 20).accessibilityIdentifier("c") }
  case "alg.h.prio2":
    return HStack(spacing: 5) { Color.red.frame(minWidth: 40, maxWidth: 80).accessibilityIdentifier("a").layoutPriority(2) ; Color.red.accessibilityIdentifier("b").layoutPriority(1) ; Color.red.frame(minWidth: 60).accessibilityIdentifier("c") }
  case "alg.h.spacerPrio":
    return HStack { Color.red.frame(maxWidth: 100).accessibilityIdentifier("a") ; Spacer().accessibilityIdentifier("s") ; Color.red.frame(maxWidth: 100).accessibilityIdentifier("b") }
  case "alg.h.priorityLostByPadding":
    return HStack(spacing: 0) { Color.red.accessibilityIdentifier("a").layoutPriority(1).padding(5).accessibilityIdentifier("p") ; Color.red.accessibilityIdentifier("b") }
  case "alg.v.mixed":
    return VStack(spacing: 4) { Color.red.frame(width: 30, height: 44).accessibilityIdentifier("a") ; Color.red.accessibilityIdentifier("b") ; Color.red.frame(width: 30, height: 60).accessibilityIdentifier("c") ; Color.red.accessibilityIdentifier("d") }
  case "alg.h.three.100":
    return HStack { Color.red.frame(width: 60, height: 20).accessibilityIdentifier("a") ; Color.red.frame(minWidth: 20, maxWidth: 80).accessibilityIdentifier("b") ; Color.red.accessibilityIdentifier("c") }
  case "alg.h.three.260":
    return HStack { Color.red.frame(width: 60, height: 20).accessibilityIdentifier("a") ; Color.red.frame(minWidth: 20, maxWidth: 80).accessibilityIdentifier("b") ; Color.red.accessibilityIdentifier("c") }
  case "alg.h.equal4.40":
    return HStack(spacing: 10) { Color.red.accessibilityIdentifier("a") ; Color.red.accessibilityIdentifier("b") ; Color.red.accessibilityIdentifier("c") ; Color.red.accessibilityIdentifier("d") }.accessibilityIdentifier("h")
  case "alg.img.fixed":
    return HStack { Image("asset40x30").accessibilityIdentifier("a") ; Color.red.accessibilityIdentifier("b") }
  case "img.fit.wide":
    return Image("asset400x300").resizable().aspectRatio(contentMode: .fit).accessibilityIdentifier("a")
  case "img.frameFixed":
    return Image("asset40x30").accessibilityIdentifier("a").frame(width: 100, height: 100).accessibilityIdentifier("f")
  case "flex.box.min80.nil":
    return FixedBox(width: 100, height: 100).frame(minWidth: 80)
  case "flex.box.max200.nil":
    return FixedBox(width: 100, height: 100).frame(maxWidth: 200)
  case "flex.box.60.120.240.nil":
    return FixedBox(width: 100, height: 100).frame(minWidth: 60, idealWidth: 120, maxWidth: 240)
  case "flex.box.min80.50":
    return FixedBox(width: 100, height: 100).frame(minWidth: 80)
  case "flex.box.max200.50":
    return FixedBox(width: 100, height: 100).frame(maxWidth: 200)
  case "flex.box.60.120.240.50":
    return FixedBox(width: 100, height: 100).frame(minWidth: 60, idealWidth: 120, maxWidth: 240)
  case "flex.box.min80.100":
    return FixedBox(width: 100, height: 100).frame(minWidth: 80)
  case "flex.box.max200.100":
    return FixedBox(width: 100, height: 100).frame(maxWidth: 200)
  case "flex.box.60.120.240.100":
    return FixedBox(width: 100, height: 100).frame(minWidth: 60, idealWidth: 120, maxWidth: 240)
  case "flex.box.min80.150":
    return FixedBox(width: 100, height: 100).frame(minWidth: 80)
  case "flex.box.max200.150":
    return FixedBox(width: 100, height: 100).frame(maxWidth: 200)
  default: return nil
  }
}

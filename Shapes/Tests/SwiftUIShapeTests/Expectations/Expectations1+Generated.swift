// Written by Scripts/generators/shape_expectations.py.
import SwiftUI

// swift-format-ignore
@MainActor
func expectations1(_ id: String) -> (any View)? {
  switch id {
  case "tk.frame.fixed":
    return Color.red.frame(width: 200, height: 100).accessibilityIdentifier("a")
  case "tk.frame.width":
    return Color.red.frame(width: 200).accessibilityIdentifier("a")
  case "tk.frame.height":
    return Color.red.frame(height: 200).accessibilityIdentifier("a")
  case "tk.frame.flex":
    return Color.red.frame(minWidth: 0, maxWidth: 200, minHeight: 0, maxHeight: 100).accessibilityIdentifier("a")
  case "tk.frame.flexWidth":
    return Color.red.frame(minWidth: 0, maxWidth: 200).accessibilityIdentifier("a")
  case "tk.frame.flexHeight":
    return Color.red.frame(minHeight: 0, maxHeight: 200).accessibilityIdentifier("a")
  case "tk.frame.align.center":
    return Color.red.accessibilityIdentifier("a").frame(width: 100, height: 100).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .center).accessibilityIdentifier("outer")
  case "tk.frame.align.leading":
    return Color.red.accessibilityIdentifier("a").frame(width: 100, height: 100).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading).accessibilityIdentifier("outer")
  case "tk.frame.align.trailing":
    return Color.red.accessibilityIdentifier("a").frame(width: 100, height: 100).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .trailing).accessibilityIdentifier("outer")
  case "tk.frame.align.top":
    return Color.red.accessibilityIdentifier("a").frame(width: 100, height: 100).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top).accessibilityIdentifier("outer")
  case "tk.frame.align.bottom":
    return Color.red.accessibilityIdentifier("a").frame(width: 100, height: 100).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom).accessibilityIdentifier("outer")
  case "tk.frame.align.topLeading":
    return Color.red.accessibilityIdentifier("a").frame(width: 100, height: 100).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading).accessibilityIdentifier("outer")
  case "tk.frame.align.topTrailing":
    return Color.red.accessibilityIdentifier("a").frame(width: 100, height: 100).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing).accessibilityIdentifier("outer")
  case "tk.frame.align.bottomLeading":
    return Color.red.accessibilityIdentifier("a").frame(width: 100, height: 100).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading).accessibilityIdentifier("outer")
  case "tk.frame.align.bottomTrailing":
    return Color.red.accessibilityIdentifier("a").frame(width: 100, height: 100).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing).accessibilityIdentifier("outer")
  case "tk.aspect.1fit":
    return Color.red.aspectRatio(1, contentMode: .fit).accessibilityIdentifier("a").frame(width: 200, height: 100)
  case "tk.aspect.1.5fit":
    return Color.red.aspectRatio(1.5, contentMode: .fit).accessibilityIdentifier("a").frame(width: 100, height: 100)
  case "tk.aspect.1.5fill":
    return Color.red.aspectRatio(1.5, contentMode: .fill).accessibilityIdentifier("a").frame(width: 100, height: 100)
  case "tk.aspect.0.5fit":
    return Color.red.aspectRatio(0.5, contentMode: .fit).accessibilityIdentifier("a").frame(width: 100, height: 100)
  case "tk.aspect.0.5fill":
    return Color.red.aspectRatio(0.5, contentMode: .fill).accessibilityIdentifier("a").frame(width: 100, height: 100)
  case "tk.background.center":
    return Color.red.accessibilityIdentifier("a").frame(width: 100, height: 100).background(alignment: .center) { Color.red.frame(width: 50, height: 50).accessibilityIdentifier("b") }
  case "tk.overlay.center":
    return Color.red.accessibilityIdentifier("a").frame(width: 100, height: 100).overlay(alignment: .center) { Color.red.frame(width: 50, height: 50).accessibilityIdentifier("b") }
  case "tk.background.leading":
    return Color.red.accessibilityIdentifier("a").frame(width: 100, height: 100).background(alignment: .leading) { Color.red.frame(width: 50, height: 50).accessibilityIdentifier("b") }
  case "tk.overlay.leading":
    return Color.red.accessibilityIdentifier("a").frame(width: 100, height: 100).overlay(alignment: .leading) { Color.red.frame(width: 50, height: 50).accessibilityIdentifier("b") }
  case "tk.background.trailing":
    return Color.red.accessibilityIdentifier("a").frame(width: 100, height: 100).background(alignment: .trailing) { Color.red.frame(width: 50, height: 50).accessibilityIdentifier("b") }
  case "tk.overlay.trailing":
    return Color.red.accessibilityIdentifier("a").frame(width: 100, height: 100).overlay(alignment: .trailing) { Color.red.frame(width: 50, height: 50).accessibilityIdentifier("b") }
  case "tk.background.top":
    return Color.red.accessibilityIdentifier("a").frame(width: 100, height: 100).background(alignment: .top) { Color.red.frame(width: 50, height: 50).accessibilityIdentifier("b") }
  case "tk.overlay.top":
    return Color.red.accessibilityIdentifier("a").frame(width: 100, height: 100).overlay(alignment: .top) { Color.red.frame(width: 50, height: 50).accessibilityIdentifier("b") }
  case "tk.background.bottom":
    return Color.red.accessibilityIdentifier("a").frame(width: 100, height: 100).background(alignment: .bottom) { Color.red.frame(width: 50, height: 50).accessibilityIdentifier("b") }
  case "tk.overlay.bottom":
    return Color.red.accessibilityIdentifier("a").frame(width: 100, height: 100).overlay(alignment: .bottom) { Color.red.frame(width: 50, height: 50).accessibilityIdentifier("b") }
  case "tk.background.topLeading":
    return Color.red.accessibilityIdentifier("a").frame(width: 100, height: 100).background(alignment: .topLeading) { Color.red.frame(width: 50, height: 50).accessibilityIdentifier("b") }
  case "tk.overlay.topLeading":
    return Color.red.accessibilityIdentifier("a").frame(width: 100, height: 100).overlay(alignment: .topLeading) { Color.red.frame(width: 50, height: 50).accessibilityIdentifier("b") }
  case "tk.background.topTrailing":
    return Color.red.accessibilityIdentifier("a").frame(width: 100, height: 100).background(alignment: .topTrailing) { Color.red.frame(width: 50, height: 50).accessibilityIdentifier("b") }
  case "tk.overlay.topTrailing":
    return Color.red.accessibilityIdentifier("a").frame(width: 100, height: 100).overlay(alignment: .topTrailing) { Color.red.frame(width: 50, height: 50).accessibilityIdentifier("b") }
  case "tk.background.bottomLeading":
    return Color.red.accessibilityIdentifier("a").frame(width: 100, height: 100).background(alignment: .bottomLeading) { Color.red.frame(width: 50, height: 50).accessibilityIdentifier("b") }
  case "tk.overlay.bottomLeading":
    return Color.red.accessibilityIdentifier("a").frame(width: 100, height: 100).overlay(alignment: .bottomLeading) { Color.red.frame(width: 50, height: 50).accessibilityIdentifier("b") }
  case "tk.background.bottomTrailing":
    return Color.red.accessibilityIdentifier("a").frame(width: 100, height: 100).background(alignment: .bottomTrailing) { Color.red.frame(width: 50, height: 50).accessibilityIdentifier("b") }
  case "tk.overlay.bottomTrailing":
    return Color.red.accessibilityIdentifier("a").frame(width: 100, height: 100).overlay(alignment: .bottomTrailing) { Color.red.frame(width: 50, height: 50).accessibilityIdentifier("b") }
  case "tk.vstack":
    return VStack { Color.red.accessibilityIdentifier("a") ; Color.gray.accessibilityIdentifier("b") }
  case "tk.hstack":
    return HStack { Color.red.accessibilityIdentifier("a") ; Color.gray.accessibilityIdentifier("b") }
  case "tk.vstack.spacing0":
    return VStack(spacing: 0) { Color.red.accessibilityIdentifier("a") ; Color.gray.accessibilityIdentifier("b") }
  case "tk.hstack.spacing0":
    return HStack(spacing: 0) { Color.red.accessibilityIdentifier("a") ; Color.gray.accessibilityIdentifier("b") }
  case "tk.vstack.align.leading":
    return VStack(alignment: .leading) { Color.red.accessibilityIdentifier("a") ; Color.gray.frame(width: 50).accessibilityIdentifier("b") }
  case "tk.vstack.align.center":
    return VStack(alignment: .center) { Color.red.accessibilityIdentifier("a") ; Color.gray.frame(width: 50).accessibilityIdentifier("b") }
  case "tk.vstack.align.trailing":
    return VStack(alignment: .trailing) { Color.red.accessibilityIdentifier("a") ; Color.gray.frame(width: 50).accessibilityIdentifier("b") }
  case "tk.hstack.align.top":
    return HStack(alignment: .top) { Color.red.accessibilityIdentifier("a") ; Color.gray.frame(height: 50).accessibilityIdentifier("b") }
  case "tk.hstack.align.center":
    return HStack(alignment: .center) { Color.red.accessibilityIdentifier("a") ; Color.gray.frame(height: 50).accessibilityIdentifier("b") }
  case "tk.hstack.align.bottom":
    return HStack(alignment: .bottom) { Color.red.accessibilityIdentifier("a") ; Color.gray.frame(height: 50).accessibilityIdentifier("b") }
  default: return nil
  }
}

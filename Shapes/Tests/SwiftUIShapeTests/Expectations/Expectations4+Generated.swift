// Written by Scripts/generators/shape_expectations.py.
import SwiftUI

// swift-format-ignore
@MainActor
func expectations4(_ id: String) -> (any View)? {
  switch id {
  case "grid.adaptive80.390":
    return LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) { ExpectedCells() }
  case "grid.fixed2":
    return LazyVGrid(columns: [GridItem(.fixed(100)), GridItem(.fixed(50))]) { ExpectedCells() }
  case "grid.fixed.flex":
    return LazyVGrid(columns: [GridItem(.fixed(100)), GridItem(.flexible())]) { ExpectedCells() }
  case "grid.flexMax.flex":
    return LazyVGrid(columns: [GridItem(.flexible(maximum: 80)), GridItem(.flexible())]) { ExpectedCells() }
  default: return nil
  }
}

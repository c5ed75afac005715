import SwiftUIModel

/// A container by the name of its type, as reports write it.
public enum ContainerKind: String, Hashable, Sendable {
  /// The window, or several views where one may be.
  case container
  case hStack, vStack, zStack, lazyHStack, lazyVStack
  case grid, gridRow, lazyHGrid, lazyVGrid
  case viewThatFits, customLayout, geometryReader
  case navigationStack, navigationSplitView, tabView
}

extension ContainerKind {
  init(_ content: ViewContent) {
    switch content {
    case .stack(let stack) where stack.isLazy:
      self = stack.axis == .horizontal ? .lazyHStack : .lazyVStack
    case .stack(let stack): self = stack.axis == .horizontal ? .hStack : .vStack
    case .depthStack: self = .zStack
    case .grid: self = .grid
    case .gridRow: self = .gridRow
    case .lazyGrid(let grid): self = grid.axis == .horizontal ? .lazyHGrid : .lazyVGrid
    case .viewThatFits: self = .viewThatFits
    case .customLayout: self = .customLayout
    case .geometryReader: self = .geometryReader
    case .navigationStack: self = .navigationStack
    case .navigationSplitView: self = .navigationSplitView
    case .tabView: self = .tabView
    default: self = .container
    }
  }
}

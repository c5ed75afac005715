import DynamicTypeModel

/// What a device itself takes of its screen.
extension PresentationContext {
  /// How much of a root the home indicator covers, in points.
  ///
  /// Sheets that the canvas gives the status bar of a screen end above it: those of 2 documents of
  /// 2 projects, of builds 20037 and 24506, have none, against one with a bar of build 18122. Where
  /// views that are no screen do not have all of it, they have what would be under it: 3 points of
  /// a root of 865 and all 34 of one of 1290 on a screen of 896, in 2 documents of one project of
  /// builds 17156 and 17506.
  func coveredByHomeIndicator(
    _ root: Size, _ extent: Extent, _ device: Device, _ system: LayoutSystem
  ) -> Double {
    let whole = system.metrics.homeIndicatorInset
    switch extent {
    case .fullScreen: return whole
    case .sheet:
      let isAbove = showsStatusBar(overSheet: root, device, system)
      return system.metrics.bars.reachesHomeIndicatorInSheets && !isAbove ? whole : 0
    case .freeform:
      let hasAll = system.canvas?.hasHomeIndicatorInFreeform ?? true
      if root.width > device.screen.width || hasAll { return whole }
      return min(max(root.height - (device.screen.height - whole), 0), whole)
    }
  }

  /// Whether the canvas shows a sheet with the status bar of a screen. It does not where the sheet begins 10 points
  /// below the top of a screen.
  ///
  /// Source: of the latter 2 documents of 2 projects of builds 23094 and 23504.
  /// Evidence: E-canvas-sheet-low.
  func showsStatusBar(
    overSheet root: Size, _ device: Device, _ system: LayoutSystem
  ) -> Bool {
    !hasNavigationBar && system.canvas?.showsStatusBarOverSheets(on: device) == true
      && device.screen.height - root.height != 10
  }
}

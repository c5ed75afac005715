extension Device {
  /// Whether the screen's corners and its sensors take something at both sides: of phones without a home
  /// button in landscape.
  public var isCutAtBothSides: Bool {
    if let safeArea = chosenSafeArea { return safeArea.left > 0 && safeArea.right > 0 }
    return isLandscape && hasHomeIndicator && !isPad
  }

  /// The margin, in points, at either side of a controller's root view, at which bars, cells and section
  /// headers begin, too.
  ///
  /// It is 20 in views wider than 393 points, and 16 in others and where the screen's corners take
  /// something at both sides.
  ///
  /// Source: UIKit of iOS 16.0 as kern0x1b/charon on GitHub reads it
  /// (`+[UIViewController _horizontalContentMarginForView:ofWidth:]`). In public documents roots of 320, 375
  /// and 393 points have 16, and those of 414 and more 20; none shows a width between, such as 402
  /// points, nor landscape.
  /// Evidence: E-side-margin.
  ///
  /// - Parameter width: The root view's, used in place of its window's, in points.
  public func sideMargin(inWidth width: Double) -> Double {
    isCutAtBothSides ? 16 : Self.usualSideMargin(inWidth: width)
  }

  /// The same where nothing is cut at either side.
  public static func usualSideMargin(inWidth width: Double) -> Double { isWide(width) ? 20 : 16 }

  /// The same for a root view as wide as the screen.
  public var sideMargin: Double { sideMargin(inWidth: screen.width) }

  /// Whether a view, of a width in points, is one of those that have the larger margins.
  public static func isWide(_ width: Double) -> Bool { width > 393 }
}

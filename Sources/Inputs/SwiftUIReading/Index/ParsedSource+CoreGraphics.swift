import DynamicTypeSource

extension ParsedSource {
  /// The values of CoreGraphics that views take lengths from, as an app would declare them.
  static let coreGraphics = ParsedSource(
    Array(
      """
      struct CGSize {
        var width: CGFloat = 0
        var height: CGFloat = 0
        static let zero = CGSize()
      }
      struct CGPoint {
        var x: CGFloat = 0
        var y: CGFloat = 0
        static let zero = CGPoint()
      }
      struct CGRect {
        var origin = CGPoint()
        var size = CGSize()
        static let zero = CGRect()
        init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
          origin = CGPoint(x: x, y: y)
          size = CGSize(width: width, height: height)
        }
        init(origin: CGPoint = CGPoint(), size: CGSize = CGSize()) {
          self.origin = origin
          self.size = size
        }
        var width: CGFloat { size.width }
        var height: CGFloat { size.height }
        var minX: CGFloat { origin.x }
        var minY: CGFloat { origin.y }
        var midX: CGFloat { origin.x + size.width / 2 }
        var midY: CGFloat { origin.y + size.height / 2 }
        var maxX: CGFloat { origin.x + size.width }
        var maxY: CGFloat { origin.y + size.height }
      }
      """.utf8), path: "CoreGraphics")
}

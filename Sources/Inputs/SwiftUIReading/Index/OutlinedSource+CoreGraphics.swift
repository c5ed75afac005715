import DynamicTypeSource

extension OutlinedSource {
  /// The values of CoreGraphics that views take lengths from, and those of layouts, as an app would declare
  /// them.
  static let coreGraphics = OutlinedSource(
    ParsedSource(
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
          func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
            CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
          }
          func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
            CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
          }
        }
        struct ProposedViewSize {
          var width: CGFloat?
          var height: CGFloat?
          static let zero = ProposedViewSize(width: 0, height: 0)
          static let unspecified = ProposedViewSize(width: nil, height: nil)
          static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
          init(width: CGFloat?, height: CGFloat?) {
            self.width = width
            self.height = height
          }
          init(_ size: CGSize) {
            width = size.width
            height = size.height
          }
          func replacingUnspecifiedDimensions(
            by size: CGSize = CGSize(width: 10, height: 10)
          ) -> CGSize {
            CGSize(width: width ?? size.width, height: height ?? size.height)
          }
        }
        struct LayoutSubview {
          let number: Int
          let priority: Double
          let spacing: ViewSpacing
        }
        struct ViewSpacing {
          var number = -1
        }
        """.utf8), path: "CoreGraphics"))
}

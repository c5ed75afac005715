/// Finds out whether a class of the app has its own idea of its content's size.
@MainActor
enum IntrinsicProbe {
  private static var isProbing = false
  /// What this module's classes answer while they are probed: no real size is this one.
  private static let mark = CGSize(width: 7777.125, height: 3333.125)

  /// - Returns: What a class of this module answers while its view is probed; nil at other times.
  static var answer: CGSize? { isProbing ? mark : nil }

  /// The size that a class of the app asks for in the place of what its kind asks for; nil where it does not.
  static func ownSize(of view: UIView) -> CGSize? {
    guard type(of: view) != type(of: view).kitClass, !isProbing else { return nil }
    isProbing = true
    let probed = view.intrinsicContentSize
    isProbing = false
    return probed == mark ? nil : view.intrinsicContentSize
  }
}

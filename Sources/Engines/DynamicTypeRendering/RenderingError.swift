/// Why there is no picture of a screen.
public enum RenderingError: Error, Equatable, Sendable {
  /// The screen has no view, or its root no area.
  case nothingToDraw(scene: String)
  /// The picture would have more pixels than are drawn: ``Canvas/mostPixels`` in all, or
  /// ``Canvas/longestSide`` along a side.
  case tooLarge(scene: String, width: Double, height: Double)
  /// A library said no; the name of the function and what it answered.
  case library(call: String, status: Int)
}

extension RenderingError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .nothingToDraw(let scene):
      "scene \(scene) has no view with an area to draw"
    case .tooLarge(let scene, let width, let height):
      "a picture of scene \(scene) would be \(width) × \(height) pixels, more than can be drawn: "
        + "choose a smaller scale"
    case .library(let call, let status):
      "\(call) failed with status \(status)"
    }
  }
}

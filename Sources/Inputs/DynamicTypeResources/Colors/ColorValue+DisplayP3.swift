import DynamicTypeModel

extension ColorValue {
  /// A Display P3 colour in sRGB, cut to its gamut.
  ///
  /// Both share a transfer function and a white point; the matrix is that of CSS Color 4,
  /// https://www.w3.org/TR/css-color-4/#color-conversion-code
  package static func displayP3(red: Double, green: Double, blue: Double, alpha: Double)
    -> ColorValue
  {
    let linear = [red, green, blue].map(linearLight)
    func component(_ row: [Double]) -> Double {
      min(1, max(0, encodedLight(zip(row, linear).reduce(0) { $0 + $1.0 * $1.1 })))
    }
    return .rgba(
      red: component([1.2249401762805598, -0.22494017628055996, 0]),
      green: component([-0.04205695470968816, 1.0420569547096881, 0]),
      blue: component([-0.019637554590334432, -0.07863604555063188, 1.0982736001409663]),
      alpha: alpha)
  }
}

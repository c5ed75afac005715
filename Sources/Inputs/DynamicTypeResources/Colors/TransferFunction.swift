#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The light of a component 0…1 of sRGB or Display P3.
///
/// Source: IEC 61966-2-1, the transfer function of sRGB, which Display P3 shares.
/// Evidence: E-color-srgb.
func linearLight(_ component: Double) -> Double {
  component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
}

/// The component 0…1 of sRGB for an amount of light.
func encodedLight(_ light: Double) -> Double {
  light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
}

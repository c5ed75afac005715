/// The Swift symbol that Xcode generates for an asset, as far as it is compared: `appIcon` of `app-icon`,
/// `accent` of `AccentColor`.
///
/// Xcode writes names in lower camel case, without what is neither letter nor digit, and without `Color` or
/// `Image` at the end. Neither case nor namespaces are compared here: of assets that differ only in these
/// the first in order counts.
///
/// Source: Xcode 15 release notes, Asset Catalogs.
struct AssetSymbol: Hashable, Sendable {
  private let letters: String

  /// - Parameter symbol: As code writes it.
  init(_ symbol: String) {
    letters = symbol.foldedForSymbols
  }

  private init(asset: String, suffix: String) {
    let name = asset.split(separator: "/").last.map(String.init) ?? asset
    let letters = name.foldedForSymbols
    let isSuffixed = letters.hasSuffix(suffix) && letters != suffix
    self.letters = isSuffixed ? String(letters.dropLast(suffix.count)) : letters
  }

  /// The names of assets by the symbols that stand for them.
  static func names(of assets: some Sequence<String>, suffix: String) -> [AssetSymbol: String] {
    assets.sorted().reduce(into: [:]) { names, asset in
      let symbol = AssetSymbol(asset: asset, suffix: suffix)
      if names[symbol] == nil { names[symbol] = asset }
    }
  }
}

import DynamicTypeModel

/// A screen at some of its sizes, as one thread lays it out.
struct ScreenPiece: Sendable {
  /// Which of the screens it is that are laid out.
  var number: Int
  /// The file that the screen is read from.
  var path: String
  var screen: any PlacedScreen
  var configurations: [Configuration]

  /// Screens shared out to threads, in their order.
  ///
  /// Where there are fewer of them than threads, each is shared out by neighbouring sizes: every part reads its screen by itself.
  static func pieces(
    of screens: [(path: String, screen: any PlacedScreen)], threads: Int
  ) -> [ScreenPiece] {
    let most = screens.count < threads ? threads : 1
    return screens.enumerated().flatMap { number, placed in
      let sizes = placed.screen.configurations
      let parts = max(1, min(most, sizes.count))
      return (0..<parts).map { part in
        ScreenPiece(
          number: number, path: placed.path, screen: placed.screen,
          configurations: Array(
            sizes[(sizes.count * part / parts)..<(sizes.count * (part + 1) / parts)]))
      }
    }
  }
}

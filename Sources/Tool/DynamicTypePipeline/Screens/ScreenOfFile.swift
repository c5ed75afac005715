/// A screen on one device in one locale, with where it belongs.
struct ScreenOfFile: Sendable {
  var place: ScreenResult.Place
  /// The file that the screen is written in.
  var path: String
  var screen: any PlacedScreen
}

extension [ScreenFile] {
  /// The screens of all files, in order.
  ///
  /// - Parameters:
  ///   - cell: Which device and locale of the matrix they were read for.
  ///   - unchanged: Files whose screens are not laid out.
  func screens(in cell: Int, without unchanged: Set<String> = []) -> [ScreenOfFile] {
    enumerated().flatMap { number, file in
      let screens = unchanged.contains(file.path) ? [] : file.screens
      return screens.enumerated().map { rank, screen in
        ScreenOfFile(
          place: ScreenResult.Place(
            file: number + 1,
            state: ScreenResult.State(screen: screen.number, variant: screen.variant), cell: cell,
            rank: rank),
          path: file.path, screen: screen)
      }
    }
  }
}

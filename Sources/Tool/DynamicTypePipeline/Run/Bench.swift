import DynamicTypeRendering
import DynamicTypeShaping
import DynamicTypeText
import SwiftUILayout
import UIKitLayout

/// Fonts and engines, made ready once and used for every screen of a run.
package struct Bench: Sendable {
  /// Shared by all screens: a text that occurs on many is analysed once.
  let measurer: TextMeasurer
  let engine: LayoutEngine
  let swiftUI: SwiftUILayoutEngine
  private(set) var renderer: ScreenRenderer
  /// What reads image files that are no PNG.
  package let imagePrograms: ImagePrograms
  /// Of the app's font files that were found those that are no fonts; what is set in them is laid out in
  /// another.
  package let unreadableFonts: [String]

  /// - Parameters:
  ///   - fonts: Files or folders with an app's own fonts.
  ///   - appFonts: Font files that were found; those that cannot be read are passed over.
  ///   - imagePrograms: What reads image files that are no PNG.
  /// - Throws: When a font that text cannot do without is not installed, or one of `fonts` is none.
  package init(
    fonts: [String] = [], appFonts: [String] = [], imagePrograms: ImagePrograms = .installed
  ) throws(FontLibrary.Failure) {
    let resources = InstalledResources()
    var library = try FontLibrary(directories: resources.fontFolders)
    for path in fonts { try library.register(path) }
    unreadableFonts = appFonts.filter { (try? library.register($0)) == nil }
    measurer = TextMeasurer(
      shaper: HarfBuzzShaper(
        library: library,
        hyphenation: HyphenationLibrary(directories: resources.hyphenationFolders)))
    engine = LayoutEngine(measurer: measurer)
    swiftUI = SwiftUILayoutEngine(measurer: measurer)
    self.imagePrograms = imagePrograms
    renderer = ScreenRenderer(measurer: measurer) { imagePrograms.image(of: $0, in: $1) }
  }

  /// The same bench without what it knows of image files, which may have changed.
  func readingImagesAnew() -> Bench {
    var bench = self
    bench.renderer = renderer.readingFilesAnew()
    return bench
  }
}

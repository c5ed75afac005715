import CSpng
import DynamicType
import DynamicTypeModel
import Testing
import UIKitModel

@testable import DynamicTypeRendering

@Suite struct ScreenRendererTests {
  @Test func aViewCoversItsFrameAndNothingElse() throws {
    var screen = Screen()
    screen.add(
      .view, Rect(x: 10, y: 20, width: 30, height: 15),
      background: .rgba(red: 1, green: 0.2, blue: 0, alpha: 1))
    let picture = try Picture(of: screen)
    #expect(picture.width == 200)
    #expect(picture.height == 160)
    // 0.2 of 255 is 51, 33 in hexadecimal.
    #expect(picture.color(10, 20) == "FF3300")
    #expect(picture.color(39.5, 34.5) == "FF3300")
    #expect(picture.color(9.5, 20) == "FFFFFF")
    #expect(picture.color(40, 34.5) == "FFFFFF")
    #expect(picture.color(39.5, 35) == "FFFFFF")
  }

  @Test func childrenAreDrawnOverTheirParentsInItsCoordinates() throws {
    var screen = Screen()
    let parent = screen.add(
      .view, Rect(x: 10, y: 10, width: 50, height: 50), background: .system("systemRedColor"))
    screen.add(
      .view, Rect(x: 5, y: 5, width: 10, height: 10), in: parent,
      background: .system("systemBlueColor"))
    let picture = try Picture(of: screen)
    #expect(picture.color(14, 14) == "FF3B30")
    #expect(picture.color(15, 15) == "007AFF")
    #expect(picture.color(25, 25) == "FF3B30")
  }

  @Test("What code fills is hatched, unless it is behind a text") func hatching() throws {
    for (kind, text, isHatched) in [
      (.view, false, true), (.view, true, false), (.tableView, true, true),
    ] as [(ElementKind, Bool, Bool)] {
      var screen = Screen()
      screen.add(kind, Rect(x: 10, y: 10, width: 50, height: 50)) { $0.isFilledByCode = true }
      if text { screen.add(.label, Rect(x: 15, y: 15, width: 5, height: 5)) }
      let picture = try Picture(of: screen)
      // A line every 12 points, so that a row of a pixel each half point meets several.
      let row = stride(from: 12, to: 58, by: 0.5).map { picture.color($0, 40) }
      #expect(row.contains { $0 != "FFFFFF" } == isHatched)
      #expect(row.contains("FFFFFF"), "what is between the lines stays")
      #expect(picture.color(62, 40) == "FFFFFF", "and so does what is around it")
    }
  }

  @Test func clippingCutsChildrenOff() throws {
    for (clips, expected) in [(true, "FFFFFF"), (false, "007AFF")] {
      var screen = Screen()
      let parent = screen.add(.view, Rect(x: 10, y: 10, width: 20, height: 20)) {
        $0.clipsToBounds = clips
      }
      screen.add(
        .view, Rect(x: 10, y: 10, width: 30, height: 30), in: parent,
        background: .system("systemBlueColor"))
      let picture = try Picture(of: screen)
      #expect(picture.color(29, 29) == "007AFF")
      #expect(picture.color(31, 31) == expected)
    }
  }

  @Test func whatIsHiddenIsNotDrawnNorIsWhatIsInIt() throws {
    var screen = Screen()
    let parent = screen.add(
      .view, Rect(width: 20, height: 20), background: .system("systemRedColor"))
    screen.add(
      .view, Rect(width: 40, height: 40), in: parent, background: .system("systemRedColor"))
    screen.layout.nodes[parent].isShown = false
    #expect(try Picture(of: screen).extent(besides: "FFFFFF") == nil)
  }

  @Test func alphaCountsForAViewAsAWhole() throws {
    var screen = Screen()
    let parent = screen.add(
      .view, Rect(width: 20, height: 20), background: .rgba(red: 0, green: 0, blue: 0, alpha: 1)
    ) { $0.alpha = 0.5 }
    screen.add(
      .view, Rect(width: 10, height: 10), in: parent,
      background: .rgba(red: 0, green: 0, blue: 0, alpha: 1))
    let picture = try Picture(of: screen)
    // Half of white shows through, once: 127.5, whichever way it is rounded.
    #expect(["7F7F7F", "808080"].contains(picture.color(5, 5)))
    #expect(picture.color(5, 5) == picture.color(15, 15))
  }

  @Test func textLeavesInkBetweenItsCapHeightAndItsBaseline() throws {
    var screen = Screen()
    screen.add(.label, Rect(x: 10, y: 10, width: 80, height: 50))
    screen.write("H", points: 40, baseline: 40, width: 30, color: .system("systemRedColor"))
    let picture = try Picture(of: screen)
    let ink = try #require(picture.extent(besides: "FFFFFF"))
    // Inter's capitals are 2,048 of 2,816 units high, 29.09 points of 40: from the baseline at 50
    // up to 20.91, widened to pixels of half a point.
    #expect(ink.maxY == 50)
    #expect(ink.minY == 20.5)
    // Its H has 272 units, 3.9 points, beside it.
    #expect((13...15).contains(ink.minX))
    // The left stem, 20 points above the baseline.
    #expect(picture.color(ink.minX + 2, 30) == "FF3B30")
  }

  @Test func textIsCutAtItsBox() throws {
    var screen = Screen()
    screen.add(.label, Rect(x: 10, y: 10, width: 80, height: 20))
    screen.write("HHH", points: 40, baseline: 40, width: 30)
    let ink = try #require(try Picture(of: screen).extent(besides: "FFFFFF"))
    #expect(ink.minY == 20.5)
    #expect(ink.maxY == 30)
  }

  @Test func runsOfSeveralColorsKeepThem() throws {
    var screen = Screen()
    screen.add(.label, Rect(x: 0, y: 10, width: 100, height: 50))
    screen.write("HI", points: 40, baseline: 40, width: 60)
    let font = screen.layout.nodes[1].texts[0].font
    screen.layout.nodes[1].texts[0].lines[0].spans = [
      .init(text: "H", font: font, color: .system("systemRedColor")),
      .init(text: "I", font: font, color: .system("systemBlueColor")),
    ]
    let picture = try Picture(of: screen)
    let row = (0..<picture.width).map { picture.hex(column: $0, row: 60) }
    let red = try #require(row.firstIndex(of: "FF3B30"))
    let blue = try #require(row.firstIndex(of: "007AFF"))
    #expect(red < blue)
    #expect(row.lastIndex(of: "FF3B30").map { $0 < blue } == true)
  }

  @Test func contentBelowTheScreenIsDrawnOnRequest() throws {
    var screen = Screen()
    let scroll = screen.add(.scrollView, Rect(y: 10, width: 100, height: 60))
    screen.layout.nodes[scroll].scroll = ScrollRegion(contentSize: Size(width: 100, height: 200))
    screen.add(
      .view, Rect(y: 190, width: 100, height: 10), in: scroll,
      background: .system("systemRedColor"))
    screen.add(
      .view, Rect(y: 70, width: 100, height: 10), background: .system("systemBlueColor"))
    let atRest = try Picture(of: screen)
    #expect(atRest.height == 160)
    #expect(atRest.color(50, 75) == "007AFF")
    // 140 points are hidden: the picture is 220 high, the content ends at 210, the bar follows.
    let full = try Picture(of: screen, RenderOptions(extent: .fullContent))
    #expect(full.height == 440)
    #expect(full.color(50, 199) == "FFFFFF")
    #expect(full.color(50, 200) == "FF3B30")
    #expect(full.color(50, 209.5) == "FF3B30")
    #expect(full.color(50, 210) == "007AFF")
  }

  @Test func scrollViewsUnderABarBeginBelowIt() throws {
    var screen = Screen()
    let scroll = screen.add(.scrollView, Rect(width: 100, height: 80))
    screen.layout.nodes[scroll].scroll = ScrollRegion(contentSize: Size(width: 100, height: 60))
    screen.layout.safeArea = Rect(y: 20, width: 100, height: 60)
    screen.add(
      .view, Rect(width: 100, height: 10), in: scroll, background: .system("systemRedColor"))
    let picture = try Picture(of: screen)
    #expect(picture.color(50, 19) == "FFFFFF")
    #expect(picture.color(50, 20) == "FF3B30")
    #expect(picture.color(50, 30) == "FFFFFF")
  }

  @Test func findingsAreOutlinedAndNumbered() throws {
    var screen = Screen()
    let view = screen.add(.view, Rect(x: 30, y: 30, width: 40, height: 20))
    let picture = try Picture(
      of: screen,
      RenderOptions(highlights: [
        .init(element: ElementIndex(view), number: 7, severity: .error)
      ]))
    // The outline stands 3 points outside the frame; its colour is from 1 to 3 points inside that.
    #expect(picture.color(60, 28.5) == "D70015")
    #expect(picture.color(28.5, 45) == "D70015")
    #expect(picture.color(60, 40) == "FFFFFF")
    #expect(picture.color(60, 51) == "D70015")
    // The badge's left end, beside its number, at 27 - 6 … and 27 - 9 … + 18.
    #expect(picture.color(23, 27) == "D70015")
  }

  @Test("A screen that prefers an appearance is drawn in it, whatever is asked for")
  func preferredAppearance() throws {
    var screen = Screen()
    for (preferred, wanted, expected): (ScreenAppearance?, ScreenAppearance, String) in [
      (nil, .light, "FFFFFF"), (nil, .dark, "000000"), (.dark, .light, "000000"),
      (.light, .dark, "FFFFFF"),
    ] {
      screen.layout.preferredAppearance = preferred
      let picture = try Picture(of: screen, RenderOptions(appearance: wanted))
      #expect(picture.color(50, 40) == expected)
    }
  }

  @Test func darkColorsOnRequest() throws {
    var screen = Screen()
    screen.add(
      .view, Rect(width: 10, height: 10), background: .system("secondarySystemBackgroundColor"))
    let ofCatalogue = ColorValue.adaptive(
      light: .rgba(red: 1, green: 1, blue: 0, alpha: 1),
      dark: .rgba(red: 0, green: 0, blue: 1, alpha: 1))
    screen.add(
      .view, Rect(x: 20, width: 10, height: 10), background: .named("paper", fallback: ofCatalogue))
    let picture = try Picture(of: screen, RenderOptions(appearance: .dark))
    #expect(picture.color(5, 5) == "1C1C1E")
    #expect(picture.color(25, 5) == "0000FF")
    #expect(picture.color(50, 50) == "000000")
    #expect(try Picture(of: screen).color(25, 5) == "FFFF00")
  }

  @Test func theFileHoldsThePixels() throws {
    var screen = Screen(width: 31, height: 17)
    screen.add(
      .view, Rect(x: 1, y: 2, width: 3, height: 4), background: .system("systemRedColor"))
    let file = try renderer().png(of: screen.layout)
    let decoded = try decode(file)
    #expect(decoded == (try Picture(of: screen).pixels))
    // Signature, then IHDR: 62 × 34 pixels, 8 bits, true colour (PNG specification, 11.2.2).
    #expect(Array(file.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    #expect(Array(file[16..<26]) == [0, 0, 0, 62, 0, 0, 0, 34, 8, 2])
  }

  @Test func theSamePictureHasTheSameBytesOnManyThreads() async throws {
    let screen = everything()
    let expected = try renderer().png(of: screen.layout)
    let renderer = try renderer()
    try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<8 {
        group.addTask { try renderer.png(of: screen.layout) }
      }
      for try await bytes in group {
        #expect(bytes == expected)
      }
    }
  }

  @Test func aPictureOfNoWholeNumberOfPixelsHasNoDarkEdge() throws {
    let screen = Screen(width: 30.2, height: 20.3)
    let picture = try Picture(of: screen)
    #expect(picture.width == 61)
    #expect(picture.height == 41)
    #expect(picture.extent(besides: "FFFFFF") == nil)
  }

  @Test func noPictureOfNothing() throws {
    var screen = Screen()
    screen.layout.nodes[0].frame = Rect(width: 0, height: 10)
    #expect(throws: RenderingError.nothingToDraw(scene: "scene")) { try Picture(of: screen) }
    screen.layout.nodes[0].frame.width = .nan
    #expect(throws: RenderingError.nothingToDraw(scene: "scene")) { try Picture(of: screen) }
  }

  @Test func noPictureBeyondAllBounds() throws {
    let screen = Screen(width: 100, height: 20_000)
    #expect(throws: RenderingError.tooLarge(scene: "scene", width: 200, height: 40_000)) {
      try Picture(of: screen)
    }
  }

  @Test func numbersThatAreNoneDoNotStopTheRest() throws {
    var screen = Screen()
    screen.add(
      .view, Rect(x: .nan, width: 10, height: 10), background: .system("systemRedColor"))
    screen.add(
      .view, Rect(x: 1e300, width: .infinity, height: 10), background: .system("systemRedColor"))
    screen.add(
      .slider, Rect(y: 40, width: 50, height: 30),
      content: .control(ControlContent(SliderContent(value: .nan))))
    screen.add(.view, Rect(width: 10, height: 10), background: .system("systemBlueColor"))
    #expect(try Picture(of: screen).color(5, 5) == "007AFF")
  }

  private func decode(_ file: [UInt8]) throws -> [UInt8] {
    let context = try #require(spng_ctx_new(0))
    defer { spng_ctx_free(context) }
    try #require(spng_set_png_buffer(context, file, file.count) == 0)
    var size = 0
    try #require(spng_decoded_image_size(context, Int32(SPNG_FMT_RGB8.rawValue), &size) == 0)
    var pixels = [UInt8](repeating: 0, count: size)
    try #require(
      spng_decode_image(context, &pixels, size, Int32(SPNG_FMT_RGB8.rawValue), 0) == 0)
    return pixels
  }
}

internal import DynamicType
internal import DynamicTypeText
internal import Synchronization

/// The fonts that have been opened, and which of them is used for which request.
final class FontStore: Sendable {
  private struct State: Sendable {
    var fonts: [LoadedFont] = []
    var byFile: [FileKey: LoadedFont?] = [:]
    var faces: [FontRequest: FontFace] = [:]
    var cascades: [FallbackCascade.Key: FallbackCascade] = [:]
  }

  private struct FileKey: Hashable, Sendable {
    var path: String
    var faceIndex: Int
    var variations: [FontVariation]
  }

  let library: FontLibrary
  private let state = Mutex(State())

  init(library: FontLibrary) {
    self.library = library
  }

  func font(_ id: FontID) -> LoadedFont? {
    state.withLock { state in
      state.fonts.indices.contains(Int(id.rawValue)) ? state.fonts[Int(id.rawValue)] : nil
    }
  }

  /// Opens a file of the library by its name; `nil` when it is not installed or not a font.
  func font(file: String, faceIndex: Int = 0) -> LoadedFont? {
    library.paths[file].flatMap { font(path: $0, faceIndex: faceIndex) }
  }

  /// The fonts for characters that a text's own font lacks.
  func cascade(_ key: FallbackCascade.Key) -> FallbackCascade {
    state.withLock { state in
      if let known = state.cascades[key] { return known }
      let made = FallbackCascade(key)
      state.cascades[key] = made
      return made
    }
  }

  private func font(
    path: String, faceIndex: Int, variations: [FontVariation] = []
  ) -> LoadedFont? {
    state.withLock { state in
      let key = FileKey(path: path, faceIndex: faceIndex, variations: variations)
      if let known = state.byFile[key] { return known }
      let id = FontID(rawValue: Int32(state.fonts.count))
      let loaded = LoadedFont(
        id: id, path: path, faceIndex: faceIndex, variations: variations)
      if let loaded { state.fonts.append(loaded) }
      state.byFile[key] = .some(loaded)
      return loaded
    }
  }
}

// MARK: - Requests

extension FontStore {
  func face(for request: FontRequest) -> FontFace {
    if let known = state.withLock({ $0.faces[request] }) { return known }
    let face = resolve(request)
    state.withLock { $0.faces[request] = face }
    return face
  }

  private func resolve(_ request: FontRequest) -> FontFace {
    switch request.face {
    case .system(let design): systemFace(design, request)
    case .named(let name): namedFace(name, request)
    case .variable(let name, let places): variableFace(name, request, places)
    }
  }

  /// The stand-in of the system font, with the system font's vertical metrics.
  private func systemFace(_ design: Font.Design, _ request: FontRequest) -> FontFace {
    let file = SystemStandIn.file(
      design: design, weight: request.weight, isItalic: request.isItalic)
    let font = font(file: file) ?? lastResort
    let display =
      design == .standard
      ? self.font(
        file: SystemStandIn.displayFile(weight: request.weight, isItalic: request.isItalic))?.id
        ?? font?.id
      : nil
    // SF Pro: 2048 units an em, ascent 1950, descent 494, cap height 1443, x-height 1078.
    var face = FontFace(
      id: font?.id ?? FontID(rawValue: -1), ascent: 1950 / 2048, descent: 494 / 2048,
      capHeight: 1443 / 2048, xHeight: 1078 / 2048,
      substituted: design == .standard ? nil : "system font, \(design) design", display: display)
    face.decorations = font?.decorations ?? .usual
    return face
  }

  private func namedFace(_ name: String, _ request: FontRequest) -> FontFace {
    if Self.systemNames.contains(where: name.hasPrefix) {
      return systemFace(.standard, request)
    }
    if let own = registeredFont(name, request),
      let font = font(
        path: own.path, faceIndex: own.faceIndex,
        variations: own.familyName == name ? own.places(for: request) : own.variations)
    {
      var face = FontFace(font)
      face.isOwn = true
      return face
    }
    if let installed = library.path(named: name).flatMap({ self.font(path: $0, faceIndex: 0) }) {
      return FontFace(installed)
    }
    let substitution = FontSubstitution(
      for: name, weight: request.weight, isItalic: request.isItalic)
    let alike = substitution.alikeFile.flatMap { self.font(file: $0) }
    let font =
      alike ?? substitution.files.lazy.compactMap { self.font(file: $0) }.first ?? lastResort
    var face = font.map(FontFace.init) ?? .none
    face.substituted = alike == nil ? name : nil
    face.advanceScale = substitution.width
    face.bolder = substitution.bolderFile.flatMap { self.font(file: $0) }?.id
    if let heights = substitution.heights {
      (face.ascent, face.descent, face.lineGap) = (heights.ascent, heights.descent, heights.lineGap)
    }
    return face
  }

  /// A variable font of an app's own at some places on its axes; those that are not named stay as
  /// in the font that the name means.
  private func variableFace(
    _ name: String, _ request: FontRequest, _ places: [FontVariation]
  ) -> FontFace {
    guard let own = registeredFont(name, request), !own.axes.isEmpty,
      let font = font(
        path: own.path, faceIndex: own.faceIndex, variations: own.places(places))
    else { return namedFace(name, request) }
    return FontFace(font)
  }

  /// An app's own font: by PostScript or full name, else the family's nearest style.
  private func registeredFont(_ name: String, _ request: FontRequest) -> RegisteredFont? {
    if let exact = library.registered.first(where: {
      $0.postScriptName == name || $0.fullName == name
    }) {
      return exact
    }
    let family = library.registered.filter { $0.familyName == name }
    return family.min { distance(of: $0, to: request) < distance(of: $1, to: request) }
  }

  private func distance(of font: RegisteredFont, to request: FontRequest) -> Int {
    let weight = Double(request.weight.weightClass)
    let nearest = font.axis("wght")?.nearest(to: weight) ?? Double(font.weightClass)
    let isItalic = font.isItalic || (request.isItalic && font.canSlant)
    return Int(abs(nearest - weight)) + (isItalic == request.isItalic ? 0 : 1000)
  }

  private var lastResort: LoadedFont? { font(file: SystemStandIn.requiredFiles[0].file) }

  /// Names under which documents ask for the system font.
  private static let systemNames = [".AppleSystemUIFont", ".SFUI", ".SFNS", ".SF-UI"]
}

extension FontFace {
  /// An opened font with its own measures.
  init(_ font: LoadedFont) {
    self.init(
      id: font.id, ascent: font.ascent, descent: font.descent, lineGap: font.lineGap,
      capHeight: font.capHeight, xHeight: font.xHeight)
    decorations = font.decorations
  }

  /// The face used for a font when no file can be opened at all.
  static let none = FontFace(
    id: FontID(rawValue: -1), ascent: 0.8, descent: 0.2, capHeight: 0.7, xHeight: 0.5)
}

internal import CCairo
import DynamicTypeModel
internal import Synchronization

/// The font files that pictures were drawn with, opened once for the whole process.
///
/// cairo keeps faces in caches of its own after we have let go of them, so none is ever closed.
/// FreeType wants `FT_New_Face` calls on a library one at a time; cairo locks a face while it uses it.
final class FontFaces: Sendable {
  static let shared = FontFaces()

  struct Face: @unchecked Sendable {
    /// Never freed; used through cairo, which locks it.
    let face: OpaquePointer
    /// Whether its glyphs are pictures (emoji) and not outlines.
    let hasColor: Bool
  }

  private struct Opened: @unchecked Sendable {
    var library: FT_Library?
    var faces: [DrawnGlyphs.Font: Face] = [:]
    var missing: Set<DrawnGlyphs.Font> = []
  }

  private let opened = Mutex(Opened())

  /// The face in a file; nil when it cannot be opened.
  func face(of source: DrawnGlyphs.Font) -> Face? {
    opened.withLock { opened in
      if let known = opened.faces[source] { return known }
      if opened.missing.contains(source) { return nil }
      if opened.library == nil { FT_Init_FreeType(&opened.library) }
      guard let face = Self.open(source, opened.library) else {
        opened.missing.insert(source)
        return nil
      }
      opened.faces[source] = face
      return face
    }
  }

  private static func open(_ source: DrawnGlyphs.Font, _ library: FT_Library?) -> Face? {
    var face: FT_Face?
    guard let library, FT_New_Face(library, source.path, source.faceIndex, &face) == 0, let face
    else { return nil }
    guard let cairo = cairo_ft_font_face_create_for_ft_face(face, noHinting) else { return nil }
    return Face(face: cairo, hasColor: face.pointee.face_flags & Int(colorFlag) != 0)
  }

  /// `FT_LOAD_NO_HINTING`: outlines as designed, at any size.
  private static let noHinting: Int32 = 1 << 1
  /// `FT_FACE_FLAG_COLOR`.
  private static let colorFlag: Int32 = 1 << 14
}

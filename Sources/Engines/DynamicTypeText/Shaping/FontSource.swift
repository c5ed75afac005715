/// Where the outlines of a font are.
public struct FontSource: Hashable, Sendable {
  public var path: String
  /// The index of the face in its file.
  public var faceIndex: Int
  public var postScriptName: String
  public var unitsPerEm: Int
  /// The values on the axes of a variable font; empty for the default instance.
  public var variations: [FontVariation]

  public init(
    path: String, faceIndex: Int, postScriptName: String, unitsPerEm: Int,
    variations: [FontVariation] = []
  ) {
    self.variations = variations
    self.path = path
    self.faceIndex = faceIndex
    self.postScriptName = postScriptName
    self.unitsPerEm = unitsPerEm
  }
}

extension FontSource {
  /// The variations as a list of settings: "wght=700,wdth=85".
  package var variationSettings: String {
    variations.map { "\($0.axis.letters)=\($0.value)" }.joined(separator: ",")
  }
}

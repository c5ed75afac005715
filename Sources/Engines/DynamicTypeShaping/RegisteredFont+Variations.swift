internal import CHarfBuzz
internal import DynamicType
internal import DynamicTypeText

extension RegisteredFont {
  /// An axis of a variable font.
  struct Axis: Hashable, Sendable {
    var tag: FontAxis
    var range: ClosedRange<Double>
    var initial: Double

    func nearest(to value: Double) -> Double {
      min(max(value.isFinite ? value : initial, range.lowerBound), range.upperBound)
    }
  }

  func axis(_ tag: FontAxis) -> Axis? { axes.first { $0.tag == tag } }

  /// Whether one of its axes makes it italic.
  var canSlant: Bool { axis("ital") != nil || axis("slnt") != nil }

  /// Some places on this font's axes, within their ranges and in the order of the font; axes that
  /// are not named stay where the font has them.
  func places(_ wanted: [FontVariation]) -> [FontVariation] {
    axes.compactMap { axis in
      let known = (wanted + variations).first { $0.axis == axis.tag }
      return known.map { FontVariation(axis: axis.tag, value: axis.nearest(to: $0.value)) }
    }
  }

  /// The places that a weight and a slant ask for; none for a font that is not variable.
  func places(for request: FontRequest) -> [FontVariation] {
    var wanted = [FontVariation.weight(Double(request.weight.weightClass))]
    if request.isItalic {
      wanted.append(FontVariation(axis: "ital", value: 1))
      wanted.append(.slant(axis("slnt")?.range.lowerBound ?? 0))
    }
    return places(wanted)
  }
}

extension RegisteredFont {
  static func axes(of face: OpaquePointer) -> [Axis] {
    var count: UInt32 = hb_ot_var_get_axis_count(face)
    guard count > 0 else { return [] }
    var infos = [hb_ot_var_axis_info_t](repeating: .init(), count: Int(count))
    hb_ot_var_get_axis_infos(face, 0, &count, &infos)
    return infos.prefix(Int(count)).map { info in
      let (low, high) = (Double(info.min_value), Double(info.max_value))
      return Axis(
        tag: FontAxis(rawValue: info.tag), range: low...max(low, high),
        initial: Double(info.default_value))
    }
  }

  /// The named instances of a variable font, each with the PostScript name that apps ask for it by.
  func instances(_ blob: OpaquePointer) -> [RegisteredFont] {
    guard !axes.isEmpty, let face = hb_face_create(blob, UInt32(faceIndex)) else { return [] }
    defer { hb_face_destroy(face) }
    return (0..<hb_ot_var_get_named_instance_count(face)).map { index in
      var count = UInt32(axes.count)
      var places = [Float](repeating: 0, count: axes.count)
      hb_ot_var_named_instance_get_design_coords(face, index, &count, &places)
      let style = FontNames.string(
        id: hb_ot_var_named_instance_get_subfamily_name_id(face, index), of: face)
      var instance = self
      instance.fullName = "\(familyName) \(style)"
      instance.postScriptName = postScriptName(ofInstance: index, style: style, in: face)
      instance.variations = zip(axes, places).map {
        FontVariation(axis: $0.tag, value: Double($1))
      }
      if let weight = instance.variations.first(where: { $0.axis == "wght" }) {
        instance.weightClass = Int(weight.value)
      }
      // It is found by its own names; the family has all weights without it.
      instance.familyName = ""
      return instance
    }
  }

  /// The name that an instance has in the font, else the one that Adobe's Technical Note 5902 makes
  /// of family and style.
  private func postScriptName(
    ofInstance index: UInt32, style: String, in face: OpaquePointer
  ) -> String {
    let id = hb_ot_var_named_instance_get_postscript_name_id(face, index)
    let own = id == 0xFFFF || id == UInt32.max ? "" : FontNames.string(id: id, of: face)
    if !own.isEmpty { return own }
    let prefix = FontNames.string(.variationsPrefix, of: face)
    func letters(_ name: String) -> String {
      String(name.filter { $0.isASCII && ($0.isLetter || $0.isNumber) })
    }
    return "\(prefix.isEmpty ? letters(familyName) : prefix)-\(letters(style))"
  }
}

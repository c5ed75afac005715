extension SourceFile {
  /// The font of which a descriptor is: `font.fontDescriptor`, also changed or by a name.
  func font(ofDescriptor value: Value, in scope: ScopeIndex) -> FontIndex? {
    var value = value
    var scope = scope
    for _ in 0..<8 {
      let path: [String]
      switch value {
      case .font(let font), .fontMetric(let font): return font
      case .name(let dotted), .call(let dotted): path = dotted
      default: return nil
      }
      if let place = path.firstIndex(of: "fontDescriptor"), place > 0 {
        return names.font(of: .name(Array(path[..<place])), in: scope)
      }
      guard case .name = value, let found = names.variable(at: path, in: scope),
        self[found].isConstant
      else { return nil }
      value = self[found].initial
      scope = self[found].scope
    }
    return nil
  }

  /// Fonts that `scaledFont(for:)` gets by their name, or from a function that makes them.
  func fontsReachingMetrics() -> Set<FontIndex> {
    var result: Set<FontIndex> = []
    for font in fonts {
      guard case .scaled(let value) = font.kind,
        let found = names.font(of: value, in: font.scope), !found.isShared
      else { continue }
      result.insert(found)
    }
    let functions = functionsReachingMetrics()
    return result.union(fontsMade { name, _ in functions.contains { $0.last == name } })
  }

  /// Fonts of other files that `scaledFont(for:)` gets by their names here.
  func sharedFontsReachingMetrics() -> [FontIndex] {
    fonts.compactMap { font in
      guard case .scaled(let value) = font.kind,
        let found = names.font(of: value, in: font.scope), found.isShared
      else { return nil }
      return found
    }
  }

  /// The functions that hand a font which they are given to `scaledFont(for:)`, by their names.
  func functionsScalingArguments() -> Set<String> {
    Set(
      fonts.compactMap { font in
        guard case .scaled(.name(let path)) = font.kind, path.count == 1,
          let found = names.variable(named: path[0], in: font.scope), self[found].isParameter
        else { return nil }
        return functionName(around: font.scope)
      })
  }

  private func functionName(around scope: ScopeIndex) -> String? {
    for ancestor in names.ancestors(of: scope) {
      if case .function(let name) = self[ancestor].kind { return name }
    }
    return nil
  }

  /// The functions whose fonts `scaledFont(for:)` gets, by the names before their parenthesis.
  func functionsReachingMetrics() -> Set<[String]> {
    Set(
      fonts.compactMap { font in
        if case .scaled(.call(let path)) = font.kind { path } else { nil }
      })
  }

  /// The functions of types that give back fonts which follow the reader, and no others, each with the name of its
  /// type before its own.
  func functionsGivingScaledFonts() -> Set<[String]> {
    functions { index, _ in scaling(of: index) == .scales }
  }

  /// The functions of types that give back fonts of the size that they get, and no others, each with the name of its
  /// type before its own. None in a file that scales something.
  func functionsGivingFontsOfTheirSize() -> Set<[String]> {
    if !scaledValueCalls.isEmpty || fonts.contains(where: \.isScaled) { return [] }
    return functions { index, font in
      if hasSizeOfCaller(font), !fontsScaledElsewhere.contains(index) { return true }
      return font.kind.isOwnFunction ? nil : false
    }
  }

  /// The functions of types of whose fonts all are as is asked, each with the name of its type before its own.
  ///
  /// - Parameter test: Nil for a font that says nothing about its function.
  private func functions(
    givingFonts test: (FontIndex, FontExpression) -> Bool?
  ) -> Set<[String]> {
    var found: Set<[String]> = []
    var others: Set<[String]> = []
    for (place, font) in fonts.enumerated() where font.use == .other {
      guard let name = functionName(around: font.scope), !name.isEmpty, name != "init",
        let type = names.enclosingTypeName(of: font.scope),
        let passes = test(FontIndex(place), font)
      else { continue }
      if passes { found.insert([type, name]) } else { others.insert([type, name]) }
    }
    return found.subtracting(others)
  }

  private func hasSizeOfCaller(_ font: FontExpression) -> Bool {
    switch font.kind {
    case .system, .named, .swiftUISystem, .swiftUIFixedCustom: break
    case .ownFunction(let path): if !names.links.givesFontOfItsSize(function: path) { return false }
    default: return false
    }
    guard case .name(let path) = font.size, path.count == 1,
      let found = names.variable(named: path[0], in: font.scope)
    else { return false }
    return self[found].isParameter
  }

  /// The fonts that functions make, chosen by the name of the function and of its type.
  func fontsMade(by isChosen: (_ function: String, _ type: String?) -> Bool) -> [FontIndex] {
    fonts.indices.filter { index in
      names.ancestors(of: fonts[index].scope).contains { ancestor in
        guard case .function(let name) = self[ancestor].kind else { return false }
        return isChosen(name, names.enclosingTypeName(of: ancestor))
      }
    }.map { FontIndex($0) }
  }

  /// Whether `scaledFont(for:)` gets a font that the file does not make.
  var scalesForeignFonts: Bool {
    fonts.contains { font in
      guard case .scaled(let value) = font.kind else { return false }
      return names.font(of: value, in: font.scope).map(\.isShared) ?? true
    }
  }

  /// Whether some font is handed to `scaledFont(for:)` that no file names: an element of a tuple or a
  /// dictionary, a variable, a parameter, one made from a descriptor.
  func scalesUnnamedFonts() -> Bool {
    fonts.contains { font in
      guard case .scaled(let value) = font.kind else { return false }
      if case .call = value { return false }
      guard let found = names.font(of: value, in: font.scope) else { return true }
      return self[found].kind == .descriptor
    }
  }
}

extension FontExpression {
  fileprivate var isScaled: Bool { if case .scaled = kind { true } else { false } }
}

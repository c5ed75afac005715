import DynamicTypeSource

/// Which views of a file have the font that UIKit gives them, because the file sets no other one.
///
/// That font does not grow: 17 points for labels and text fields, 15 or 18 for buttons.
struct FirstFonts {
  private let file: SourceFile
  /// The other names of variables.
  private let aliases: [VariableIndex: [VariableIndex]]
  /// Nil where no view certainly has the font that UIKit gives it.
  private let mentions: FontMentions?
  private let scopeEnds: [Int]

  init(_ file: SourceFile) {
    self.file = file
    aliases = Dictionary(
      grouping: file.names.variables.indices.map { VariableIndex($0) }.filter {
        file[$0].alias != nil
      },
      by: { file[$0].alias ?? $0 })
    let hasViews = file.names.variables.contains(where: \.isMadeByUIKit)
    let mayKeepFirstFont =
      hasViews && !Self.setsFontsOfUnnamed(file) && !file.bytes.contains("UIButton(configuration")
    mentions = mayKeepFirstFont ? FontMentions(file) : nil
    scopeEnds = hasViews ? file.scopeEnds : []
  }

  /// `$0.font = …`, a parameter's: they may be any view's.
  private static func setsFontsOfUnnamed(_ file: SourceFile) -> Bool {
    file.assignments.contains { assignment in
      guard assignment.property == .font else { return false }
      let identity = file.names.identity(of: assignment.target, in: assignment.scope)
      guard case .variable(let variable) = identity.base else { return true }
      return file[variable].isParameter
    }
  }

  /// Whether a view certainly has the font that UIKit gives it: it is made here, and nothing in the file is
  /// about its font, nor about those of views without a name.
  func keeps(_ view: TargetIdentity) -> Bool {
    guard case .variable(let index) = view.base, view.path.isEmpty, let mentions else {
      return false
    }
    let names = names(of: index)
    return names.contains(where: \.isMadeByUIKit)
      && names.allSatisfy { !mentions.contain($0.name, in: extent(of: $0)) }
  }

  /// Whether the file shows a text in a label, by whichever name.
  func showsText(_ view: VariableIndex) -> Bool {
    names(of: view).contains { mentions?.giveText(to: $0.name, in: extent(of: $0)) == true }
  }

  /// Whether the file hands a view to what may change it.
  ///
  /// - Parameter view: One that the file makes.
  func isHanded(_ view: VariableIndex) -> Bool {
    names(of: view).contains { name in
      let extent = extent(of: name)
      return file.handedTextViews.contains {
        $0.name == name.name && extent.contains($0.offset)
      }
    }
  }

  /// Where a name means a variable: within its function or closure, and for a property in the whole file.
  private func extent(of variable: Variable) -> Range<Int> {
    switch file[variable.scope].kind {
    case .function, .closure, .textSizes, .otherPlatform, .preview:
      file[variable.scope].start..<scopeEnds[variable.scope.rawValue]
    case .file, .type: 0..<file.bytes.count
    }
  }

  /// A variable and its other names.
  func names(of view: VariableIndex) -> [Variable] {
    ([view] + aliases[view, default: []]).map { file[$0] }
  }
}

extension Variable {
  /// Whether it starts as a view with a font of UIKit's.
  var isMadeByUIKit: Bool {
    // `UILabel().then { $0.text = title }`
    if name == "$0" { return isTextView }
    guard case .call(let names) = initial, !isMadeByOwnInitialiser else { return false }
    return names == ["UIButton"] || names == ["UILabel"] || names == ["UITextField"]
  }
}

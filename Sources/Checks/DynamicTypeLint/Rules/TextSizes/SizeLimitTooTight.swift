import DynamicType
import DynamicTypeModel
import DynamicTypeSource

/// Text that stops growing before the accessibility sizes.
///
/// `.dynamicTypeSize(...DynamicTypeSize.xLarge)` and `maximumContentSizeCategory` keep text below
/// the five accessibility sizes, which are the ones that readers with low vision choose; so does a text size
/// that `traitOverrides` put in the reader's place. Where a
/// control cannot grow, the Large Content Viewer shows its content large on a long press:
/// `accessibilityShowsLargeContentViewer()`, `showsLargeContentViewer`. Previews may set any size, and
/// so may an `Image`, an image view and what is hidden from accessibility: there is nothing to read.
///
/// `scaledFont(for:maximumPointSize:)` is such a limit, too, by how far the style grows up to AX1.
///
/// A limit of AX1 or AX2 is a note: body text gets 164 or 194 % of its size there, less than the 200 % of the Web
/// Content Accessibility Guidelines (1.4.4), which AX3 reaches.
///
/// ## Triggers
///
/// ```swift
/// TabStrip().dynamicTypeSize(...DynamicTypeSize.xLarge)
/// tabStrip.maximumContentSizeCategory = .extraLarge
/// ```
///
/// ## Fine
///
/// ```swift
/// Article().dynamicTypeSize(...DynamicTypeSize.accessibility3)
/// TabStrip().dynamicTypeSize(...DynamicTypeSize.xLarge).accessibilityShowsLargeContentViewer()
/// ```
package struct SizeLimitTooTight: SourceRule {
  package static let id: RuleID = "size-limit-too-tight"
  package static let summary = "Text that stops growing before the accessibility sizes"
  package static let severity = Severity.warning

  package init() {}

  package func findings(in file: SourceFile) -> [Finding] {
    let viewers = AssignmentsByTarget(of: .showsLargeContentViewer, in: file)
    let types = Set(
      file.assignments.lazy.filter {
        $0.property == .showsLargeContentViewer && $0.value == .boolean(true)
      }.compactMap { file.names.enclosingType(of: $0.scope) })
    return file.views.chains.flatMap { findings(for: $0, in: file) }
      + file.assignments.compactMap { assignment in
        // The type shows the viewer for another of its views, which may be the one in the limited view.
        let type = file.names.enclosingType(of: assignment.scope)
        return type.map(types.contains) == true ? nil : finding(for: assignment, viewers, in: file)
      }
      + file.fonts.compactMap { font in
        let type = file.names.enclosingType(of: font.scope)
        return type.map(types.contains) == true ? nil : finding(for: font, in: file)
      }
  }

  /// A scaled font that may have no more than so many points.
  private func finding(for font: FontExpression, in file: SourceFile) -> Finding? {
    guard case .scaled(let value) = font.kind, file.names.isSeenByReaders(font.scope),
      let style = font.style, let most = file.names.number(of: font.size, in: font.scope),
      let inner = file.names.font(of: value, in: font.scope),
      let size = file.names.number(of: file[inner].size, in: file[inner].scope), size > 0
    else { return nil }
    let growth = most / size
    let first = style.pointSize(for: .accessibilityMedium) / style.pointSize(for: .large)
    guard growth < min(first, Self.leastGrowth) else { return nil }
    return finding(
      "this font stops growing at \(most.points), \(Int(growth * 100)) % of its size, below all accessibility sizes: "
        + "raise the limit",
      at: font.range.lowerBound, in: file)
  }

  private func findings(for chain: ViewChain, in file: SourceFile) -> [Finding] {
    guard file.names.isSeenByReaders(chain.scope),
      chain.root != "Image",
      !chain.modifiers.contains(where: {
        $0.name == "accessibilityShowsLargeContentViewer"
          || $0.name == "accessibilityHidden" && $0.arguments.first?.value == .boolean(true)
      })
    else { return [] }
    return chain.modifiers.compactMap { modifier in
      guard let limit = limit(of: modifier, in: file) else { return nil }
      // `.dynamicTypeSize(.accessibility1)` alone makes text larger for most readers.
      if limit.isAccessibilityCategory, !modifier.isRange { return nil }
      return finding(about: limit, at: modifier.range.lowerBound, in: file)
    }
  }

  private func finding(
    for assignment: PropertyAssignment, _ viewers: AssignmentsByTarget, in file: SourceFile
  ) -> Finding? {
    guard Self.isLimit(assignment), let limit = category(assignment.value),
      assignment.property == .maximumContentSizeCategory || !limit.isAccessibilityCategory,
      file.names.isSeenByReaders(assignment.scope),
      !file.isImageView(assignment.target, in: assignment.scope)
    else { return nil }
    let identity = file.names.identity(of: assignment.target, in: assignment.scope)
    guard viewers[identity].allSatisfy({ $0.value == .boolean(false) }) else { return nil }
    return finding(about: limit, at: assignment.range.lowerBound, in: file)
  }

  /// A note for a limit that is an accessibility size and leaves text below twice its size.
  private func finding(
    about limit: ContentSizeCategory, at offset: Int, in file: SourceFile
  ) -> Finding? {
    guard limit.isAccessibilityCategory else {
      return finding(Self.message(limit), at: offset, in: file)
    }
    let growth = TextStyle.body.pointSize(for: limit) / TextStyle.body.pointSize(for: .large)
    guard growth < Self.leastGrowth else { return nil }
    return finding(
      "text stops growing at \(limit.shortName) here, where body text has \(Int(growth * 100)) % of its size: readers "
        + "who chose more do not get it; AX3 is the first with 200 %",
      at: offset, in: file, severity: .note)
  }

  /// Web Content Accessibility Guidelines 2.2, 1.4.4: text can be resized up to 200 percent.
  private static let leastGrowth = 2.0

  /// A limit, or a text size in the reader's place: `window.traitOverrides.preferredContentSizeCategory`.
  private static func isLimit(_ assignment: PropertyAssignment) -> Bool {
    switch assignment.property {
    case .maximumContentSizeCategory: true
    case .preferredContentSizeCategory: assignment.target.components.last == "traitOverrides"
    default: false
    }
  }

  static func message(_ limit: ContentSizeCategory) -> String {
    "text stops growing at \(limit.shortName) here, below all accessibility sizes, "
      + "and no Large Content Viewer makes up for it: raise the limit, or show the viewer"
  }

  private func limit(
    of modifier: ViewChain.Modifier, in file: SourceFile
  ) -> ContentSizeCategory? {
    let arguments = modifier.arguments
    switch modifier.name {
    case "dynamicTypeSize":
      guard arguments.count == 1 else { return nil }
      if case .range(_, let upper) = arguments[0].value { return upper.flatMap(category) }
      return category(arguments[0].value)
    case "environment":
      guard arguments.count == 2,
        ["\\.dynamicTypeSize", "\\.sizeCategory"].contains(file.text(in: arguments[0].range))
      else { return nil }
      return category(arguments[1].value)
    default: return nil
    }
  }

  /// `.xLarge`, `DynamicTypeSize.xLarge`.
  private func category(_ value: Value) -> ContentSizeCategory? {
    switch value {
    case .member(let name): ContentSizeCategory(name: name)
    case .name(let path) where path.count > 1 && path[path.count - 2].contains("Size"):
      ContentSizeCategory(name: path[path.count - 1])
    default: nil
    }
  }
}

extension ViewChain.Modifier {
  /// `...DynamicTypeSize.accessibility1`, `.small ... .large`.
  fileprivate var isRange: Bool {
    if case .range? = arguments.first?.value { true } else { false }
  }
}

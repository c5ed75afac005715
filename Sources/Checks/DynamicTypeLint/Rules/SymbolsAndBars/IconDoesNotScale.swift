import DynamicTypeModel
import DynamicTypeSource

/// An icon that keeps its size beside text that grows.
///
/// An icon says what its text says. Where the text grows threefold and the icon stays, a reader who needs large text
/// cannot make the icon out. A symbol follows the font of its text when it is not resized; a size for a picture comes
/// from `@ScaledMetric` or `UIFontMetrics`. A symbol configuration takes a text style in place of points.
///
/// Reported are images of 12 to 44 points in a row with text of SwiftUI, or with symbols that have the size of their font, or as
/// the icon of a `Label`, also as the label of a button, as what `AsyncImage` shows, and made by a function or a property of the
/// file, image views of UIKit that are named as icons beside labels whose fonts follow the reader, symbols that grow in a
/// width that does not, and symbol configurations of a constant size. A symbol in a font of a fixed size is
/// left to the rules about fonts.
///
/// ## Triggers
///
/// ```swift
/// HStack {
///   Image("cart").resizable().frame(width: 20, height: 20)
///   Text(title)
/// }
/// HStack {
///   Image(systemName: "cart").frame(width: 20)
///   Text(title)
/// }
/// button.setImage(image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 17)), for: .normal)
/// ```
///
/// ## Fine
///
/// ```swift
/// HStack {
///   Image(systemName: "cart")
///   Text(title)
/// }
/// let symbol = UIImage.SymbolConfiguration(textStyle: .body)
/// ```
package struct IconDoesNotScale: SourceRule {
  package static let id: RuleID = "icon-does-not-scale"
  package static let summary = "An icon that keeps its size beside text that grows"
  package static let severity = Severity.warning

  package init() {}

  package func findings(in file: SourceFile) -> [Finding] {
    var met: Set<SourceLocation> = []
    let made = file.views.rows.isEmpty ? [:] : imagesMadeByFunctions(in: file)
    return file.views.rows.flatMap { icons(in: $0, made, file) }.filter {
      met.insert($0.location).inserted
    }
      + iconsBesideLabels(in: file) + file.symbolSizes.compactMap { symbol($0, in: file) }
  }

  /// The images of a file's functions and properties, by the names of these.
  private func imagesMadeByFunctions(in file: SourceFile) -> [String: [ViewChain]] {
    var images: [String: [ViewChain]] = [:]
    for chain in file.views.chains where chain.root == "Image" {
      guard case .function(let maker) = file[chain.scope].kind,
        file.views.namesOfImages.contains(maker)
      else { continue }
      images[maker, default: []].append(chain)
    }
    return images
  }

  private func icons(
    in row: ViewRow, _ made: [String: [ViewChain]], _ file: SourceFile
  ) -> [Finding] {
    guard file.names.isSeenByReaders(row.scope) else { return [] }
    let grows: String
    if row.children.contains(where: { isGrowingText($0, row, file) }) {
      grows = "text that grows"
    } else if row.children.contains(where: { isGrowingSymbol($0, row, file) }) {
      grows = "symbols that grow with the text"
    } else {
      return []
    }
    return row.children.compactMap { child in
      if isSymbol(child, file) { return symbol(child, in: row, file) }
      return icon(child.root, child.modifiers, row.scope, beside: grows, file)
        ?? iconWithin(child, made, beside: grows, file)
    }
  }

  private func icon(
    _ root: String?, _ modifiers: [ViewChain.Modifier], _ scope: ScopeIndex, beside grows: String,
    _ file: SourceFile
  ) -> Finding? {
    guard root == "Image", modifiers.contains(where: { $0.name == "resizable" }),
      !modifiers.contains(where: { Self.ofPictures.contains($0.name) }),
      let frame = modifiers.last(where: { $0.name == "frame" })
    else { return nil }
    let sides = frame.arguments.filter { $0.label == "width" || $0.label == "height" }
    let points = sides.compactMap { file.names.number(of: $0.value, in: scope) }
    guard points.count == sides.count, let size = points.max(), (12...44).contains(size) else {
      return nil
    }
    return finding(
      "this icon keeps \(size.points) beside \(grows): take its size from @ScaledMetric, or leave a symbol "
        + "its font's size",
      at: frame.range.lowerBound, in: file)
  }

  /// Of logos, portraits and covers, which are no icons.
  private static let ofPictures: Set<String> = ["clipShape", "clipped", "cornerRadius", "mask"]

  /// `Button { … } label: { Image("eye").resizable().frame(width: 20, height: 20) }`, or what a function of the file makes for it.
  private func iconWithin(
    _ child: ViewRow.Child, _ made: [String: [ViewChain]], beside grows: String,
    _ file: SourceFile
  ) -> Finding? {
    guard let root = child.root, file.views.shownTexts(in: child.range).isEmpty else { return nil }
    if Self.holders.contains(root) {
      let start = file.views.chains.partitioningIndex {
        $0.range.lowerBound >= child.range.lowerBound
      }
      let inside = file.views.chains[start...].prefix {
        $0.range.lowerBound < child.range.upperBound
      }
      if let found = inside.lazy.compactMap({
        icon($0.root, $0.modifiers, $0.scope, beside: grows, file)
      }).first {
        return found
      }
    }
    guard !made.isEmpty else { return nil }
    let text = Self.holders.contains(root) ? file.text(in: child.range) : ""
    let makers = made.keys.filter { root == $0 || text.contains("\($0)(") }
    return makers.flatMap { made[$0] ?? [] }.lazy.compactMap {
      icon($0.root, $0.modifiers, $0.scope, beside: grows, file)
    }.min { $0.location < $1.location }
  }

  private static let holders: Set<String> = ["AsyncImage", "Button"]

  /// Whether a view, or a button's label, is a symbol and nothing says how large.
  private func isGrowingSymbol(
    _ child: ViewRow.Child, _ row: ViewRow, _ file: SourceFile
  ) -> Bool {
    guard child.root == "Image" || child.root == "Button", !keepsSize(child, row, file) else {
      return false
    }
    let text = file.text(in: child.range)
    return text.contains("Image(systemName:")
      && !["resizable", "font(", "frame("].contains { text.contains($0) }
  }

  /// Whether a view is a symbol that has the size of its font.
  private func isSymbol(_ child: ViewRow.Child, _ file: SourceFile) -> Bool {
    child.root == "Image" && !child.modifiers.contains { $0.name == "resizable" }
      && file.text(in: child.range).hasPrefix("Image(systemName:")
  }

  /// A symbol that grows with its font, in a width that stays.
  private func symbol(
    _ child: ViewRow.Child, in row: ViewRow, _ file: SourceFile
  ) -> Finding? {
    guard let frame = child.modifiers.last(where: { $0.name == "frame" }),
      let width = frame.arguments.first(where: { $0.label == "width" }),
      let room = room(width.value, row.scope, file), !keepsSize(child, row, file)
    else { return nil }
    let isAlone = frame.arguments.allSatisfy { ["width", "alignment"].contains($0.label ?? "") }
    let start = width.range.lowerBound
    return finding(
      "this symbol grows with its text, and the width kept for it, \(room), does not: it runs into what "
        + "is beside it; a minimum width lets it grow",
      at: frame.range.lowerBound, in: file,
      fix: isAlone
        ? FixIt(
          title: "Let the width grow",
          edits: [FixIt.Edit(range: start..<start + "width".utf8.count, replacement: "minWidth")],
          isSuggestion: true) : nil)
  }

  /// The constant width that is kept for a symbol, as a message names it; nil for one that holds it at every size.
  private func room(_ width: Value, _ scope: ScopeIndex, _ file: SourceFile) -> String? {
    if let points = file.names.number(of: width, in: scope) {
      return (8...44).contains(points) ? points.points : nil
    }
    guard case .name(let path) = width, file.names.isConstantOfUnknownType(path) else { return nil }
    return path.joined(separator: ".")
  }

  /// Whether a view shows text that follows the reader, as far as the row says.
  private func isGrowingText(_ child: ViewRow.Child, _ row: ViewRow, _ file: SourceFile) -> Bool {
    guard child.root != "Image", !keepsSize(child, row, file) else { return false }
    if child.root.map({ file.showsGrowingText(viewNamed: $0) }) == true { return true }
    return file.views.shownTexts(in: child.range).contains {
      !file.keepsSize($0.fonts, in: $0.scope)
    }
  }

  private func keepsSize(_ child: ViewRow.Child, _ row: ViewRow, _ file: SourceFile) -> Bool {
    let modifiers = row.modifiers + child.modifiers
    let fonts = modifiers.filter { $0.name == "font" }
    return file.keepsSize(fonts.compactMap(\.arguments.first?.value), in: row.scope)
      || modifiers.contains { $0.name == "dynamicTypeSize" }
  }

  /// Image views of UIKit that are named as icons, of a constant height, in a view that has a label whose font follows the
  /// reader.
  private func iconsBesideLabels(in file: SourceFile) -> [Finding] {
    let icons = file.heights.constraints.filter {
      $0.relation == .equal && file.isImageView($0.target, in: $0.scope) && Self.isIcon($0.target)
    }
    if icons.isEmpty || file.nestedViews.isEmpty { return [] }
    let fonts = AssignmentsByTarget(of: .font, in: file)
    var parents: [TargetIdentity: Set<TargetIdentity>] = [:]
    var withText: Set<TargetIdentity> = []
    for view in file.nestedViews {
      let child = file.names.identity(of: view.child, in: view.scope)
      let parent = file.names.identity(of: view.parent, in: view.scope)
      parents[child, default: []].insert(parent)
      if fonts[child].contains(where: file.givesScaledFont),
        file.textView(view.child, in: view.scope) == .label
      {
        withText.insert(parent)
      }
    }
    return icons.compactMap { icon in
      let identity = file.names.identity(of: icon.target, in: icon.scope)
      guard file.names.isSeenByReaders(icon.scope),
        let size = file.names.number(of: icon.constant, in: icon.scope), (12...44).contains(size),
        parents[identity]?.isDisjoint(with: withText) == false
      else { return nil }
      return finding(
        "this icon keeps \(size.points) beside text that grows: take its size from UIFontMetrics, or leave a symbol "
          + "its font's size",
        at: icon.range.lowerBound, in: file)
    }
  }

  private static func isIcon(_ target: TargetPath) -> Bool {
    let name = target.components.last?.lowercased() ?? ""
    // Such signs lie on a picture.
    if name.contains("badge") || name.contains("status") { return false }
    return ["arrow", "check", "chevron", "disclosure", "glyph", "icon", "symbol"].contains {
      name.contains($0)
    }
  }

  private func symbol(_ symbol: SymbolSize, in file: SourceFile) -> Finding? {
    guard file.scaling(of: symbol.points, in: symbol.scope) == .fixed,
      file.names.isSeenByReaders(symbol.scope),
      let points = file.names.number(of: symbol.points, in: symbol.scope), points <= 44
    else { return nil }
    return finding(
      "this symbol keeps \(points.points) at every text size: configure it with a text style or a font that scales",
      at: symbol.range.lowerBound, in: file)
  }
}

import DynamicTypeModel
import SwiftSyntax

/// The targets of a Swift package, as far as its manifest spells them out.
///
/// Targets are found by the calls that make them, `.target(name: "Core", path: "Core")`, wherever these are. A
/// manifest that computes a name or a path gives no files for that target.
package struct PackageManifest {
  /// In the order of the manifest.
  package private(set) var targets: [ProjectTarget] = []

  /// - Parameter bytes: Of `Package.swift`.
  /// - Throws: ``ProjectError`` where the manifest does not parse.
  package init(_ bytes: [UInt8]) throws(ProjectError) {
    let source = ParsedSource(bytes, path: "Package.swift")
    guard let tree = source.tree, source.firstError == nil else {
      let place = source.lines.position(
        of: source.firstError ?? source.tooDeep ?? source.tooLong ?? 0)
      throw ProjectError(
        line: place.line, column: place.column, reason: "does not parse as a manifest of a package")
    }
    var reader = ManifestReader()
    walk(Syntax(tree), &reader)
    targets = reader.finished()
  }
}

/// Collects the calls of a manifest that make targets.
private struct ManifestReader: SyntaxWalkVisitor {
  private var targets: [ProjectTarget] = []
  private var platforms: Set<ProjectTarget.Platform> = []
  /// Whether the package is an app, as Swift Playgrounds has them.
  private var isApp = false

  func enter(_ node: Syntax) {}

  mutating func leave(_ node: Syntax, height: Int) {
    guard let call = node.as(FunctionCallExprSyntax.self) else { return }
    let name =
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    if name == "iOSApplication" { isApp = true }
    if name == "Package" { collectPlatforms(of: call) }
    guard let product = Self.products[name], !call.isDependency,
      let target = Self.target(call, product)
    else { return }
    targets.append(target)
  }

  func finished() -> [ProjectTarget] {
    let sources = targets.indices.filter { targets[$0].product != .tests }
    return targets.indices.map { index in
      var target = targets[index]
      target.platforms = platforms
      if isApp, target.product == .tool { target.product = .app }
      // Of a package with one target, `Sources` itself may be its folder.
      if sources == [index], target.folders.count > 1 {
        target.folders.append(ProjectTarget.Folder(path: "Sources"))
      }
      return target
    }
  }

  private static let products: [String: ProjectTarget.Product] = [
    "target": .library, "executableTarget": .tool, "testTarget": .tests, "plugin": .tool,
    "macro": .tool,
  ]

  private mutating func collectPlatforms(of call: FunctionCallExprSyntax) {
    for element in call.elements(of: "platforms") {
      let name = element.as(FunctionCallExprSyntax.self)?.calledExpression
        .as(MemberAccessExprSyntax.self)?.declName.baseName.text
      guard let name else { continue }
      // Catalyst runs apps of iOS, with its text sizes.
      platforms.formUnion(
        ProjectTarget.Platform(rawValue: name == "macCatalyst" ? "iOS" : name).map { [$0] } ?? [])
    }
  }

  private static func target(
    _ call: FunctionCallExprSyntax, _ product: ProjectTarget.Product
  ) -> ProjectTarget? {
    guard let name = call.text(of: "name") else { return nil }
    var result = ProjectTarget(name: name, product: product)
    let roots: [String]
    if call.argument("path") != nil {
      guard let path = call.text(of: "path") else { return result }
      roots = [path]
    } else {
      let parents = ["Sources", "Source", "src", "srcs"] + (product == .tests ? ["Tests"] : [])
      roots = parents.map { "\($0)/\(name)" }
    }
    let sources = call.texts(of: "sources")
    // What a target copies it does not build.
    let copied = call.elements(of: "resources").compactMap { element -> String? in
      guard let copy = element.as(FunctionCallExprSyntax.self),
        copy.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "copy"
      else { return nil }
      return copy.arguments.first?.expression.text
    }
    for root in roots.map({ normalized($0) }) {
      let excluded = Set((call.texts(of: "exclude") + copied).map { normalized("\(root)/\($0)") })
      let folders = sources.isEmpty ? [root] : sources.map { normalized("\(root)/\($0)") }
      result.folders += folders.map { ProjectTarget.Folder(path: $0, excluded: excluded) }
    }
    return result
  }

  /// Without `.` and doubled slashes.
  private static func normalized(_ path: String) -> String {
    path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }
}

extension FunctionCallExprSyntax {
  fileprivate func argument(_ label: String) -> ExprSyntax? {
    arguments.first { $0.label?.text == label }?.expression
  }

  /// The literal text that an argument is.
  fileprivate func text(of label: String) -> String? { argument(label)?.text }

  fileprivate func elements(of label: String) -> [ExprSyntax] {
    argument(label)?.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? []
  }

  /// The literal texts of an argument that is an array.
  fileprivate func texts(of label: String) -> [String] { elements(of: label).compactMap(\.text) }

  /// Whether it names another target, on which one depends.
  fileprivate var isDependency: Bool {
    var node = Syntax(self)
    while let parent = node.parent {
      if let argument = node.as(LabeledExprSyntax.self), argument.label?.text == "dependencies",
        parent.parent?.as(FunctionCallExprSyntax.self)?.argument("name") != nil
      {
        return true
      }
      node = parent
    }
    return false
  }
}

extension ExprSyntax {
  /// What a literal says, without interpolations.
  fileprivate var text: String? {
    self.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}

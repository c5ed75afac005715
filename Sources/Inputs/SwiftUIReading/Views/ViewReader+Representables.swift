import CodeEvaluation
import DynamicTypeModel
import SwiftCode
import SwiftSyntax
import SwiftUIModel

/// What `UIViewRepresentable` and `UIViewControllerRepresentable` show.
extension ViewReader {
  /// What a representable shows, by what its code makes; nil where that is not known.
  func represented(_ instance: Instance, at location: SourceLocation?) -> ViewPiece? {
    systemView(instance, at: location) ?? hosted(instance, at: location)
  }

  /// A view of UIKit's own: a blur, a spinner, a field, which shows the text that it is given; nil for all others.
  private func systemView(_ instance: Instance, at location: SourceLocation?) -> ViewPiece? {
    let functions = machine.functions(named: "makeUIView", of: reference(to: instance.type))
    guard functions.count == 1, let function = functions.first, let made = function.result else {
      return nil
    }
    let words = function.body?.tokens(viewMode: .sourceAccurate).map(\.text) ?? []
    // Others may lie in it.
    guard !words.contains("contentView"), !words.contains("addSubview") else { return nil }
    if made.name == "UIView", makesOnlyEmptyViews(words), isNothingAdded(to: instance) {
      return fill(.symbol(Symbol("clear")), at: location)
    }
    func isOf(_ name: String) -> Bool { machine.isSubtype(made, of: .named(name)) }
    if isOf("UIVisualEffectView") { return fill(.symbol(Symbol("regularMaterial")), at: location) }
    if isOf("UIActivityIndicatorView") {
      return ViewPiece(.control(.progress(fraction: nil)), at: location)
    }
    let isField = isOf("UITextField")
    guard isField || isOf("UITextView") else { return nil }
    let text = text(of: instance, namedLike: ["text", "value"])
    if isField {
      let field = TextFieldDescription(
        prompt: self.text(of: instance, namedLike: ["placeholder", "prompt", "title"]) ?? "",
        text: text ?? "", isSecure: false, growsVertically: false)
      return ViewPiece(.control(.textField(field)), at: location).assumed("it is a field of UIKit")
    }
    return text.map {
      ViewPiece(.control(.textEditor(text: $0)), at: location).assumed("it is a text view of UIKit")
    }
  }

  /// Whether what code calls by names with capitals are plain views and values alone.
  private func makesOnlyEmptyViews(_ words: [String]) -> Bool {
    let called = zip(words, words.dropFirst()).filter { $0.0.isTypeName && $0.1 == "(" }.map(\.0)
    return called.contains("UIView") && Self.emptyTypes.isSuperset(of: called)
  }

  /// A view without anything in it, and what describes one.
  private static let emptyTypes: Set<String> = [
    "UIView", "UIColor", "CGRect", "CGSize", "CGPoint", "CGFloat",
  ]

  private func isNothingAdded(to instance: Instance) -> Bool {
    let functions = machine.functions(named: "updateUIView", of: reference(to: instance.type))
    return functions.allSatisfy { function in
      let words = function.body?.tokens(viewMode: .sourceAccurate).map(\.text) ?? []
      return !words.contains("addSubview") && !words.contains("insertSubview")
    }
  }

  /// The view that a controller of UIKit hosts: the property that code gives `rootView:` where it makes the controller. It lies in
  /// the middle of all the space that there is.
  private func hosted(_ instance: Instance, at location: SourceLocation?) -> ViewPiece? {
    let functions = machine.functions(
      named: "makeUIViewController", of: reference(to: instance.type))
    guard functions.count == 1, let body = functions.first?.body else { return nil }
    let words = body.tokens(viewMode: .sourceAccurate).map(\.text)
    guard
      words.contains("UIHostingController")
        || machine.isSubtype(functions[0].result ?? .unwritten, of: .named("UIHostingController")),
      let start = words.firstIndex(of: "rootView")
    else { return nil }
    let names = Set(instance.type.storedProperties.map(\.name))
    guard let name = words[start...].dropFirst().prefix(8).first(where: names.contains) else {
      return nil
    }
    let value = run { () throws(Unwind) -> MachineValue in
      try self.machine.value(of: name, in: instance.value)
    }
    var frame = FlexibleFrame()
    (frame.maxWidth, frame.maxHeight) = (.infinity, .infinity)
    return views(value).modified(by: .flexibleFrame(frame), at: location)
  }

  /// A text that a view keeps, by the name of its property.
  private func text(of instance: Instance, namedLike names: [String]) -> String? {
    for name in names {
      let property = instance.type.storedProperties.first {
        $0.name.lowercased().hasSuffix(name) && Self.holdsText($0.type)
      }
      guard let property else { continue }
      let value = convert(
        run { () throws(Unwind) -> MachineValue in
          try self.machine.value(of: property.name, in: instance.value)
        }
      ).readable
      switch value {
      case .string, .localized, .unknown: return display(value).shown
      default: continue
      }
    }
    return nil
  }

  private static func holdsText(_ type: TypeReference?) -> Bool {
    guard case .named(let path, let arguments)? = type?.unwrapped else { return false }
    if path.last == "Binding" { return arguments.first.map { holdsText($0) } ?? false }
    return ["String", "LocalizedStringKey"].contains(path.last ?? "")
  }
}

import CodeEvaluation
import DynamicTypeModel
import SwiftSyntax
import SwiftUIModel

extension ProjectIndex {
  /// The most states of a screen that are read besides the base one.
  package static let maximumVariants = 8

  /// Reads a screen in its base state, then in the states that unknown conditions lead to.
  ///
  /// The base state of a view is that in which the app shows it in a window, or the first preview that shows it, or the one
  /// that its stored defaults give.
  ///
  /// - Parameter variants: The most states to read besides the base one, which comes first.
  package func read(
    _ screen: SwiftUIScreen, in environment: ReadingEnvironment,
    variants: Int = ProjectIndex.maximumVariants
  ) -> [ReadScreen] {
    guard let root = root(of: screen) else { return [] }
    var start = ReadScreen(of: screen)
    start.root = root
    let base = reading(of: start, in: environment)
    var result = [base.screen]
    var seen = [base.screen.contentKey]
    // Each choice of the base state is turned once; most change nothing that is seen.
    var steps = base.steps
    if base.isAwaited, variants > 0 {
      var other = start
      other.variant = LaidOutScreen.appeared
      other.hasAppeared = true
      let appeared = reading(of: other, in: environment)
      steps += appeared.steps
      let key = appeared.screen.contentKey
      if key != seen[0] {
        seen.append(key)
        result.append(appeared.screen)
      }
    }
    var turns = base.decisions.prefix(4 * variants).map { Turn(decision: $0) }
    var known = Set(turns.map(\.decision.key))
    var next = 0
    while next < turns.count, next < 4 * variants, result.count <= variants {
      let turn = turns[next]
      next += 1
      // If modules kept nothing of what they are given, nothing would be known of the screen: that is no state worth reading.
      guard turn.decision.key != Machine.keepsArguments else { continue }
      for option in turn.decision.options.indices where option != turn.decision.chosen {
        guard result.count <= variants, steps < ViewReader.maximumSteps else { break }
        let other = turn.state(of: start, option)
        let turned = reading(of: other, in: environment)
        steps += turned.steps
        // Where a value is not the constant that it was compared with, it may be any of the others.
        if turn.decision.isComparison {
          turns += turned.decisions.filter { known.insert($0.key).inserted }
            .map { Turn(decision: $0, scenario: other.scenario, variant: other.variant + ", ") }
        }
        let key = turned.screen.contentKey
        guard !seen.contains(key) else { continue }
        seen.append(key)
        result.append(turned.screen)
      }
    }
    return result
  }

  /// A choice that is to be made otherwise.
  private struct Turn {
    var decision: ViewReader.Decision
    /// The choices that led to it.
    var scenario: [String: Int] = [:]
    var variant = ""

    func state(of base: ReadScreen, _ option: Int) -> ReadScreen {
      var state = base
      state.variant = variant + "\(decision.key): \(decision.options[option])"
      state.scenario = scenario
      state.scenario[decision.key] = option
      return state
    }
  }

  /// Reads a state of a screen in another environment, with the same choices.
  package func read(_ state: ReadScreen, in environment: ReadingEnvironment) -> ReadScreen {
    reading(of: state, in: environment).screen
  }

  private func reading(
    of state: ReadScreen, in environment: ReadingEnvironment
  ) -> (screen: ReadScreen, decisions: [ViewReader.Decision], steps: Int, isAwaited: Bool) {
    guard let root = root(of: state.screen, known: state.root) else { return (state, [], 0, false) }
    var reader = ViewReader(self, in: environment, scenario: state.scenario)
    var read = state
    var (piece, again) = reader.read(root, runsTasks: state.hasAppeared)
    if piece.hasSpinner, !piece.hasContent {
      // What is shown while something is loaded tells nothing of the screen.
      let other = ViewReader(self, in: environment, scenario: state.scenario)
      other.forgetsStates = true
      let (shown, shownAgain) = other.read(root, runsTasks: state.hasAppeared)
      if shown.hasContent {
        other.assume("the screen is not in the state in which it only loads")
        (reader, piece, again) = (other, shown, shownAgain)
      }
    }
    read.environment = environment
    read.take(piece, again, of: reader)
    return (read, reader.choices.decisions, reader.steps, reader.appearance.isAwaited)
  }
}

extension ReadScreen {
  /// Takes over what was read.
  ///
  /// - Parameter again: Makes the views once more.
  fileprivate mutating func take(
    _ piece: ViewPiece, _ again: @escaping () -> ViewPiece, of reader: ViewReader
  ) {
    tree = piece.tree().inheritingProvenance()
    isBeyondMemory = reader.machine.isBeyondMemory
    asksForTextSize = reader.asksForTextSize || reader.mayAskForTextSize
    asksForLook = reader.asksForLook
    traits = reader.traits
    assumptions =
      reader.choices.decisions.map { "\($0.key): \($0.options[$0.chosen])" }
      + reader.choices.assumptions
    count()
    layoutCode = nil
    guard reader.hasLayoutCode else { return }
    layoutCode = LayoutCode(reader) { [self] in
      guard reader.appearance.isUnsettled else { return nil }
      var read = self
      read.take(reader.settled(piece, again), again, of: reader)
      read.isMeasured = true
      return read
    }
  }
}

// MARK: - Roots

/// Where a reading begins.
enum Root: Sendable {
  case type(TypeDeclaration)
  case preview(PreviewDeclaration)
  /// A view as an app shows it in a window, or else as a preview shows it.
  case shown(TypeDeclaration, apps: [TypeDeclaration], [PreviewDeclaration])
}

extension ProjectIndex {
  /// - Parameter known: The root, where it was found before: its source is asked for by each reading.
  private func root(of screen: SwiftUIScreen, known: Root? = nil) -> Root? {
    let root = known ?? findRoot(of: screen)
    switch root {
    case .type(let type)?:
      _ = types(named: type.qualifiedName)
      trace?.note(.heirs, "App")
    case .shown(let type, let apps, _)?:
      for type in [type] + apps { _ = types(named: type.qualifiedName) }
      trace?.note(.heirs, "App")
    case .preview(let preview)?: trace?.note(.source, path(ofFile: preview.file))
    case nil: break
    }
    return root
  }

  private func findRoot(of screen: SwiftUIScreen) -> Root? {
    switch screen.kind {
    case .preview:
      let found = previews.first { location(of: $0) == screen.location }
      return found.map { .preview(declaration(of: $0)) }
    case .view:
      let found = allTypes.first {
        $0.name == screen.writtenName
          && location(file: $0.file, offset: $0.offset) == screen.location
      }
      guard let type = found else { return nil }
      let previews = previews(showing: type)
      let apps = apps(naming: type)
      return previews.isEmpty && apps.isEmpty ? .type(type) : .shown(type, apps: apps, previews)
    }
  }

  /// The apps in whose sources a view is named, which it may show in a window.
  private func apps(naming type: TypeDeclaration) -> [TypeDeclaration] {
    let name = Array(type.name.utf8)
    let found = apps.filter { app in
      app.qualifiedName != type.qualifiedName && files[app.file].source.bytes.contains(name)
    }
    return Array(found.prefix(3))
  }

  /// The previews that make a view by its name, those of its own file first.
  private func previews(showing type: TypeDeclaration) -> [PreviewDeclaration] {
    let naming = previews.filter { $0.file == type.file }.map(declaration).filter { preview in
      preview.body.tokens(viewMode: .sourceAccurate).contains { $0.text == type.name }
    }
    return Array(naming.prefix(3))
  }
}

// MARK: - Counting

extension ReadScreen {
  /// Counts texts and views that nobody knows.
  mutating func count() {
    texts = TextCount()
    opaqueCount = 0
    for node in tree.nodes {
      switch node.content {
      case .text(let text), .navigationTitle(let text):
        guard !text.string.isEmpty else { break }
        texts.all += 1
        let isKnown = text.runs.allSatisfy { $0.provenance == .known } && node.provenance == .known
        texts.known += isKnown ? 1 : 0
      case .opaque: opaqueCount += 1
      default: break
      }
    }
  }

  /// What tells the states of a screen apart: what they show, in its order.
  var contentKey: [String] {
    tree.nodes.compactMap { node in
      switch node.content {
      case .text(let text): "text " + text.string
      case .navigationTitle(let text): "title " + text.string
      case .image(let image): "image \(image.source)"
      case .opaque(let content): "opaque " + content.name
      case .control(let control): "control \(control)"
      case .hidden, .list, .navigationStack, .scrollView, .tabView, .toolbar: "container"
      case .opacity(let value): "opacity \(value)"
      default: nil
      }
    }
  }
}

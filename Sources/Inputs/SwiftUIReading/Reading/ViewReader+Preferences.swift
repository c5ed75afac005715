import CodeEvaluation
import DynamicTypeModel
import SwiftCode
import SwiftUIModel

/// What a view tells those around it.
enum Preference: @unchecked Sendable {
  /// `preference(key:value:)`, instead of what views in it tell.
  case value(TypeReference, MachineValue)
  /// `transformPreference(_:_:)`.
  case change(TypeReference, MachineValue)
  /// What views tell that layout makes, by the key of their `GeometryReader`.
  case deferred(String)
  /// `navigationDestination(for:destination:)`.
  case destination(TypeReference, MachineValue)
  /// A screen that a navigation stack shows instead of its root, and what its content is given.
  case screen(MachineValue, [MachineValue])
}

/// What layout has told of a screen, for the next reading of it.
struct Measures {
  /// Where views are whose anchors are asked for, in the window, by their keys.
  private(set) var frames: [String: Rect] = [:]
  /// What views tell that a `GeometryReader` has made, by its key, then by the preference's.
  private(set) var preferences: [String: [TypeReference: MachineValue]] = [:]
  /// Whether a view asks what others tell.
  var isAskedFor = false
  /// Whether they have changed since the screen was read, and it asks for them.
  var haveChanged = false

  /// Where coordinate spaces begin in the window, by their names.
  private(set) var spaces: [String: Point] = [:]

  mutating func note(_ origin: Point, ofSpace name: String) {
    guard spaces.updateValue(origin, forKey: name) != origin else { return }
    haveChanged = true
  }

  mutating func note(_ frame: Rect, at key: String) {
    guard frames.updateValue(frame, forKey: key) != frame else { return }
    haveChanged = haveChanged || isAskedFor
  }

  mutating func note(_ new: [TypeReference: MachineValue], of reader: String) {
    let old = preferences.updateValue(new, forKey: reader) ?? [:]
    let isSame =
      old.count == new.count
      && new.allSatisfy { key, value in old[key].map { MachineValue.isSame($0, value) } ?? false }
    if !isSame { haveChanged = haveChanged || isAskedFor }
  }
}

extension ViewTable {
  static let preferenceModifiers: [String: Modifier] = [
    "preference": { reader, view, call in
      guard let key = reader.preferenceKey(call.expression("key")),
        let value = call.expression("value")?.given.value
      else { return view }
      return view.telling(.value(key, value))
    },
    "transformPreference": { reader, view, call in
      guard let key = reader.preferenceKey(call.unlabelled.first),
        let change = call.trailing ?? call.unlabelled.last
      else { return view }
      return view.telling(.change(key, change.given.value))
    },
    "anchorPreference": { $0.anchorPreference($1, $2) },
    "onPreferenceChange": { $0.preferenceChange($1, $2) },
    "overlayPreferenceValue": { $0.preferenceLayer($1, $2, isOver: true) },
    "backgroundPreferenceValue": { $0.preferenceLayer($1, $2, isOver: false) },
    "onGeometryChange": { $0.geometryChange($1, $2) },
    "coordinateSpace": { $0.coordinateSpace($1, $2) },
  ]
}

// MARK: - What views tell

extension ViewReader {
  /// The key that an argument names; nil for one that no source declares.
  fileprivate func preferenceKey(_ argument: CallArguments.Argument?) -> TypeReference? {
    guard case .type(let type)? = argument?.given.value, let own = machine.ownType(type) else {
      return nil
    }
    if case .named(_, let arguments) = type { return .named(own.path, arguments) }
    return reference(to: own)
  }

  /// What the views of a view tell together; nil where none does.
  private func preference(_ key: TypeReference, of view: ViewPiece) -> MachineValue? {
    appearance.measures.isAskedFor = true
    var visits = Self.mostVisits
    let values = preferences(key, of: view, &visits)
    guard visits > 0 else { return machine.unknown(key.description, nil) }
    return reduced(key, values)
  }

  /// How many views are gone through for what they tell.
  private static let mostVisits = 20_000

  /// Source: Apple, `PreferenceKey.reduce(value:nextValue:)`: the values of siblings, in the order of the views. A view
  /// without one has no part in it, so that the first is taken as it is.
  private func reduced(_ key: TypeReference, _ values: [MachineValue]) -> MachineValue? {
    guard values.count > 1 else { return values.first }
    return ask("reduced", [.type(key), .array(ArrayValue(values))])
  }

  private func preferences(
    _ key: TypeReference, of view: ViewPiece, _ visits: inout Int
  ) -> [MachineValue] {
    guard view.hasPreferences, visits > 0 else { return [] }
    visits -= 1
    switch view.preference {
    case .value(key, let value)?: return [value]
    case .deferred(let reader)?:
      return appearance.measures.preferences[reader]?[key].map { [$0] } ?? []
    default: break
    }
    var inner: [MachineValue] = []
    for child in view.children { inner += preferences(key, of: child, &visits) }
    guard case .change(key, let change)? = view.preference else { return inner }
    let before = reduced(key, inner) ?? ask("first", [.type(key)])
    return [ask("changed", [before, change])]
  }

  /// All that the views of a view tell, by keys.
  private func preferences(of view: ViewPiece) -> [TypeReference: MachineValue] {
    var keys: Set<TypeReference> = []
    view.visit(most: Self.mostVisits) { next in
      switch next.preference {
      case .value(let key, _)?, .change(let key, _)?: keys.insert(key)
      case .deferred(let reader)?:
        keys.formUnion((appearance.measures.preferences[reader] ?? [:]).keys)
      default: break
      }
      return next.hasPreferences
    }
    var result: [TypeReference: MachineValue] = [:]
    for key in keys {
      var visits = Self.mostVisits
      result[key] = reduced(key, preferences(key, of: view, &visits))
    }
    return result
  }

  /// What a function of the prelude's `_Changes` gives, which runs code of the app's own.
  func ask(
    _ name: String, _ arguments: [MachineValue], called origin: String = "a preference"
  ) -> MachineValue {
    run { () throws(Unwind) -> MachineValue in
      let changes = try self.machine.make(.named("_Changes"))
      return try self.machine.call(name, on: changes, arguments.map { (nil, $0) })
        ?? self.machine.unknown(origin)
    }
  }

  /// Views that layout makes, with what they tell those outside of their `GeometryReader`.
  func noting(_ view: ViewPiece, of reader: String) -> ViewPiece {
    if view.hasPreferences { appearance.measures.note(preferences(of: view), of: reader) }
    return view
  }
}

// MARK: - Who asks for it

extension ViewReader {
  /// `onPreferenceChange(_:perform:)`.
  fileprivate func preferenceChange(_ view: ViewPiece, _ call: CallArguments) -> ViewPiece {
    guard appearance.isCollecting, let key = preferenceKey(call.unlabelled.first),
      let given = call.trailing ?? call.expression("perform"),
      case .function(let function) = given.given.value
    else { return view }
    let place = appearance.key(place(of: function) ?? "preference")
    if let value = preference(key, of: view) {
      appearance.watch(value, at: place, isFirst: true, .function(function), parameterCount: 1)
    }
    return view
  }

  /// `overlayPreferenceValue(_:alignment:_:)`, or what lies behind.
  fileprivate func preferenceLayer(
    _ view: ViewPiece, _ call: CallArguments, isOver: Bool
  ) -> ViewPiece {
    guard let key = preferenceKey(call.unlabelled.first),
      let builder = call.trailing ?? call.unlabelled.last(where: \.isClosure)
    else { return view }
    let value = preference(key, of: view) ?? ask("first", [.type(key)])
    let alignment = self.alignment(self.value("alignment", call))
    return view.modified(
      by: isOver ? .overlay(alignment) : .background(alignment), at: call.location,
      secondary: views(builder.given.value, with: [value]))
  }

  /// `onGeometryChange(for:of:action:)`.
  fileprivate func geometryChange(_ view: ViewPiece, _ call: CallArguments) -> ViewPiece {
    let of = call.expression("of")
    guard let measure = (of ?? call.trailing)?.given.value,
      let given = call.expression("action") ?? (of == nil ? nil : call.trailing),
      case .function(let function) = given.given.value
    else { return view }
    let key = appearance.key(place(of: function) ?? "geometry")
    return measured(view, at: call.location) { reader, proxy in
      guard reader.appearance.isCollecting else { return }
      let proxy = reader.machineValue(proxy)
      let value = reader.run { () throws(Unwind) -> MachineValue in
        try reader.machine.call(measure, with: [proxy])
      }
      reader.appearance.watch(
        value, at: key, isFirst: true, .function(function),
        parameterCount: function.parameterCount)
    }
  }

  /// `coordinateSpace(name:)` or `coordinateSpace(_:)`, in which code asks where views are.
  fileprivate func coordinateSpace(_ view: ViewPiece, _ call: CallArguments) -> ViewPiece {
    var name = value("name", call)
    if name == nil, case .symbol(let symbol)? = first(call), symbol.steps.last?.name == "named" {
      name = symbol.steps.last?.arguments?.first?.value
    }
    guard let name = text(name) else { return view }
    return measured(view, at: call.location) { reader, proxy in
      reader.appearance.measures.note(proxy.globalFrame.origin, ofSpace: name)
    }
  }

  /// `anchorPreference(key:value:transform:)`, whose anchor is known once the view was laid out.
  fileprivate func anchorPreference(_ view: ViewPiece, _ call: CallArguments) -> ViewPiece {
    guard let key = preferenceKey(call.expression("key")),
      let given = call.expression("transform") ?? call.trailing,
      case .function(let function) = given.given.value
    else { return view }
    let place = appearance.key(place(of: function) ?? "anchor")
    let measured = measured(view, at: call.location) { reader, proxy in
      reader.appearance.measures.note(proxy.globalFrame, at: place)
    }
    guard let frame = appearance.measures.frames[place],
      let anchor = anchor(symbolName(value("value", call)), in: frame)
    else { return measured }
    let told = run { () throws(Unwind) -> MachineValue in
      try self.machine.call(.function(function), with: [anchor])
    }
    return measured.telling(.value(key, told))
  }

  /// An `Anchor` of a view that has a frame in the window; nil for a point of a view that is not named.
  private func anchor(_ name: String?, in frame: Rect) -> MachineValue? {
    let parts: [String: (x: Double, y: Double)] = [
      "topLeading": (0, 0), "top": (0.5, 0), "topTrailing": (1, 0), "leading": (0, 0.5),
      "center": (0.5, 0.5), "trailing": (1, 0.5), "bottomLeading": (0, 1), "bottom": (0.5, 1),
      "bottomTrailing": (1, 1),
    ]
    let isWhole = name == "bounds"
    guard let part = isWhole ? (0, 0) : name.flatMap({ parts[$0] }) else { return nil }
    func number(_ value: Double) -> MachineValue { .double(value, .cgFloat) }
    return run { () throws(Unwind) -> MachineValue in
      try self.machine.make(
        .named("_Anchor"),
        [
          ("isWhole", .bool(isWhole)), ("x", number(frame.x + frame.width * part.x)),
          ("y", number(frame.y + frame.height * part.y)), ("width", number(frame.width)),
          ("height", number(frame.height)),
        ])
    }
  }

  /// A view of whose place in the window something is told when it is laid out.
  private func measured(
    _ view: ViewPiece, at location: SourceLocation?,
    _ note: @escaping (ViewReader, GeometryProxy) -> Void
  ) -> ViewPiece {
    let noted = later { (reader: ViewReader, proxy: GeometryProxy) -> ViewTree in
      note(reader, proxy)
      return .empty
    }
    return view.modified(
      by: .background(.center), at: location,
      secondary: ViewPiece(.geometryReader { proxy in noted(nil, proxy) }, at: location))
  }
}

extension ViewPiece {
  func telling(_ preference: Preference) -> ViewPiece {
    ViewPiece(.group, at: location, [self], preference: preference)
  }
}

import CodeEvaluation
import DynamicType
import DynamicTypeModel
import SwiftCode

/// Reads properties of UIKit's objects on a machine's heap.
///
/// Where a value is one of several, one is chosen, the same for one truth everywhere; what was chosen and what is not known
/// is noted for whoever asks for it next.
final class HeapReader {
  let machine: Machine
  private let fields: UIKitFields
  private var knownConstraints: [ObjectID] = []
  private var seenObjects = 0
  private var lineages: [DeclarationID: Lineage] = [:]
  /// What is assumed of truths that only running the app would tell.
  private(set) var decisions: [UnknownID: Bool] = [:]
  /// All that was assumed, in the order in which it was needed.
  private(set) var assumptions: [String] = []
  private var assumed: Set<UnknownID> = []
  private var isQuiet = false
  /// What values since the last ``takeNotes()`` rest on.
  private var notes: [Provenance] = []

  init(_ machine: Machine, _ fields: UIKitFields) {
    self.machine = machine
    self.fields = fields
  }

  /// What the values that were read since the last time rest on: the first that is not known, a state of the app only where there
  /// is nothing else.
  func takeNotes() -> Provenance {
    defer { notes = [] }
    return notes.first { !$0.isState } ?? notes.first ?? .known
  }

  func note(_ provenance: Provenance) { notes.append(provenance) }

  /// Notes what is assumed of the whole screen.
  func assume(_ what: String) {
    if !assumptions.contains(what) { assumptions.append(what) }
  }

  /// Reads what decides no frame and no text: what it rests on is noted nowhere.
  func quietly<Result>(_ body: () -> Result) -> Result {
    let outer = (notes, isQuiet)
    defer { (notes, isQuiet) = outer }
    isQuiet = true
    return body()
  }

  // MARK: Values

  /// Keeps a value for one of UIKit's properties; nothing where there is none.
  func keep(_ value: Value?, _ field: UIKitFields.Field, _ object: ObjectID) {
    guard let value, let variable = fields[field] else { return }
    machine.keep(value, for: variable, in: object)
  }

  /// A value without optionals and choices.
  func resolved(_ value: Value) -> Value {
    var value = value
    while true {
      switch value {
      case .some(let inner): value = inner
      case .choice(let choice):
        let truth = decide(choice.atom)
        value = truth ? choice.whenTrue : choice.whenFalse
      default: return value
      }
    }
  }

  /// The same, where a choice that is still open is taken for what gives something that is wanted.
  func resolved(_ value: Value, preferring isWanted: (Value) -> Bool) -> Value {
    func gives(_ value: Value) -> Bool {
      guard case .choice(let choice) = value else { return isWanted(value) }
      switch decisions[choice.atom] {
      case true?: return gives(choice.whenTrue)
      case false?: return gives(choice.whenFalse)
      case nil: return gives(choice.whenTrue) || gives(choice.whenFalse)
      }
    }
    var value = value
    while case .choice(let choice) = value {
      let truth = decide(choice.atom, usually: gives(choice.whenTrue) || !gives(choice.whenFalse))
      value = truth ? choice.whenTrue : choice.whenFalse
    }
    return resolved(value)
  }

  private func decide(_ atom: UnknownID, usually usual: Bool = true) -> Bool {
    let origin = machine.origin(of: atom)
    let truth = decisions[atom] ?? usual
    decisions[atom] = truth
    if !isQuiet, assumed.insert(atom).inserted { assumptions.append("\(origin): \(truth)") }
    notes.append(assumption(origin, truth))
    return truth
  }

  private func assumption(_ origin: String, _ truth: Bool) -> Provenance {
    .assumed(Assumption("\(origin): \(truth)", isState: Machine.isState(origin)))
  }

  /// What is assumed of a property that a closure or a loop may have changed; nil for others.
  func doubt(_ field: UIKitFields.Field, of object: ObjectID) -> Provenance? {
    guard let variable = fields[field], machine.isDoubted(variable, in: object) else { return nil }
    return .assumed("what other code calls later leaves the screen as it is")
  }

  /// The value of a property that UIKit's class declares; nil for none.
  func value(_ field: UIKitFields.Field, of object: ObjectID) -> Value? {
    guard let variable = fields[field] else { return nil }
    guard let stored = machine.stored(variable, in: object) else { return nil }
    var value = resolved(stored)
    if let doubt = doubt(field, of: object) { notes.append(doubt) }
    if case .unknown(let unknown) = value {
      notes.append(.placeholder(unknown.origin))
      guard let last = machine.lastKnown(variable, in: object) else { return value }
      value = resolved(last)
    }
    switch value {
    case .null, .uninitialized, .void: return nil
    default: return value
    }
  }

  func object(_ field: UIKitFields.Field, of object: ObjectID) -> ObjectID? {
    value(field, of: object).flatMap(self.object)
  }

  func object(_ value: Value) -> ObjectID? {
    if case .object(let id) = resolved(value) { return id }
    return nil
  }

  /// The objects of a list; what is no object is left out, and noted.
  func objects(_ field: UIKitFields.Field, of object: ObjectID) -> [ObjectID] {
    guard let value = value(field, of: object) else { return [] }
    return list(value).compactMap { element in
      if let id = self.object(element) { return id }
      if case .unknown(let unknown) = resolved(element) {
        notes.append(.placeholder(unknown.origin))
      }
      return nil
    }
  }

  func list(_ value: Value) -> [Value] {
    if case .array(let array) = resolved(value) { return array.elements }
    return []
  }

  /// Where the app's code made something.
  func place(_ field: UIKitFields.Field, of object: ObjectID) -> CodePlace? {
    guard case .tuple(let parts)? = value(field, of: object), parts.count == 2,
      case .integer(let file, _) = parts[0].value, case .integer(let offset, _) = parts[1].value
    else { return nil }
    return CodePlace(file: file, offset: offset)
  }

  func number(_ field: UIKitFields.Field, of object: ObjectID) -> Double? {
    value(field, of: object).flatMap(number)
  }

  func number(_ value: Value) -> Double? {
    switch resolved(value) {
    case .double(let number, _): return number
    case .integer(let number, _): return Double(number)
    case .unknown(let unknown):
      notes.append(.placeholder(unknown.origin))
      return nil
    default: return nil
    }
  }

  func integer(_ field: UIKitFields.Field, of object: ObjectID) -> Int? {
    value(field, of: object).flatMap(integer)
  }

  /// A whole number, as code may write any: `Int.max` is none that a `Double` has.
  func integer(_ value: Value) -> Int? {
    if case .integer(let number, _) = resolved(value) { return number }
    return number(value).flatMap { Int(exactly: $0.rounded(.towardZero)) }
  }

  func truth(_ field: UIKitFields.Field, of object: ObjectID) -> Bool? {
    guard let value = value(field, of: object) else { return nil }
    return truth(value)
  }

  func truth(_ value: Value) -> Bool? {
    switch resolved(value) {
    case .bool(let truth): return truth
    case .unknown(let unknown):
      // A truth by itself: the same everywhere.
      return decide(unknown.id)
    default: return nil
    }
  }

  /// A truth that decides nothing by itself where it is not known.
  func flag(_ field: UIKitFields.Field, of object: ObjectID) -> Bool {
    if case .bool(let truth)? = value(field, of: object) { return truth }
    return false
  }

  /// The name of an enumeration's case.
  func name(_ field: UIKitFields.Field, of object: ObjectID) -> String? {
    value(field, of: object).flatMap(name)
  }

  func name(_ value: Value) -> String? {
    if case .enumCase(let value) = resolved(value) { return value.name }
    return nil
  }

  /// A field of a structure.
  func field(_ name: String, of value: Value) -> Value? {
    guard case .structure(let structure) = resolved(value),
      let number = structure.type.storedProperties.firstIndex(where: { $0.name == name }),
      structure.fields.indices.contains(number)
    else { return nil }
    let field = resolved(structure.fields[number])
    switch field {
    case .null, .uninitialized: return nil
    default: return field
    }
  }

  /// The raw value of a structure that has one.
  func raw(_ field: UIKitFields.Field, of object: ObjectID) -> Value? {
    value(field, of: object).flatMap { self.field("rawValue", of: $0) }
  }

  // MARK: Texts

  /// A text with what it rests on; nil for none.
  func text(_ field: UIKitFields.Field, of object: ObjectID) -> ReadText? {
    guard let variable = fields[field], let stored = machine.stored(variable, in: object) else {
      return nil
    }
    return text(stored)
  }

  func text(_ value: Value) -> ReadText? {
    if case .choice(let choice) = value {
      // One of two texts, by what only running the app would tell.
      let truth = decide(choice.atom)
      guard var text = self.text(truth ? choice.whenTrue : choice.whenFalse) else { return nil }
      if text.provenance == .known {
        text.provenance = assumption(machine.origin(of: choice.atom), truth)
      }
      return text
    }
    switch value {
    case .some(let inner): return text(inner)
    case .string(let text, _): return ReadText(string: text, provenance: .known)
    case .text(let parts):
      var string = ""
      var origin: String?
      for part in parts {
        switch part {
        case .known(let text): string += text
        case .unknown(let unknown):
          string += PlaceholderText.text(
            of: unknown.origin, type: unknown.type?.unwrapped.name)
          origin = origin ?? unknown.origin
        }
      }
      return ReadText(string: string, provenance: origin.map { .placeholder($0) } ?? .known)
    case .unknown(let unknown):
      return ReadText(
        string: PlaceholderText.text(of: unknown.origin, type: unknown.type?.unwrapped.name),
        provenance: .placeholder(unknown.origin))
    default: return nil
    }
  }

  // MARK: Geometry

  func size(_ value: Value) -> Size? {
    guard let width = field("width", of: value).flatMap(number),
      let height = field("height", of: value).flatMap(number)
    else { return nil }
    return Size(width: width, height: height)
  }

  func point(_ value: Value) -> (x: Double, y: Double)? {
    guard let x = field("x", of: value).flatMap(number),
      let y = field("y", of: value).flatMap(number)
    else { return nil }
    return (x, y)
  }

  func rect(_ value: Value) -> Rect? {
    guard let origin = field("origin", of: value),
      let size = field("size", of: value).flatMap(size)
    else { return nil }
    // Where it begins may be unknown on one side; `number` notes that.
    let (x, y) = (
      field("x", of: origin).flatMap(number), field("y", of: origin).flatMap(number)
    )
    guard x != nil || y != nil else { return nil }
    return Rect(x: x ?? 0, y: y ?? 0, width: size.width, height: size.height)
  }

  /// `UIEdgeInsets`, or their directional form.
  func insets(_ value: Value) -> EdgeInsets? {
    guard let top = field("top", of: value).flatMap(number),
      let bottom = field("bottom", of: value).flatMap(number),
      let left = (field("left", of: value) ?? field("leading", of: value)).flatMap(number),
      let right = (field("right", of: value) ?? field("trailing", of: value)).flatMap(number)
    else { return nil }
    return EdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  // MARK: Classes

  /// An object's class and those above it, the nearest first.
  func classes(of object: ObjectID) -> [TypeDeclaration] { lineage(of: object).classes }

  /// Whether a type is UIKit's, and not the app's.
  func isPrelude(_ type: TypeDeclaration) -> Bool { fields.isPrelude(type) }

  /// Whether an object is of a class of UIKit, or of one that inherits from it.
  func isOf(_ name: String, _ object: ObjectID) -> Bool { lineage(of: object).names.contains(name) }

  /// All constraints, active or not, in the order in which they were made.
  var constraints: [ObjectID] {
    for number in seenObjects..<machine.objects.count {
      let id = ObjectID(rawValue: number)
      if isOf("NSLayoutConstraint", id) { knownConstraints.append(id) }
    }
    seenObjects = machine.objects.count
    return knownConstraints
  }

  /// The class of UIKit that an object is of, or that its class is made from.
  func kitClass(of object: ObjectID) -> String { lineage(of: object).kit }

  /// The nearest class of an object of which only the name is known; nil for none.
  func packageClass(of object: ObjectID) -> String? { lineage(of: object).package }

  private func lineage(of object: ObjectID) -> Lineage {
    let type = machine.objects[object.rawValue].type
    if let known = lineages[type.id] { return known }
    let classes = machine.lineage(of: object)
    let kits = classes.filter { fields.isPrelude($0) && !fields.isOfPackage($0) }
    let made = Lineage(
      classes: classes, names: Set(kits.map(\.name)), kit: kits.first?.name ?? "NSObject",
      package: classes.first(where: fields.isOfPackage)?.name)
    lineages[type.id] = made
    return made
  }

  /// What is asked of a class again and again.
  private struct Lineage {
    var classes: [TypeDeclaration]
    /// The names of UIKit's classes among them.
    var names: Set<String>
    /// The nearest of those.
    var kit: String
    /// The nearest class of which only the name is known.
    var package: String?
  }

  /// Whether the app's classes have a function or a computed property of a name.
  func overrides(_ name: String, _ object: ObjectID) -> Bool {
    classes(of: object).contains { type in
      !fields.isPrelude(type)
        && type.groups.contains { group in
          group.functions.contains { $0.name == name && !$0.isStatic }
            || group.variables.contains { $0.name == name && !$0.isStored }
        }
    }
  }
}

/// A text as code gives it, or what stands for it.
struct ReadText {
  var string: String
  var provenance: Provenance

  /// Whether nobody knows what it says; one that an unknown condition chooses is known but for the condition.
  var isMadeUp: Bool {
    if case .placeholder = provenance { true } else { false }
  }
}

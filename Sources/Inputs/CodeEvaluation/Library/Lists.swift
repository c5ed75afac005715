import SwiftCode

/// What a loop goes through.
enum ElementList {
  case known([Value])
  /// Elements that may be there, each with the truth that it is.
  case maybe([(Value, Value)])
  case unknown(TypeReference?)
  /// Elements of an iterator of the app's own, one after the other.
  case lazy(() throws(Unwind) -> Value?)
}

extension Machine {
  /// The elements of a sequence, in the order in which Swift goes through them.
  func elements(of value: Value) throws(Unwind) -> ElementList {
    switch simplified(value) {
    case .array(let array): return .known(array.elements)
    case .string(let text, _): return .known(text.map { .character($0) })
    case .range(let range):
      guard case .integer(let lower, let kind)? = range.lower else {
        return .unknown(range.lower.flatMap { typeReference(of: $0) })
      }
      let own = kind == .literal ? .int : kind
      if range.upper == nil {
        // It has no end: whoever asks for elements says when there are enough.
        var next = lower
        return .lazy { () throws(Unwind) -> Value? in
          guard own.bounds.contains(next), next < Int.max else { throw .trapped }
          defer { next += 1 }
          return .integer(next, own)
        }
      }
      guard case .integer(let upper, _)? = range.upper else {
        return .unknown(typeReference(of: .integer(lower, own)))
      }
      guard range.isClosed ? lower <= upper : lower < upper else { return .known([]) }
      let end = range.isClosed ? upper : upper - 1
      let (length, overflow) = end.subtractingReportingOverflow(lower)
      guard !overflow, length < limits.elements else { throw .exhausted("a range is too long") }
      return .known((lower...end).map { .integer($0, own) })
    case .set(let set):
      return set.elements.count <= 1
        ? .known(set.elements) : .unknown(set.element ?? commonElement(set.elements))
    case .dictionary(let dictionary):
      let pairs = dictionary.pairs.map {
        Value.tuple([TupleElement("key", $0.key), TupleElement("value", $0.value)])
      }
      if pairs.count <= 1 { return .known(pairs) }
      return .unknown(
        .tuple([
          TypeReference.TupleElement(
            label: "key",
            type: dictionary.key ?? commonElement(dictionary.pairs.map(\.key)) ?? .unwritten),
          TypeReference.TupleElement(
            label: "value",
            type: dictionary.value ?? commonElement(dictionary.pairs.map(\.value)) ?? .unwritten),
        ]))
    case .some(let inner): return try elements(of: inner)
    case .unknown(let unknown):
      switch unknown.type?.unwrapped {
      case .array(let element)?: return .unknown(element)
      case .named(["Set"], let arguments)?: return .unknown(arguments.first)
      case .dictionary(let key, let value)?:
        return .unknown(
          .tuple([
            TypeReference.TupleElement(label: "key", type: key),
            TypeReference.TupleElement(label: "value", type: value),
          ]))
      default: return .unknown(nil)
      }
    case .structure, .object, .enumCase:
      if let results = resultsOfTasks(value) { return try elements(of: results) }
      return try ownSequence(value)
    default: return .unknown(nil)
    }
  }

  /// The elements of a sequence that is gone through to its end.
  func wholeElements(of value: Value) throws(Unwind) -> ElementList {
    let found = try elements(of: value)
    guard case .lazy(let next) = found else { return found }
    var elements: [Value] = []
    while let element = try next() {
      try step()
      guard elements.count < limits.elements else { throw .exhausted("a sequence is too long") }
      elements.append(element)
    }
    return .known(elements)
  }

  /// Whether a type has elements that can be counted and asked for by an index.
  func isCollection(_ type: TypeReference) -> Bool {
    [
      "Collection", "BidirectionalCollection", "RandomAccessCollection", "MutableCollection",
      "RangeReplaceableCollection",
    ].contains { conforms(type, to: .named($0)) }
  }

  /// A sequence that the app declares.
  private func ownSequence(_ value: Value) throws(Unwind) -> ElementList {
    guard let type = typeReference(of: value) else { return .unknown(nil) }
    let iterator: Place
    let making = ["makeIterator", "makeAsyncIterator"].first { !functions($0, of: type).isEmpty }
    if let making {
      let made = try call(
        making, on: .value(value), value, [], Frame.empty, nil, origin: .text(making))
      if case .array(let array) = made { return .known(array.elements) }
      if case .unknown(let unknown) = made {
        if case .array(let element)? = unknown.type { return .unknown(element) }
        return .unknown(nil)
      }
      iterator = .cell(newCell(made))
    } else if !functions("next", of: type).isEmpty {
      iterator = .cell(newCell(value))
    } else if isCollection(type), variable("startIndex", of: type) != nil {
      guard
        case .integer(let start, _) = try read(member("startIndex", of: .value(value), Frame.empty)),
        case .integer(let end, _) = try read(member("endIndex", of: .value(value), Frame.empty)),
        case (let length, false) = end.subtractingReportingOverflow(start),
        (0..<limits.elements).contains(length)
      else { return .unknown(nil) }
      var elements: [Value] = []
      for number in start..<end {
        elements.append(
          try read(self.element(of: .value(value), at: .integer(number, .int))))
      }
      return .known(elements)
    } else {
      return .unknown(nil)
    }
    return .lazy { () throws(Unwind) -> Value? in
      let current = try self.read(iterator)
      let next = try self.call("next", on: iterator, current, [], Frame.empty, nil, origin: "next")
      switch next {
      case .null: return nil
      case .some(let inner): return inner
      default: throw Unwind.exhausted("nobody knows how many elements a sequence has")
      }
    }
  }

  func element(of base: Place, at index: Value) throws(Unwind) -> Place {
    let operand = Operand(value: index)
    let value = try read(base)
    if let type = typeReference(of: value) {
      let candidates = functions("subscript", of: type, isStatic: nil, kind: .subscripting).filter {
        $0.function.match([operand]) != nil
      }
      if let chosen = try choose(candidates, [operand], Frame.empty, typeOfValue: type) {
        return .element(base, [operand], chosen.function)
      }
    }
    return .element(base, [operand], nil)
  }

  // MARK: - Members of lists

  func listMember(_ value: Value, _ elements: [Value], _ name: String) throws(Unwind) -> Value? {
    let start = value.firstIndex
    switch name {
    case "count", "underestimatedCount": return .integer(elements.count, .int)
    case "isEmpty": return .bool(elements.isEmpty)
    case "first": return elements.first.map { .some($0) } ?? .null
    case "last": return elements.last.map { .some($0) } ?? .null
    case "startIndex": return .integer(start, .int)
    case "endIndex": return .integer(start + elements.count, .int)
    case "indices":
      return .range(
        RangeValue(
          lower: .integer(start, .int), upper: .integer(start + elements.count, .int),
          isClosed: false))
    case "lazy":
      guard case .array(var array) = value else { return value }
      array.typeName = "LazySequence"
      return .array(array)
    case "description", "debugDescription": return try debugDescription(of: value)
    case "capacity", "hashValue": return unknown(name, .named("Int"))
    default: return nil
    }
  }

  /// A list that has an element where a truth holds.
  private func appended(_ list: Value, _ element: Value, if truth: Value) -> Value {
    func add(_ list: Value) -> Value {
      switch list {
      case .array(var array):
        array.elements.append(element)
        return .array(array)
      case .choice(let choice):
        return .choice(choice.atom, add(choice.whenTrue), add(choice.whenFalse))
      default: return list
      }
    }
    return ifElse(truth, add(list), list)
  }

  /// A call on a list whose elements are known.
  func listCall(
    _ list: Value, _ elements: [Value], _ name: String, _ arguments: [Operand], _ place: Place
  ) throws(Unwind) -> Value? {
    if case .array(var array) = list, array.typeName == "LazySequence" {
      // Its closures run when somebody asks for elements, and as often: what they change is not known.
      array.typeName = "Array"
      let eager = Value.array(array)
      openForks += 1
      let start = journal.count
      let known = cells.count
      let result: Value?
      do {
        result = try listCall(eager, elements, name, arguments, place)
      } catch {
        openForks -= 1
        throw error
      }
      let changed = changes(since: start).keys.filter { $0 < known }
      openForks -= 1
      guard changed.isEmpty else {
        for cell in changed.sorted() { lose(cell) }
        return unknown("a lazy sequence")
      }
      if ["map", "filter", "compactMap", "flatMap"].contains(name), case .array(var lazy)? = result
      {
        lazy.typeName = "LazySequence"
        return .array(lazy)
      }
      return result
    }
    let type: TypeReference? =
      switch list {
      case .array(let array): array.element
      case .set(let set): set.element
      case .string: .named("Character")
      default: nil
      }
    let labels = arguments.map(\.label)
    func function(_ number: Int = 0) throws(Unwind) -> Value {
      try value(arguments[number], .function([type ?? .unwritten], result: .unwritten))
    }
    func array(_ elements: [Value], _ element: TypeReference? = nil) -> Value {
      .array(ArrayValue(elements, element: element))
    }
    func slice(_ part: ArraySlice<Value>) -> Value {
      .array(ArrayValue(slice: part, from: list.firstIndex, element: type))
    }
    func count(_ number: Int = 0) throws(Unwind) -> Int? { try self.number(arguments[number]) }
    switch name {
    case "map" where arguments.count == 1:
      let transform = try function()
      var result: [Value] = []
      for element in elements {
        try step()
        result.append(settled(try call(transform, [element], types: [type])))
      }
      return array(result, commonElement(result))
    case "flatMap" where arguments.count == 1:
      let transform = try function()
      var result: [Value] = []
      for element in elements {
        let part = try call(transform, [element], types: [type])
        switch part {
        case .null: continue
        case .some(let inner): result.append(inner)
        default:
          guard case .known(let inner) = try self.elements(of: part) else {
            return unknown("a list")
          }
          result += inner
        }
      }
      return array(result, commonElement(result))
    case "compactMap" where arguments.count == 1:
      let transform = try function()
      var result = array([])
      for element in elements {
        let part = settled(try call(transform, [element], types: [type]))
        result = try appendedOptional(result, part)
      }
      return result
    case "count" where arguments.count == 1:
      guard let found = try listCall(list, elements, "filter", arguments, .value(list)),
        case .array(let array) = found
      else { return unknown("a count", .named("Int")) }
      return .integer(array.elements.count, .int)
    case "filter" where arguments.count == 1:
      let test = try function()
      var result = array([], type)
      for element in elements {
        result = appended(result, element, if: condition(try call(test, [element], types: [type])))
      }
      return result
    case "removeAll" where labels == ["where"] || arguments.count == 1 && arguments[0].isTrailing:
      let test = try function()
      var result = array([], type)
      for element in elements {
        result = appended(
          result, element, if: negated(condition(try call(test, [element], types: [type]))))
      }
      try write(result, to: place)
      return .void
    case "forEach":
      let body = try function()
      for element in elements { _ = try call(body, [element], types: [type]) }
      return .void
    case "reduce" where labels.first == .some(nil):
      let combine = try value(arguments[1])
      // `.zero` is of the elements' type where nobody says otherwise, and so is `0` with an operator alone.
      var isImplicit = arguments[0].expression?.isImplicitRooted == true
      if case .name(let name)? = arguments[1].expression,
        name.text.first?.isOperatorCharacter == true,
        arguments[0].expression?.isLiteralNumber == true, type.flatMap({ declaration($0) }) != nil
      {
        isImplicit = true
      }
      var result = settled(try value(arguments[0], isImplicit ? type : nil))
      for element in elements {
        try step()
        result = try combined(combine, result, element)
      }
      return result
    case "reduce" where labels.first == "into":
      let combine = try value(arguments[1])
      let cell = newCell(settled(try value(arguments[0])))
      for element in elements {
        try step()
        let accumulator = Operand(value: .void)
        accumulator.place = .cell(cell)
        _ = try call(combine, [accumulator, Operand(value: element)], nil, "reduce")
      }
      return load(cell)
    case "contains" where arguments.count == 1:
      if labels[0] == "where" || arguments[0].isFunction {
        let test = try function()
        var result = Value.bool(false)
        for element in elements {
          result = either(result, condition(try call(test, [element], types: [type])))
          if case .bool(true) = result { break }
        }
        return result
      }
      return try contains(elements, value(arguments[0], type))
    case "allSatisfy":
      let test = try function()
      var result = Value.bool(true)
      for element in elements {
        result = both(result, condition(try call(test, [element], types: [type])))
        if case .bool(false) = result { break }
      }
      return result
    case "first" where arguments.count == 1, "last" where arguments.count == 1:
      let test = try function()
      let ordered = name == "first" ? elements : elements.reversed()
      var tests: [(Value, Value)] = []
      for element in ordered {
        let truth = condition(try call(test, [element], types: [type]))
        tests.append((truth, element))
        if case .bool(true) = truth { break }
      }
      return tests.reversed().reduce(.null) { ifElse($1.0, .some($1.1), $0) }
    case "firstIndex" where arguments.count == 1, "lastIndex" where arguments.count == 1:
      let start = list.firstIndex
      var tests: [(Value, Int)] = []
      let ordered =
        name == "firstIndex" ? Array(elements.enumerated()) : elements.enumerated().reversed()
      for (number, element) in ordered {
        let truth: Value
        if labels[0] == "of" {
          truth = try equal(element, value(arguments[0], type))
        } else {
          truth = condition(try call(function(), [element], types: [type]))
        }
        tests.append((truth, number + start))
        if case .bool(true) = truth { break }
      }
      return tests.reversed().reduce(.null) { ifElse($1.0, .some(.integer($1.1, .int)), $0) }
    case "sorted", "sort":
      guard let sorted = try sorted(elements, arguments) else {
        let result = unknown("a sorted list", type.map { .array($0) })
        if name == "sort" {
          try write(result, to: place)
          return .void
        }
        return result
      }
      if name == "sort" {
        try write(array(sorted, type), to: place)
        return .void
      }
      return array(sorted, type)
    case "min", "max":
      guard arguments.isEmpty || arguments.count == 1 else { break }
      guard !elements.isEmpty else { return .null }
      var best = elements[0]
      for element in elements.dropFirst() {
        let isLess: Value
        if let test = arguments.first {
          let compare = try value(test)
          isLess = condition(
            try name == "min"
              ? call(compare, [element, best], types: [type, type])
              : call(compare, [best, element], types: [type, type]))
        } else {
          isLess =
            try name == "min"
            ? less(element, best, Frame.empty)
            : self.either(less(best, element, Frame.empty), .bool(false))
        }
        guard case .bool(let truth) = isLess else {
          return unknown("\(name)()", type.map { .optional($0) })
        }
        if truth { best = element }
      }
      return Value.some(best)
    case "reversed":
      return .array(ArrayValue(view: elements.reversed(), element: type))
    case "reverse":
      try write(array(elements.reversed(), type), to: place)
      return .void
    case "enumerated":
      let pairs = elements.enumerated().map { number, element in
        Value.tuple([
          TupleElement("offset", .integer(number, .int)), TupleElement("element", element),
        ])
      }
      return .array(ArrayValue(view: pairs))
    case "joined":
      // Nothing that is joined has no letters, and no elements either.
      if elements.isEmpty, arguments.isEmpty, type == nil { return .string("") }
      return try joined(elements, arguments)
    case "prefix" where arguments.isTest, "drop" where arguments.isTest:
      guard let number = try countOfPassing(elements, function()) else {
        return unknown(name, type.map { .array($0) })
      }
      return slice(name == "prefix" ? elements[..<number] : elements[number...])
    case "prefix" where labels == [nil], "suffix" where labels == [nil]:
      guard let count = try count() else { break }
      guard count >= 0 else { throw .trapped }
      return slice(name == "prefix" ? elements.prefix(count) : elements.suffix(count))
    case "dropFirst", "dropLast":
      let count = arguments.isEmpty ? 1 : try count() ?? -1
      guard count >= 0 else { break }
      return slice(name == "dropFirst" ? elements.dropFirst(count) : elements.dropLast(count))
    case "split" where arguments.isSplit || labels.first == "separator":
      guard let ranges = try ranges(splitting: elements, type: type, arguments) else {
        return unknown("a list")
      }
      return array(ranges.map { slice(elements[$0]) })
    case "elementsEqual" where arguments.count == 1, "starts" where arguments.count == 1:
      guard case .known(let others) = try self.elements(of: value(arguments[0])) else { break }
      if name == "starts" {
        guard others.count <= elements.count else { return .bool(false) }
        return try equal(array(Array(elements.prefix(others.count))), array(others))
      }
      return try equal(array(elements), array(others))
    case "shuffled", "randomElement":
      return unknown(
        name, name == "shuffled" ? type.map { .array($0) } : type.map { .optional($0) })
    case "makeIterator": return list
    case "next":
      guard case .array(var rest) = list else { break }
      guard !rest.elements.isEmpty else { return .null }
      let first = rest.elements.removeFirst()
      try write(.array(rest), to: place)
      return Value.some(first)
    case "index":
      guard let base = try count() else { break }
      switch labels {
      case ["after"]: return .integer(base &+ 1, .int)
      case ["before"]: return .integer(base &- 1, .int)
      case [nil, "offsetBy"]:
        guard let offset = try count(1) else { break }
        return .integer(base &+ offset, .int)
      default: break
      }
    case "distance":
      guard let from = try count(0), let to = try count(1) else { break }
      return .integer(to &- from, .int)
    case "formatted":
      if let text = try formatted(texts: elements, by: arguments) { return text }
      return unknown("formatted()", .named("String"))
    case "description": return try debugDescription(of: list)
    default: break
    }
    return try mutatingListCall(list, elements, name, arguments, place, type)
  }

  private func appendedOptional(_ list: Value, _ part: Value) throws(Unwind) -> Value {
    switch simplified(part) {
    case .null: return list
    case .some(let inner): return appended(list, inner, if: .bool(true))
    case .choice(let choice):
      return try ifElse(
        truth(of: choice),
        appendedOptional(list, choice.whenTrue), appendedOptional(list, choice.whenFalse))
    case .unknown(let unknown) where unknown.type?.isOptional ?? true:
      return ifElse(
        exists(part),
        appended(
          list, derived("?\(unknown.id.rawValue)!", unknown.origin, unknown.type?.unwrapped),
          if: .bool(true)),
        list)
    case let other: return appended(list, other, if: .bool(true))
    }
  }

  /// What `reduce` makes of one more element.
  private func combined(_ combine: Value, _ result: Value, _ element: Value) throws(Unwind) -> Value
  {
    if case .function(let function) = combine, case .operation(let name, let frame) = function.kind
    {
      return settled(try binary(name, result, element, frame))
    }
    return settled(try call(combine, [result, element]))
  }

  private func mutatingListCall(
    _ list: Value, _ elements: [Value], _ name: String, _ arguments: [Operand], _ place: Place,
    _ type: TypeReference?
  ) throws(Unwind) -> Value? {
    guard Self.mutatingListNames.contains(name) else { return nil }
    for argument in arguments where !argument.isFunction {
      _ = try value(
        argument,
        argument.label == "contentsOf" || argument.label == "with"
          ? type.map { .array($0) } : argument.label == nil ? type : nil)
    }
    // What the arguments changed is seen.
    guard case .array(var array) = try read(place) else { return nil }
    let elements = array.elements
    let labels = arguments.map(\.label)
    func position(_ number: Int) throws(Unwind) -> Int? {
      try self.number(arguments[number]).map { $0 &- array.start }
    }
    func write(_ elements: [Value]) throws(Unwind) {
      guard elements.count <= limits.elements else { throw .exhausted("a list grows too long") }
      array.elements = elements
      try self.write(.array(array), to: place)
    }
    switch (name, labels) {
    case ("append", [nil]):
      let value = try value(arguments[0], type)
      try write(elements + [settled(type.map { coerced(value, to: $0, nil) } ?? value)])
      return .void
    case ("append", ["contentsOf"]):
      let more = try value(arguments[0], type.map { .array($0) })
      guard case .known(let added) = try self.elements(of: more) else {
        try self.write(unknown("a list", type.map { .array($0) }), to: place)
        return .void
      }
      try write(elements + added)
      return .void
    case ("insert", [nil, "at"]):
      guard let at = try position(1) else { break }
      guard at >= 0, at <= elements.count else { throw .trapped }
      let value = try value(arguments[0], type)
      var changed = elements
      changed.insert(settled(type.map { coerced(value, to: $0, nil) } ?? value), at: at)
      try write(changed)
      return .void
    case ("insert", ["contentsOf", "at"]):
      guard let at = try position(1),
        case .known(let added) = try self.elements(of: value(arguments[0]))
      else { break }
      guard at >= 0, at <= elements.count else { throw .trapped }
      var changed = elements
      changed.insert(contentsOf: added, at: at)
      try write(changed)
      return .void
    case ("remove", ["at"]):
      guard let at = try position(0) else { break }
      guard elements.indices.contains(at) else { throw .trapped }
      var changed = elements
      let removed = changed.remove(at: at)
      try write(changed)
      return removed
    case ("removeFirst", []), ("removeLast", []):
      guard !elements.isEmpty else { throw .trapped }
      try write(Array(name == "removeFirst" ? elements.dropFirst() : elements.dropLast()))
      return name == "removeFirst" ? elements.first : elements.last
    case ("removeFirst", [nil]), ("removeLast", [nil]):
      guard let count = try number(arguments[0]) else { break }
      guard count >= 0, count <= elements.count else { throw .trapped }
      try write(Array(name == "removeFirst" ? elements.dropFirst(count) : elements.dropLast(count)))
      return .void
    case ("popLast", []), ("popFirst", []):
      guard !elements.isEmpty else { return .null }
      try write(Array(name == "popFirst" ? elements.dropFirst() : elements.dropLast()))
      return Value.some(name == "popFirst" ? elements[0] : elements[elements.count - 1])
    case ("removeAll", []), ("removeAll", ["keepingCapacity"]):
      try write([])
      return .void
    case ("swapAt", [nil, nil]):
      guard let one = try position(0), let other = try position(1) else { break }
      guard elements.indices.contains(one), elements.indices.contains(other) else { throw .trapped }
      var changed = elements
      changed.swapAt(one, other)
      try write(changed)
      return .void
    case ("removeSubrange", [nil]), ("replaceSubrange", [nil, "with"]):
      guard case .range(let range) = try value(arguments[0]),
        let bounds = bounds(range, elements.count)
      else { break }
      guard bounds.lowerBound >= 0, bounds.upperBound <= elements.count else { throw .trapped }
      var added: [Value] = []
      if arguments.count > 1 {
        guard case .known(let more) = try self.elements(of: value(arguments[1])) else { break }
        added = more
      }
      var changed = elements
      changed.replaceSubrange(bounds, with: added)
      try write(changed)
      return .void
    case ("reserveCapacity", _): return .void
    case ("move", ["fromOffsets", "toOffset"]), ("remove", ["atOffsets"]):
      if let offsets = try offsets(value(arguments[0])),
        offsets.allSatisfy(elements.indices.contains)
      {
        var changed = elements
        for offset in offsets.reversed() { changed.remove(at: offset) }
        guard arguments.count > 1 else {
          try write(changed)
          return .void
        }
        if let target = try number(arguments[1]), (0...elements.count).contains(target) {
          changed.insert(
            contentsOf: offsets.map { elements[$0] },
            at: target - offsets.count { $0 < target })
          try write(changed)
          return .void
        }
      }
      try self.write(unknown("a list", type.map { .array($0) }), to: place)
      return .void
    case ("shuffle", _):
      try self.write(unknown("a shuffled list", type.map { .array($0) }), to: place)
      return .void
    case ("withUnsafeBufferPointer", _): return unknown(name)
    default: break
    }
    return nil
  }

  static let mutatingListNames: Set<String> = [
    "append", "insert", "remove", "removeFirst", "removeLast", "popLast", "popFirst", "removeAll",
    "swapAt",
    "removeSubrange", "replaceSubrange", "reserveCapacity", "move", "shuffle",
    "withUnsafeBufferPointer",
  ]

  /// The numbers of an `IndexSet`, ascending; nil where they are not known.
  private func offsets(_ value: Value) throws(Unwind) -> [Int]? {
    guard case .structure(let set) = value, set.type.name == "IndexSet",
      case .known(let numbers) = try elements(of: value)
    else { return nil }
    var result: [Int] = []
    for number in numbers {
      guard case .integer(let number, _) = number else { return nil }
      result.append(number)
    }
    return result
  }

  /// Whole numbers of a range in a list.
  func bounds(_ range: RangeValue, _ count: Int) -> Range<Int>? {
    var lower = 0
    var upper = count
    if let bound = range.lower {
      guard case .integer(let number, _) = bound else { return nil }
      lower = number
    }
    if let bound = range.upper {
      guard case .integer(let number, _) = bound, number < Int.max else { return nil }
      upper = range.isClosed ? number + 1 : number
    }
    return lower <= upper ? lower..<upper : nil
  }

  /// Elements in their order; nil where it is not known.
  private func sorted(_ elements: [Value], _ arguments: [Operand]) throws(Unwind) -> [Value]? {
    var result: [Value] = []
    var compare: Value?
    if let argument = arguments.first { compare = try value(argument) }
    if arguments.first?.label == "using" {
      let comparators: [Value]
      switch compare {
      case .array(let array)?: comparators = array.elements
      case .structure(let comparator)?: comparators = [.structure(comparator)]
      default: return nil
      }
      compare = .function(
        FunctionValue(
          .native("precedes") { (machine: Machine, operands: [Operand]) throws(Unwind) -> Value in
            try machine.precedes(
              machine.value(operands[0]), machine.value(operands[1]), by: comparators)
          }))
    }
    for element in elements {
      // Binary insertion after all that are not greater, so that equal ones keep their order.
      var low = 0
      var high = result.count
      while low < high {
        let middle = (low + high) / 2
        let isLess: Value
        if let compare {
          if case .function(let function) = compare,
            case .operation(let name, let frame) = function.kind
          {
            isLess = try binary(name, element, result[middle], frame)
          } else {
            isLess = condition(try call(compare, [element, result[middle]]))
          }
        } else {
          isLess = try less(element, result[middle], Frame.empty)
        }
        guard case .bool(let truth) = isLess else { return nil }
        if truth { high = middle } else { low = middle + 1 }
      }
      result.insert(element, at: low)
    }
    return result
  }

  private func joined(_ elements: [Value], _ arguments: [Operand]) throws(Unwind) -> Value? {
    let separator = try arguments.first.map { (operand: Operand) throws(Unwind) -> Value in
      try self.value(operand)
    }
    let isText = elements.allSatisfy {
      switch $0 {
      case .string, .text, .character: true
      case .choice: typeReference(of: $0) == .named("String")
      case .unknown(let unknown): unknown.type == nil || unknown.type == .named("String")
      default: false
      }
    }
    if isText, !elements.isEmpty || arguments.first?.label == "separator" {
      if case .array? = separator { return nil }
      var result = Value.string("")
      for (number, element) in elements.enumerated() {
        if number > 0, let separator { result = try concatenated(result, separator) }
        result = try concatenated(result, element)
      }
      return result
    }
    if elements.isEmpty { return nil }
    var result: [Value] = []
    for (number, element) in elements.enumerated() {
      guard case .known(let inner) = try self.elements(of: element) else { return nil }
      if number > 0, let separator, case .known(let between) = try self.elements(of: separator) {
        result += between
      }
      result += inner
    }
    return .array(ArrayValue(result, element: commonElement(result)))
  }

  /// How many elements there are before the first that does not pass a test; nil where nobody knows.
  func countOfPassing(_ elements: some Sequence<Value>, _ test: Value) throws(Unwind) -> Int? {
    var count = 0
    for element in elements {
      guard case .bool(let truth) = condition(try call(test, [element])) else { return nil }
      guard truth else { break }
      count += 1
    }
    return count
  }
}

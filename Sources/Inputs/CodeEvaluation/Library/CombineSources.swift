/// Combine's publishers as Swift: what is known when something subscribes is handed on at once.
///
/// Source: Apple, Combine.
package enum CombineSources {
  package static let path = "<Combine>"

  package static let source = #"""
    protocol Cancellable {}
    class AnyCancellable: Hashable, Cancellable {
      init() {}
      init(_ cancel: @escaping () -> Void) {}
      func cancel() {}
      func store(in set: inout Set<AnyCancellable>) {}
      func store(in list: inout [AnyCancellable]) {}
    }
    enum Subscribers {
      enum Completion<Failure> { case finished, failure(Failure) }
    }
    protocol Publisher {}
    protocol Subject {}
    protocol Scheduler {}
    class AnyPublisher<Output, Failure>: Publisher {
      var _values: [Output] = []
      var _subscribers: [(Output) -> Void] = []
      /// How it has ended: nil where more may come.
      var _end: Subscribers.Completion<Failure>?
      var _failure: Failure? {
        if case .failure(let error) = _end { return error }
        return nil
      }
      init() {}
      init(_ other: AnyPublisher<Output, Failure>) { other._follow { self._send($0) } }
      func _send(_ value: Output) {
        _values = [value]
        for subscriber in _subscribers { subscriber(value) }
      }
      func _follow(_ body: @escaping (Output) -> Void) {
        _subscribers.append(body)
        for value in _values { body(value) }
      }
      func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { self }
      func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        _follow(receiveValue)
        return AnyCancellable()
      }
      func sink(receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        _follow(receiveValue)
        if let _end { receiveCompletion(_end) }
        return AnyCancellable()
      }
      func assign<Root>(to path: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        _follow { object[keyPath: path] = $0 }
        return AnyCancellable()
      }
      func assign(to published: inout AnyPublisher<Output, Failure>) {
        let subject = published
        _follow { subject._send($0) }
      }
      func map(_ transform: @escaping (Output) -> Any) -> AnyPublisher<Any, Failure> {
        let result = AnyPublisher<Any, Failure>()
        _follow { result._send(transform($0)) }
        result._end = _end
        return result
      }
      func compactMap(_ transform: @escaping (Output) -> Any?) -> AnyPublisher<Any, Failure> {
        let result = AnyPublisher<Any, Failure>()
        _follow { value in if let new = transform(value) { result._send(new) } }
        result._end = _end
        return result
      }
      func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        let result = AnyPublisher<Output, Failure>()
        _follow { value in if isIncluded(value) { result._send(value) } }
        result._end = _end
        return result
      }
      func removeDuplicates() -> AnyPublisher<Output, Failure> { self }
      func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> { self }
      func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
        let result = AnyPublisher<Output, Failure>()
        var left = count
        _follow { value in
          if left > 0 { left -= 1 } else { result._send(value) }
        }
        return result
      }
      func first() -> AnyPublisher<Output, Failure> { self }
      func scan<Result>(_ first: Result, _ next: @escaping (Result, Output) -> Result) -> AnyPublisher<Result, Failure> {
        let result = AnyPublisher<Result, Failure>()
        var last = first
        _follow { value in
          last = next(last, value)
          result._send(last)
        }
        return result
      }
      func flatMap<Other>(maxPublishers: Any? = nil, _ transform: @escaping (Output) -> AnyPublisher<Other, Failure>) -> AnyPublisher<Other, Failure> {
        let result = AnyPublisher<Other, Failure>()
        result._end = _end
        _follow { value in
          let inner = transform(value)
          inner._follow { result._send($0) }
          if inner._failure != nil { result._end = inner._end }
        }
        return result
      }
      func setFailureType(to type: Any) -> AnyPublisher<Output, Failure> { self }
      func replaceError(with value: Output) -> AnyPublisher<Output, Never> {
        _failure == nil ? self : Just(value)
      }
      func `catch`(_ handler: @escaping (Failure) -> AnyPublisher<Output, Never>) -> AnyPublisher<Output, Never> {
        if let _failure { return handler(_failure) }
        return self
      }
      func mapError(_ transform: @escaping (Failure) -> Any) -> AnyPublisher<Output, Any> {
        if let _failure { return Fail(error: transform(_failure)) }
        return self
      }
      func zip<Other>(_ other: AnyPublisher<Other, Failure>) -> AnyPublisher<(Output, Other), Failure> {
        let result = AnyPublisher<(Output, Other), Failure>()
        var ours: [Output] = []
        var theirs: [Other] = []
        func pair() {
          if !ours.isEmpty && !theirs.isEmpty { result._send((ours.removeFirst(), theirs.removeFirst())) }
        }
        _follow { ours.append($0); pair() }
        other._follow { theirs.append($0); pair() }
        return result
      }
      func _combineLatest3<One, Other>(_ one: AnyPublisher<One, Failure>, _ other: AnyPublisher<Other, Failure>) -> AnyPublisher<(Output, One, Other), Failure> {
        let result = AnyPublisher<(Output, One, Other), Failure>()
        combineLatest(one).combineLatest(other)._follow { result._send(($0.0.0, $0.0.1, $0.1)) }
        return result
      }
      func combineLatest<Other, Result>(_ other: AnyPublisher<Other, Failure>, _ transform: @escaping (Output, Other) -> Result) -> AnyPublisher<Result, Failure> {
        let result = AnyPublisher<Result, Failure>()
        combineLatest(other)._follow { result._send(transform($0.0, $0.1)) }
        return result
      }
      func prefix(_ count: Int) -> AnyPublisher<Output, Failure> { self }
      func receive(on scheduler: Any, options: Any? = nil) -> AnyPublisher<Output, Failure> { self }
      func subscribe(on scheduler: Any, options: Any? = nil) -> AnyPublisher<Output, Failure> { self }
      func debounce(for: Any, scheduler: Any, options: Any? = nil) -> AnyPublisher<Output, Failure> { self }
      func throttle(for: Any, scheduler: Any, latest: Bool) -> AnyPublisher<Output, Failure> { self }
      func delay(for: Any, scheduler: Any) -> AnyPublisher<Output, Failure> { AnyPublisher<Output, Failure>() }
      func share() -> AnyPublisher<Output, Failure> { self }
      func handleEvents(receiveOutput: ((Output) -> Void)? = nil) -> AnyPublisher<Output, Failure> { self }
      func replaceNil(with value: Any) -> AnyPublisher<Any, Failure> { map { $0 ?? value } }
      func prepend(_ value: Output) -> AnyPublisher<Output, Failure> {
        let result = AnyPublisher<Output, Failure>()
        result._send(value)
        _follow { result._send($0) }
        return result
      }
      func merge(with other: AnyPublisher<Output, Failure>) -> AnyPublisher<Output, Failure> {
        let result = AnyPublisher<Output, Failure>()
        _follow { result._send($0) }
        other._follow { result._send($0) }
        return result
      }
      func combineLatest<Other>(_ other: AnyPublisher<Other, Failure>) -> AnyPublisher<(Output, Other), Failure> {
        let result = AnyPublisher<(Output, Other), Failure>()
        _follow { one in for two in other._values { result._send((one, two)) } }
        other._follow { two in for one in self._values { result._send((one, two)) } }
        return result
      }
    }
    class CurrentValueSubject<Output, Failure>: AnyPublisher<Output, Failure> {
      init(_ value: Output) {
        super.init()
        _values = [value]
      }
      var value: Output {
        get { _values[0] }
        set { _send(newValue) }
      }
      func send(_ value: Output) { _send(value) }
      func send(completion: Any) {}
    }
    class PassthroughSubject<Output, Failure>: AnyPublisher<Output, Failure> {
      override init() {}
      func send(_ value: Output) {
        for subscriber in _subscribers { subscriber(value) }
      }
      func send() {
        for subscriber in _subscribers { subscriber(()) }
      }
      func send(completion: Any) {}
    }
    enum Publishers {
      static func CombineLatest<A, B, Failure>(_ a: AnyPublisher<A, Failure>, _ b: AnyPublisher<B, Failure>) -> AnyPublisher<(A, B), Failure> {
        a.combineLatest(b)
      }
      static func CombineLatest3<A, B, C, Failure>(_ a: AnyPublisher<A, Failure>, _ b: AnyPublisher<B, Failure>, _ c: AnyPublisher<C, Failure>) -> AnyPublisher<(A, B, C), Failure> {
        a._combineLatest3(b, c)
      }
      static func CombineLatest4<A, B, C, D, Failure>(_ a: AnyPublisher<A, Failure>, _ b: AnyPublisher<B, Failure>, _ c: AnyPublisher<C, Failure>, _ d: AnyPublisher<D, Failure>) -> AnyPublisher<(A, B, C, D), Failure> {
        let result = AnyPublisher<(A, B, C, D), Failure>()
        a.combineLatest(b).combineLatest(c.combineLatest(d))._follow { result._send(($0.0.0, $0.0.1, $0.1.0, $0.1.1)) }
        return result
      }
      static func Merge<Output, Failure>(_ a: AnyPublisher<Output, Failure>, _ b: AnyPublisher<Output, Failure>) -> AnyPublisher<Output, Failure> {
        a.merge(with: b)
      }
      static func Zip<A, B, Failure>(_ a: AnyPublisher<A, Failure>, _ b: AnyPublisher<B, Failure>) -> AnyPublisher<(A, B), Failure> {
        a.zip(b)
      }
    }
    class Future<Output, Failure>: AnyPublisher<Output, Failure> {
      typealias Promise = (Result<Output, Failure>) -> Void
      init(_ fulfill: @escaping (@escaping (Result<Output, Failure>) -> Void) -> Void) {
        super.init()
        fulfill { result in
          switch result {
          case .success(let value):
            self._send(value)
            self._end = .finished
          case .failure(let error): self._end = .failure(error)
          }
        }
      }
    }
    class Just<Output>: AnyPublisher<Output, Never> {
      init(_ value: Output) {
        super.init()
        _values = [value]
        _end = .finished
      }
    }
    class Fail<Output, Failure>: AnyPublisher<Output, Failure> {
      init(error: Failure) {
        super.init()
        _end = .failure(error)
      }
      init(outputType: Any, failure: Failure) {
        super.init()
        _end = .failure(failure)
      }
    }
    class Empty<Output, Failure>: AnyPublisher<Output, Failure> {
      init(completeImmediately: Bool = true) { super.init() }
    }
    @propertyWrapper struct Published<Value> {
      let _subject: CurrentValueSubject<Value, Never>
      init(wrappedValue: Value) { _subject = CurrentValueSubject(wrappedValue) }
      init(initialValue: Value) { _subject = CurrentValueSubject(initialValue) }
      var wrappedValue: Value {
        get { _subject.value }
        nonmutating set { _subject.send(newValue) }
      }
      var projectedValue: AnyPublisher<Value, Never> { _subject }
    }
    """#
}

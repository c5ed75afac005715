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
    protocol Publisher {}
    protocol Subject {}
    protocol Scheduler {}
    class AnyPublisher<Output, Failure>: Publisher {
      var _values: [Output] = []
      var _subscribers: [(Output) -> Void] = []
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
      func sink(receiveCompletion: @escaping (Any) -> Void, receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        _follow(receiveValue)
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
        return result
      }
      func compactMap(_ transform: @escaping (Output) -> Any?) -> AnyPublisher<Any, Failure> {
        let result = AnyPublisher<Any, Failure>()
        _follow { value in if let new = transform(value) { result._send(new) } }
        return result
      }
      func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        let result = AnyPublisher<Output, Failure>()
        _follow { value in if isIncluded(value) { result._send(value) } }
        return result
      }
      func removeDuplicates() -> AnyPublisher<Output, Failure> { self }
      func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> { self }
      func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> { AnyPublisher<Output, Failure>() }
      func first() -> AnyPublisher<Output, Failure> { self }
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
    class Just<Output>: AnyPublisher<Output, Never> {
      init(_ value: Output) {
        super.init()
        _values = [value]
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

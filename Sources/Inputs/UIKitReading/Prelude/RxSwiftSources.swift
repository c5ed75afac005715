/// RxSwift's sequences as Swift: what is known when something subscribes is handed on at once, and nothing that time brings.
///
/// Source: the documentation of RxSwift 6 (ReactiveX/RxSwift, MIT).
enum RxSwiftSources {
  static let source = #"""
    class _Disposable {
      init() {}
      func dispose() {}
      func disposed(by bag: Any) {}
    }
    enum Disposables {
      static func create(with body: (() -> Void)? = nil) -> _Disposable { _Disposable() }
    }
    class DisposeBag {
      init() {}
      func insert(_ disposables: Any...) {}
    }
    class CompositeDisposable: _Disposable { func insert(_ disposable: Any) {} }
    class SerialDisposable: _Disposable { var disposable: Any? }
    struct AnyObserver<Element> {
      let _send: (Element) -> Void
      init(_ send: @escaping (Element) -> Void) { _send = send }
      func onNext(_ value: Element) { _send(value) }
      func onError(_ error: Any) {}
      func onCompleted() {}
    }
    class Observable<Element> {
      // What who subscribes gets at once: the last value, or all of a sequence that begins anew for each.
      var _values: [Element] = []
      var _keepsAll = false
      var _subscribers: [(Element) -> Void] = []
      var _start: ((AnyObserver<Element>) -> Any)?
      init() {}
      init(_all values: [Element]) {
        _values = values
        _keepsAll = true
      }
      func _send(_ value: Element) {
        if _keepsAll { _values.append(value) } else { _values = [value] }
        for subscriber in _subscribers { subscriber(value) }
      }
      func _begin() {
        guard let start = _start else { return }
        _start = nil
        _ = start(AnyObserver { self._send($0) })
      }
      func _follow(_ body: @escaping (Element) -> Void) {
        _begin()
        for value in _values { body(value) }
        _subscribers.append(body)
      }
      func _derived<Other>(_ body: @escaping (Observable<Other>, Element) -> Void) -> Observable<Other> {
        let result = Observable<Other>()
        result._keepsAll = _keepsAll
        _follow { body(result, $0) }
        return result
      }

      static func just(_ value: Element) -> Observable<Element> { Observable(_all: [value]) }
      static func of(_ values: Element...) -> Observable<Element> { Observable(_all: values) }
      static func from(_ values: [Element]) -> Observable<Element> { Observable(_all: values) }
      static func from(optional value: Element?) -> Observable<Element> {
        if let value { return Observable(_all: [value]) }
        return Observable(_all: [])
      }
      static func empty() -> Observable<Element> { Observable() }
      static func never() -> Observable<Element> { Observable() }
      static func error(_ error: Any) -> Observable<Element> { Observable() }
      static func interval(_ period: Any, scheduler: Any) -> Observable<Element> { Observable() }
      static func timer(_ due: Any, period: Any? = nil, scheduler: Any) -> Observable<Element> { Observable() }
      static func deferred(_ body: @escaping () -> Observable<Element>) -> Observable<Element> { body() }
      static func create(_ body: @escaping (AnyObserver<Element>) -> Any) -> Observable<Element> {
        let result = Observable<Element>()
        result._keepsAll = true
        result._start = body
        return result
      }
      static func merge(_ sources: Observable<Element>...) -> Observable<Element> { _merged(sources) }
      static func merge(_ sources: [Observable<Element>]) -> Observable<Element> { _merged(sources) }
      static func _merged(_ sources: [Observable<Element>]) -> Observable<Element> {
        let result = Observable<Element>()
        for source in sources { source._follow { result._send($0) } }
        return result
      }
      static func combineLatest<A, B>(_ a: Observable<A>, _ b: Observable<B>) -> Observable<(A, B)> { a._latest(b) { ($0, $1) } }
      static func combineLatest<A, B, Result>(_ a: Observable<A>, _ b: Observable<B>, resultSelector: @escaping (A, B) -> Result) -> Observable<Result> {
        a._latest(b, resultSelector)
      }
      static func combineLatest<A, B, C, Result>(
        _ a: Observable<A>, _ b: Observable<B>, _ c: Observable<C>, resultSelector: @escaping (A, B, C) -> Result
      ) -> Observable<Result> {
        a._latest(b) { ($0, $1) }._latest(c) { resultSelector($0.0, $0.1, $1) }
      }
      static func zip<A, B>(_ a: Observable<A>, _ b: Observable<B>) -> Observable<(A, B)> { a._zipped(b) { ($0, $1) } }
      static func zip<A, B, Result>(_ a: Observable<A>, _ b: Observable<B>, resultSelector: @escaping (A, B) -> Result) -> Observable<Result> {
        a._zipped(b, resultSelector)
      }
      func _latest<Other, Result>(_ other: Observable<Other>, _ body: @escaping (Element, Other) -> Result) -> Observable<Result> {
        let result = Observable<Result>()
        _follow { one in if let two = other._values.last { result._send(body(one, two)) } }
        other._follow { two in if let one = self._values.last { result._send(body(one, two)) } }
        return result
      }
      func _zipped<Other, Result>(_ other: Observable<Other>, _ body: @escaping (Element, Other) -> Result) -> Observable<Result> {
        let result = Observable<Result>()
        var ours: [Element] = []
        var theirs: [Other] = []
        func pair() { if !ours.isEmpty && !theirs.isEmpty { result._send(body(ours.removeFirst(), theirs.removeFirst())) } }
        _follow { ours.append($0); pair() }
        other._follow { theirs.append($0); pair() }
        return result
      }

      func map(_ transform: @escaping (Element) -> Any) -> Observable<Any> { _derived { $0._send(transform($1)) } }
      func compactMap(_ transform: @escaping (Element) -> Any?) -> Observable<Any> {
        _derived { result, value in if let new = transform(value) { result._send(new) } }
      }
      func filter(_ isIncluded: @escaping (Element) -> Bool) -> Observable<Element> {
        _derived { result, value in if isIncluded(value) { result._send(value) } }
      }
      func skip(_ count: Int) -> Observable<Element> {
        var left = count
        return _derived { result, value in if left > 0 { left -= 1 } else { result._send(value) } }
      }
      func take(_ count: Int) -> Observable<Element> {
        var left = count
        return _derived { result, value in
          if left > 0 {
            left -= 1
            result._send(value)
          }
        }
      }
      func startWith(_ value: Element) -> Observable<Element> {
        let result = Observable<Element>()
        result._keepsAll = _keepsAll
        result._send(value)
        _follow { result._send($0) }
        return result
      }
      func scan<Result>(_ first: Result, accumulator: @escaping (Result, Element) -> Result) -> Observable<Result> {
        var last = first
        return _derived { result, value in
          last = accumulator(last, value)
          result._send(last)
        }
      }
      func flatMap<Other>(_ transform: @escaping (Element) -> Observable<Other>) -> Observable<Other> {
        _derived { result, value in transform(value)._follow { result._send($0) } }
      }
      func flatMapLatest<Other>(_ transform: @escaping (Element) -> Observable<Other>) -> Observable<Other> { flatMap(transform) }
      func flatMapFirst<Other>(_ transform: @escaping (Element) -> Observable<Other>) -> Observable<Other> { flatMap(transform) }
      func concatMap<Other>(_ transform: @escaping (Element) -> Observable<Other>) -> Observable<Other> { flatMap(transform) }
      func withLatestFrom<Other>(_ other: Observable<Other>) -> Observable<Other> {
        other._follow { _ in }
        return _derived { result, _ in if let last = other._values.last { result._send(last) } }
      }
      func withLatestFrom<Other, Result>(_ other: Observable<Other>, resultSelector: @escaping (Element, Other) -> Result) -> Observable<Result> {
        other._follow { _ in }
        return _derived { result, value in if let last = other._values.last { result._send(resultSelector(value, last)) } }
      }
      func `do`(
        onNext: ((Element) -> Void)? = nil, onSuccess: ((Element) -> Void)? = nil, onError: Any? = nil, onCompleted: Any? = nil,
        onSubscribe: Any? = nil, onDispose: Any? = nil
      ) -> Observable<Element> {
        _derived { result, value in
          onNext?(value)
          onSuccess?(value)
          result._send(value)
        }
      }
      func distinctUntilChanged() -> Observable<Element> { self }
      func distinctUntilChanged(_ key: Any) -> Observable<Element> { self }
      func observe(on scheduler: Any) -> Observable<Element> { self }
      func observeOn(_ scheduler: Any) -> Observable<Element> { self }
      func subscribe(on scheduler: Any) -> Observable<Element> { self }
      func subscribeOn(_ scheduler: Any) -> Observable<Element> { self }
      func debounce(_ time: Any, scheduler: Any? = nil) -> Observable<Element> { self }
      func throttle(_ time: Any, latest: Bool = true, scheduler: Any? = nil) -> Observable<Element> { self }
      func delay(_ time: Any, scheduler: Any? = nil) -> Observable<Element> { Observable() }
      func share(replay: Int = 0, scope: Any? = nil) -> Observable<Element> { self }
      func retry(_ count: Int = 0) -> Observable<Element> { self }
      func catchAndReturn(_ value: Element) -> Observable<Element> { self }
      func catchErrorJustReturn(_ value: Element) -> Observable<Element> { self }
      func asObservable() -> Observable<Element> { self }
      func asSingle() -> Observable<Element> { self }
      func asDriver() -> Observable<Element> { self }
      func asDriver(onErrorJustReturn value: Element) -> Observable<Element> { self }
      func asDriver(onErrorDriveWith other: Any) -> Observable<Element> { self }
      func asSignal() -> Observable<Element> { self }
      func asSignal(onErrorJustReturn value: Element) -> Observable<Element> { self }
      func asSignal(onErrorSignalWith other: Any) -> Observable<Element> { self }

      func _subscribe(_ body: ((Element) -> Void)?) -> _Disposable {
        if let body { _follow(body) } else { _begin() }
        return _Disposable()
      }
      func subscribe(onNext: ((Element) -> Void)? = nil, onError: Any? = nil, onCompleted: Any? = nil, onDisposed: Any? = nil) -> _Disposable {
        _subscribe(onNext)
      }
      func subscribe(onSuccess: ((Element) -> Void)? = nil, onFailure: Any? = nil, onError: Any? = nil, onDisposed: Any? = nil) -> _Disposable {
        _subscribe(onSuccess)
      }
      func subscribe<Object>(
        with object: Object, onNext: @escaping (Object, Element) -> Void, onError: Any? = nil, onCompleted: Any? = nil, onDisposed: Any? = nil
      ) -> _Disposable { _subscribe { onNext(object, $0) } }
      func bind(onNext: @escaping (Element) -> Void) -> _Disposable { _subscribe(onNext) }
      func bind<Object>(with object: Object, onNext: @escaping (Object, Element) -> Void) -> _Disposable { _subscribe { onNext(object, $0) } }
      func drive(onNext: ((Element) -> Void)? = nil, onCompleted: Any? = nil, onDisposed: Any? = nil) -> _Disposable { _subscribe(onNext) }
      func drive<Object>(with object: Object, onNext: @escaping (Object, Element) -> Void) -> _Disposable { _subscribe { onNext(object, $0) } }
      func emit(onNext: ((Element) -> Void)? = nil, onCompleted: Any? = nil, onDisposed: Any? = nil) -> _Disposable { _subscribe(onNext) }
      func emit<Object>(with object: Object, onNext: @escaping (Object, Element) -> Void) -> _Disposable { _subscribe { onNext(object, $0) } }
      func bind(to target: Any, curriedArgument: Any? = nil) -> _Disposable { _bind(target, curriedArgument) }
      func drive(_ target: Any, curriedArgument: Any? = nil) -> _Disposable { _bind(target, curriedArgument) }
      func emit(to target: Any) -> _Disposable { _bind(target, nil) }
      func _bind(_ target: Any, _ argument: Any?) -> _Disposable {
        if let other = target as? Observable<Element> { _follow { other._send($0) } } else { NativeBind(self, target, argument) }
        return _Disposable()
      }
    }
    class BehaviorRelay<Element>: Observable<Element> {
      init(value: Element) {
        super.init()
        _values = [value]
      }
      var value: Element { _values[0] }
      func accept(_ value: Element) { _send(value) }
    }
    class BehaviorSubject<Element>: Observable<Element> {
      init(value: Element) {
        super.init()
        _values = [value]
      }
      func value() throws -> Element { _values[0] }
      func onNext(_ value: Element) { _send(value) }
      func onError(_ error: Any) {}
      func onCompleted() {}
    }
    class PublishSubject<Element>: Observable<Element> {
      override init() {}
      override func _send(_ value: Element) { for subscriber in _subscribers { subscriber(value) } }
      func onNext(_ value: Element) { _send(value) }
      func onError(_ error: Any) {}
      func onCompleted() {}
    }
    class PublishRelay<Element>: PublishSubject<Element> {
      override init() {}
      func accept(_ value: Element) { _send(value) }
    }
    class ReplaySubject<Element>: Observable<Element> {
      static func create(bufferSize: Int) -> ReplaySubject<Element> {
        let made = ReplaySubject<Element>()
        made._keepsAll = bufferSize > 1
        return made
      }
      func onNext(_ value: Element) { _send(value) }
    }
    typealias Driver<Element> = Observable<Element>
    typealias Signal<Element> = Observable<Element>
    class Single<Element>: Observable<Element> {
      enum Outcome { case success(Element), failure(Any), error(Any) }
      override static func create(_ body: @escaping (@escaping (Outcome) -> Void) -> Any) -> Observable<Element> {
        let result = Observable<Element>()
        result._keepsAll = true
        result._start = { observer in
          body { outcome in if case .success(let value) = outcome { observer.onNext(value) } }
        }
        return result
      }
    }
    """#
}

/// A part of an interface.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Self.Body { get }
}

extension Never {
  /// Nothing is made of a view that cannot be.
  public var body: Never { return preconditionFailure("there is no value of Never") }
}

extension Never: View {
  public typealias Body = Never
}

extension View where Body == Never {
  /// Views that the framework makes have no body.
  public var body: Never { preconditionFailure("\(Self.self) is laid out itself and has no body") }
}

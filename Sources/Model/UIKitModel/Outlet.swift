/// A property of a class that a document connects with one of its objects.
public struct Outlet: Hashable, Sendable {
  /// The property by which a view asks another object what to do.
  public static let delegate = "delegate"

  /// The id of the object that has the property: a controller, a view, or a xib's owner.
  public var owner: String
  /// The owner's class; nil for one of UIKit's own.
  public var ownerClass: String?
  public var property: String
  /// The id of the object that it gets.
  public var destination: String

  public init(owner: String, ownerClass: String?, property: String, destination: String) {
    self.owner = owner
    self.ownerClass = ownerClass
    self.property = property
    self.destination = destination
  }
}

public import DynamicTypeModel

// The names that a test needs, so that it imports nothing whose names are the framework's as well.

/// An extent in points.
public typealias Size = DynamicTypeModel.Size
/// A position in points, y down.
public typealias Point = DynamicTypeModel.Point
/// A rectangle in points, y down, its origin at the top left.
public typealias Rect = DynamicTypeModel.Rect
/// A view as it was laid out for one text size.
public typealias LaidOutScreen = DynamicTypeModel.LaidOutScreen
/// Something that the author of a view should know.
public typealias Finding = DynamicTypeModel.Finding
/// An appearance of controls, bars and lists, by the first iOS that has it.
public typealias SystemEra = DynamicTypeModel.SystemEra
/// A place in a file.
public typealias FindingLocation = DynamicTypeModel.SourceLocation

import DynamicType

/// Facts are kept for later runs of the same tool alone: the numbers of these cases are never read by another one.
extension TextStyle: Codable {}
extension FontWeight: Codable {}

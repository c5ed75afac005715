public import DynamicType

/// As its raw value: the place of the size in every table.
extension ContentSizeCategory: Codable {}

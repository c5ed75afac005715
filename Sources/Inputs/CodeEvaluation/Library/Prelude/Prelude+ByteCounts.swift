extension Prelude {
  /// Sizes of files. What is written is known in English, with what code sets most.
  static let byteCounts = """
    class ByteCountFormatter {
      enum CountStyle: Int { case file, memory, decimal, binary }
      struct Units: OptionSet {
        let rawValue: UInt
        static let useBytes = Units(rawValue: 1)
        static let useKB = Units(rawValue: 2)
        static let useMB = Units(rawValue: 4)
        static let useGB = Units(rawValue: 8)
        static let useTB = Units(rawValue: 16)
        static let useAll = Units(rawValue: 0x0FFFF)
      }
      var countStyle = CountStyle.file
      var allowedUnits: Units = []
      /// What changes how sizes are written, and is not known here.
      var others: Any? = nil
      var includesUnit: Bool { get { true } set { others = true } }
      var includesCount: Bool { get { true } set { others = true } }
      var includesActualByteCount: Bool { get { false } set { others = true } }
      var isAdaptive: Bool { get { true } set { others = true } }
      var allowsNonnumericFormatting: Bool { get { true } set { others = true } }
      var zeroPadsFractionDigits: Bool { get { false } set { others = true } }
      var formattingContext: Any? { get { nil } set { others = true } }
      init() {}
      func string(fromByteCount count: Int64) -> String {
        NativeByteCount(count, countStyle.rawValue, allowedUnits.rawValue, others)
      }
      static func string(fromByteCount count: Int64, countStyle: CountStyle) -> String {
        NativeByteCount(count, countStyle.rawValue, 0, nil)
      }
    }
    """
}

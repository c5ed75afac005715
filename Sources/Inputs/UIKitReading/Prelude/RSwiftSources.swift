import DynamicTypeSource

/// What R.swift makes of an app's resources, which is seldom kept with its sources, as Swift.
///
/// Source: the documentation of R.swift (mac-cain13/R.swift, MIT).
enum RSwiftSources {
  static let source = #"""
    struct R {
      static let string = RSwiftTables()
      static let image = RSwiftImages()
      static let color = RSwiftColors()
      static let font = RSwiftFonts()
      static let nib = RSwiftNibs()
      static let reuseIdentifier = RSwiftIdentifiers()
    }
    @dynamicMemberLookup struct RSwiftTables {
      subscript(dynamicMember name: String) -> RSwiftTable { RSwiftTable(_table: name) }
    }
    @dynamicMemberLookup struct RSwiftTable {
      let _table: String
      subscript(dynamicMember name: String) -> RSwiftText { RSwiftText(_table: _table, _key: name) }
    }
    struct RSwiftText {
      let _table: String
      let _key: String
      func callAsFunction() -> String { NativeSymbolText(_table, _key) }
      func callAsFunction(preferredLanguages: [String]?) -> String { NativeSymbolText(_table, _key) }
    }
    @dynamicMemberLookup struct RSwiftImages {
      subscript(dynamicMember name: String) -> RSwiftImage { RSwiftImage(_symbol: name) }
    }
    struct RSwiftImage {
      let _symbol: String
      func callAsFunction() -> UIImage? { UIImage(named: NativeSymbolImage(_symbol)) }
      func callAsFunction(compatibleWith: UITraitCollection?) -> UIImage? { UIImage(named: NativeSymbolImage(_symbol)) }
      var name: String { NativeSymbolImage(_symbol) }
    }
    @dynamicMemberLookup struct RSwiftColors {
      subscript(dynamicMember name: String) -> RSwiftColor { RSwiftColor(_symbol: name) }
    }
    struct RSwiftColor {
      let _symbol: String
      func callAsFunction() -> UIColor? { UIColor(named: NativeSymbolColor(_symbol)) }
      func callAsFunction(compatibleWith: UITraitCollection?) -> UIColor? { UIColor(named: NativeSymbolColor(_symbol)) }
    }
    @dynamicMemberLookup struct RSwiftFonts {
      subscript(dynamicMember name: String) -> RSwiftFont { RSwiftFont(_symbol: name) }
    }
    struct RSwiftFont {
      let _symbol: String
      func callAsFunction(size: CGFloat) -> UIFont? { UIFont(name: NativeSymbolFont(_symbol), size: size) }
    }
    @dynamicMemberLookup struct RSwiftNibs {
      subscript(dynamicMember name: String) -> RSwiftNib { RSwiftNib(_symbol: name) }
    }
    struct RSwiftNib {
      let _symbol: String
      var name: String { NativeSymbolNib(_symbol) }
      var identifier: String { name }
      func callAsFunction() -> UINib { UINib(nibName: name, bundle: nil) }
      func callAsFunction(owner: Any?) -> UIView? { NativeNib(name, owner).first as? UIView }
      func callAsFunction(withOwner owner: Any?) -> UIView? { NativeNib(name, owner).first as? UIView }
      func instantiate(withOwner owner: Any?, options: Any? = nil) -> [Any] { NativeNib(name, owner) }
    }
    @dynamicMemberLookup struct RSwiftIdentifiers {
      subscript(dynamicMember name: String) -> RSwiftIdentifier { RSwiftIdentifier(_symbol: name) }
    }
    struct RSwiftIdentifier {
      let _symbol: String
      var identifier: String { String(_symbol.prefix(1)).uppercased() + String(_symbol.dropFirst()) }
    }
    extension UITableView {
      func register(_ nib: RSwiftNib) { register(nib(), forCellReuseIdentifier: nib.name) }
      func dequeueReusableCell(withIdentifier nib: RSwiftNib, for path: IndexPath) -> UITableViewCell? {
        dequeueReusableCell(withIdentifier: nib.name, for: path)
      }
      func dequeueReusableCell(withIdentifier name: RSwiftIdentifier, for path: IndexPath) -> UITableViewCell? {
        dequeueReusableCell(withIdentifier: name.identifier, for: path)
      }
    }
    extension UICollectionView {
      func register(_ nib: RSwiftNib) { register(nib(), forCellWithReuseIdentifier: nib.name) }
      func dequeueReusableCell(withReuseIdentifier nib: RSwiftNib, for path: IndexPath) -> UICollectionViewCell? {
        dequeueReusableCell(withReuseIdentifier: nib.name, for: path)
      }
      func dequeueReusableCell(withReuseIdentifier name: RSwiftIdentifier, for path: IndexPath) -> UICollectionViewCell? {
        dequeueReusableCell(withReuseIdentifier: name.identifier, for: path)
      }
    }
    """#

  /// Of `typealias L = R.string.localizable` a variable of that name: what R.swift makes are types, and here are values.
  static func aliases(in sources: [[UInt8]]) -> String {
    let words = ByteWords(["= R."])
    var aliases: [String: String] = [:]
    for source in sources where words.occur(in: source) {
      for line in String(decoding: source, as: UTF8.self).split(whereSeparator: \.isNewline) {
        let parts = line.split(whereSeparator: \.isWhitespace)
        guard let start = parts.firstIndex(of: "typealias"), parts.count == start + 4,
          parts[start + 2] == "=", parts[start + 3].hasPrefix("R.")
        else { continue }
        aliases[String(parts[start + 1])] = String(parts[start + 3])
      }
    }
    return aliases.sorted { $0.key < $1.key }.map { "\nlet \($0.key) = \($0.value)" }.joined()
  }
}

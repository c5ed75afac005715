/// What R.swift makes of an app's resources, which is seldom kept with its sources, as Swift.
///
/// Source: the documentation of R.swift (mac-cain13/R.swift, MIT).
enum RSwiftSources {
  static let source = #"""
    struct R {
      static let string = _RTables()
      static let image = _RImages()
      static let color = _RColors()
      static let font = _RFonts()
    }
    @dynamicMemberLookup struct _RTables {
      subscript(dynamicMember name: String) -> _RTable { _RTable(_table: name) }
    }
    @dynamicMemberLookup struct _RTable {
      let _table: String
      subscript(dynamicMember name: String) -> _RText { _RText(_table: _table, _key: name) }
    }
    struct _RText {
      let _table: String
      let _key: String
      func callAsFunction() -> String { NativeSymbolText(_table, _key) }
      func callAsFunction(preferredLanguages: [String]?) -> String { NativeSymbolText(_table, _key) }
    }
    @dynamicMemberLookup struct _RImages {
      subscript(dynamicMember name: String) -> _RImage { _RImage(_symbol: name) }
    }
    struct _RImage {
      let _symbol: String
      func callAsFunction() -> UIImage? { UIImage(named: NativeSymbolImage(_symbol)) }
      func callAsFunction(compatibleWith: UITraitCollection?) -> UIImage? { UIImage(named: NativeSymbolImage(_symbol)) }
      var name: String { NativeSymbolImage(_symbol) }
    }
    @dynamicMemberLookup struct _RColors {
      subscript(dynamicMember name: String) -> _RColor { _RColor(_symbol: name) }
    }
    struct _RColor {
      let _symbol: String
      func callAsFunction() -> UIColor? { UIColor(named: NativeSymbolColor(_symbol)) }
      func callAsFunction(compatibleWith: UITraitCollection?) -> UIColor? { UIColor(named: NativeSymbolColor(_symbol)) }
    }
    @dynamicMemberLookup struct _RFonts {
      subscript(dynamicMember name: String) -> _RFont { _RFont(_symbol: name) }
    }
    struct _RFont {
      let _symbol: String
      func callAsFunction(size: CGFloat) -> UIFont? { UIFont(name: NativeSymbolFont(_symbol), size: size) }
    }
    """#
}

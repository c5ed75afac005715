extension Prelude {
  /// Addresses of the web in parts, and lists of words.
  static let addresses = """
    struct URLQueryItem: Hashable {
      var name: String
      var value: String?
      init(name: String, value: String?) {
        self.name = name
        self.value = value
      }
    }
    struct URLComponents: Hashable {
      var scheme: String?
      var user: String?
      var password: String?
      var host: String?
      var port: Int?
      var path = ""
      var fragment: String?
      var queryItems: [URLQueryItem]?
      init() {}
      init?(string: String) {
        guard let parts = NativeURLParts(string) else { return nil }
        scheme = parts[0]
        user = parts[1]
        password = parts[2]
        host = parts[3]
        port = parts[4].flatMap { Int($0) }
        path = parts[5] ?? ""
        fragment = parts[6]
        if parts[7] != nil {
          queryItems = NativeURLQuery(string).map { URLQueryItem(name: $0[0] ?? "", value: $0[1]) }
        }
      }
      init?(url: URL, resolvingAgainstBaseURL resolves: Bool) { self.init(string: url.absoluteString) }
      var string: String? {
        NativeURLText(
          [scheme, user, password, host, port.map { "\\($0)" }, path, fragment], queryItems?.map { [$0.name, $0.value] })
      }
      var url: URL? { string.flatMap { URL(string: $0) } }
      var query: String? { string.flatMap { NativeURLParts($0) }.flatMap { $0[7] } }
    }
    class ListFormatter {
      static func localizedString(byJoining strings: [String]) -> String { strings.formatted() }
    }
    """
}

import SwiftSyntax

/// Says by a file's imports whether readers see what it shows.
struct ImportCollector {
  let place: WalkPlace
  /// False for a file that is compiled for macOS alone, and for tests.
  private(set) var hasReaders = true
  /// The modules that iOS compiles the file with.
  private(set) var modules: Set<String> = []

  init(at place: WalkPlace) {
    self.place = place
  }

  mutating func collect(_ declaration: ImportDeclSyntax) {
    let isSeen = place.names.isSeenByReaders(place.scope)
    if isSeen { modules.insert(place.text(of: declaration.path)) }
    if isSeen, Self.modulesWithoutReaders.contains(place.text(of: declaration.path)) {
      hasReaders = false
    }
    let attributes = declaration.attributes.compactMap { $0.as(AttributeSyntax.self) }
    if attributes.contains(where: { place.text(of: $0.attributeName) == "testable" }) {
      hasReaders = false
    }
  }

  /// Of macOS, where no text follows a reader, and of tests, which show nothing to one.
  private static let modulesWithoutReaders: Set<String> = ["AppKit", "Cocoa", "Testing", "XCTest"]
}

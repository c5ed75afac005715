import DynamicType
import DynamicTypeSource
import Foundation
import SwiftUIReading

/// Reads the screens of an input as SwiftUI, and checks what reading promises: it ends, in time that is bounded
/// for each screen, and gives the same twice.
enum ReadingFuzzTarget {
  /// Whether there was a screen.
  @discardableResult
  static func run(_ bytes: [UInt8]) -> Bool {
    let source = ParsedSource(bytes, path: "Fuzz.swift")
    let index = ProjectIndex(sources: [source])
    var environment = ReadingEnvironment()
    let screens = index.screens
    for screen in screens.prefix(mostScreens) {
      environment.dynamicTypeSize = .large
      var states: [ReadScreen] = []
      let time = SourceFuzzTarget.threadTime { states = index.read(screen, in: environment) }
      precondition(time < longest, "\(time) s for \(screen.name)")
      let again = index.read(screen, in: environment)
      precondition(described(states) == described(again), "\(screen.name): not the same twice")
      for state in states {
        precondition(state.texts.known <= state.texts.all)
      }
      environment.dynamicTypeSize = .accessibility5
      if let base = states.first { _ = index.read(base, in: environment) }
    }
    return !screens.isEmpty
  }

  /// A repeated part can be a thousand screens, which would tell nothing new.
  private static let mostScreens = 20

  /// In seconds under the address sanitizer: an evaluator's steps are limited, and so are states of a screen.
  private static let longest = 20.0

  private static func described(_ states: [ReadScreen]) -> String {
    states.map { "\($0.variant) \($0.tree) \($0.assumptions) \($0.texts)" }.joined(separator: "\n")
  }
}

import SwiftCode
import SwiftSyntax

extension Evaluator {
  /// The clause of an `#if` in code that runs. A flag of the project's own counts as not set, and as set
  /// in a state of its own.
  func clause(of declaration: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    CompilationConditions.clause(of: declaration) { condition in
      let preferred = CompilationConditions.holdsWithoutFlags(condition) ? 0 : 1
      return decide(
        "#if \(excerpt(of: condition))", options: ["true", "false"], preferred: preferred) == 0
    }
  }
}

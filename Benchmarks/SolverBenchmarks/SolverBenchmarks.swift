/// Times of the solver on screens of three shapes, or the screens themselves.
///
///     SolverBenchmarks write SHAPE VARIABLES      the constraints, for another solver
///     SolverBenchmarks time SHAPE VARIABLES       one line of times, one of values
///     SolverBenchmarks                            a table of all shapes and sizes
@main
struct SolverBenchmarks {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.count == 3, let shape = Screen.Shape(rawValue: arguments[2]),
      let variables = Int(arguments[3])
    {
      let screen = Screen(shape, variables: variables)
      arguments.first == "write" ? print(screen) : printTimes(screen)
    } else {
      printTable()
    }
  }

  private static func printTimes(_ screen: Screen) {
    let times = Measurement(screen)
    print("full \(times.full) edits \(times.edits) swap \(times.swap)")
    print("values", times.values.map { "\($0)" }.joined(separator: " "))
  }

  private static func printTable() {
    for shape in Screen.Shape.allCases {
      for variables in [52, 104, 204, 500, 1000, 2000, 5000] {
        let screen = Screen(shape, variables: variables)
        let times = Measurement(screen)
        print(
          "\(shape) \(screen.variableCount) variables, \(screen.rows.count) constraints:",
          "full \(rounded(times.full)) µs, edits \(rounded(times.edits)) µs,",
          "swap \(rounded(times.swap)) µs")
      }
    }
  }

  private static func rounded(_ value: Double) -> Double {
    Double(Int(value * 10)) / 10
  }
}

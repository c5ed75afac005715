import DynamicTypeModel

extension Check {
  /// Lays out a shard's views that are parts of screens, those that no screen of it shows.
  ///
  /// - Parameters:
  ///   - shown: The types that the shard's screens show views of.
  ///   - classes: Those whose views are in documents.
  ///   - tell: Given what came of each, in their order.
  func layOutComponents<Failure: Error>(
    of inputs: CheckInputs, as shard: Shard, besides shown: Set<TypeOfFile>,
    classesOfDocuments classes: Set<String>, without unchanged: Set<String>, on bench: Bench,
    _ tell: (CheckPiece) throws(Failure) -> Void
  ) async throws(Failure) {
    let all = inputs.components(without: classes)
    let isOwn = shard.isOwn(all.map { _ in 1 })
    let wanted = zip(all, isOwn).filter { component, isOwn in
      isOwn && !shown.contains(component.type) && !unchanged.contains(component.type.path)
    }.map(\.0)
    let matrix = matrix.forComponents
    guard let place = SwiftUIScreens.places(of: matrix).first, !wanted.isEmpty else { return }
    let results = await concurrentMap(
      wanted, threads: threads, of: \.type.path, isView: Self.isView
    ) { component in
      component.placed(at: place).enumerated().map { rank, screen in
        let state = ScreenResult.State(screen: screen.number, variant: screen.variant)
        let run = ScreenRun(
          ScreenOfFile(
            place: ScreenResult.Place(file: 0, state: state, cell: 0, rank: rank),
            path: component.type.path, screen: screen),
          matrix: matrix)
        var outcome = run.run(on: bench, pictures: .none, cache: inputs.cache)
        outcome.result.findings.makeNotes(in: inputs.unused)
        inputs.readCode(of: &outcome.result.findings)
        return ComponentResult(component, outcome)
      }
    }
    for result in results.joined() where !result.findings.isEmpty { try tell(.component(result)) }
  }

  /// Each of them is of a source.
  private static func isView(_: any Component) -> Bool { true }
}

extension ConfigurationMatrix {
  /// Large and the largest size on one device in one locale, in a window that has room for whatever a part of a screen is
  /// given there.
  fileprivate var forComponents: ConfigurationMatrix {
    var matrix = self
    let smallest = sizes.contains(.large) ? .large : sizes.first
    matrix.sizes = Set([smallest, sizes.last].compactMap(\.self)).sorted()
    let device = devices.first ?? .swiftUIDefault
    let size = Size(width: device.screen.width, height: Self.roomOfComponents)
    matrix.devices = [device.showing(DeviceWindow(size: size, safeArea: EdgeInsets()))]
    matrix.locales = Array(locales.prefix(1))
    matrix.launches = Array(launches.prefix(1))
    matrix.appearances = Array(appearances.prefix(1))
    matrix.legibilityWeights = Array(legibilityWeights.prefix(1))
    matrix.findsSmallestCases = false
    return matrix
  }

  /// In points: some four screens.
  private static var roomOfComponents: Double { 4_000 }
}

import DynamicTypeModel
import DynamicTypeSource
import Testing

@testable import DynamicTypePipeline
@testable import UIKitReading

@Suite struct SessionMemoryTests {
  /// The machine and what it asked of UIKit held each other: each screen kept some 16 MB, for each text size that its code
  /// asked for.
  @Test("What a screen's code made is gone once its scene is there")
  func isFreed() throws {
    let text = """
      import UIKit
      class Screen: UIViewController {
        let label = UILabel()
        let largest: (Int, Int) -> Int = max
        override func viewDidLoad() {
          super.viewDidLoad()
          label.font = .systemFont(ofSize: UIFontMetrics.default.scaledValue(for: 20))
          view.addSubview(label)
        }
        override func viewDidLayoutSubviews() { label.sizeToFit() }
      }
      """
    let project = UIKitProject([ParsedSource(Array(text.utf8), path: "/App.swift")])
    let screen = try #require(project.screens.first)
    let device = try #require(Device.named("retina4_7"))
    let surroundings = ReadingSurroundings(Configuration(size: .large, device: device))
    let layout = BenchLayout(bench: try Bench())
    weak var machine: AnyObject?
    do {
      let session = UIKitSession(project, screen, surroundings, layout)
      machine = session.machine
      #expect(session.read()?.scene.elements.count == 2)
    }
    #expect(machine == nil)
  }
}

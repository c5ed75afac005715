import SwiftUI
import UIKit

// That the compiler takes these is the test: a file may have previews of SwiftUI's views and of UIKit's.

#Preview("View") { UILabel() }

#Preview {
  let controller = UIViewController()
  controller.title = "Controller"
  return controller
}

#Preview { SwiftUI.Text("SwiftUI") }

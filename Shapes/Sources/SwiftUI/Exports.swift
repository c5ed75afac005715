// What `import SwiftUI` brings along on Apple's platforms as well.
@_exported public import Foundation
@_exported public import Observation
@_exported public import SharedNames

// What `import UIKit` brings along on iOS: Foundation, and the names of the library's own types.
@_exported public import DynamicTypeUIKitNames
@_exported public import Foundation
@_exported public import SharedNames

// What stands between the two brings both along, as SwiftUI does on iOS.
@_exported public import SwiftUI
@_exported public import UIKit

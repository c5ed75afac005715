// What files of this target find that import SwiftUI and UIKit alone, as those for iOS do.
@_exported import ViewHosting

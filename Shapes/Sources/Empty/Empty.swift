// On Apple's platforms the product is empty: SwiftUI is there.

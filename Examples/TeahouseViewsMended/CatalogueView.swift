import SwiftUI

/// A list with sections: rows grow, and prices go below names at accessibility sizes.
public struct CatalogueView: View {
  struct Tea: Identifiable {
    let id: Int
    let name: String
    let origin: String
    let price: String
  }

  @Environment(\.dynamicTypeSize) private var textSize

  let green = [
    Tea(id: 1, name: "Sencha Yabukita", origin: "Shizuoka, first harvest", price: "£8.20"),
    Tea(id: 2, name: "Dragon Well", origin: "Hangzhou, before the rain", price: "£12.50"),
  ]
  let black = [
    Tea(id: 3, name: "Darjeeling Second Flush", origin: "Makaibari garden", price: "£9.90")
  ]

  public init() {}

  public var body: some View {
    NavigationStack {
      List {
        Section("Green tea") {
          ForEach(green) { tea in row(tea) }
        }
        Section {
          ForEach(black) { tea in row(tea) }
        } header: {
          Text("Black tea")
        } footer: {
          Text("Prices are for a tin of 100 grams.")
        }
      }
      .navigationTitle("Catalogue")
    }
  }

  private func row(_ tea: Tea) -> some View {
    let layout =
      textSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout())
    return NavigationLink {
      Text(tea.name)
    } label: {
      layout {
        VStack(alignment: .leading) {
          Text(tea.name).font(.headline)
          Text(tea.origin).font(.footnote).foregroundStyle(.secondary)
        }
        if !textSize.isAccessibilitySize { Spacer() }
        Text(tea.price)
      }
    }
  }
}

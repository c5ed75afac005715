import SwiftUI

/// A list with sections. Prices lie on a line of their own that cannot grow, and names are cut.
public struct CatalogueView: View {
  struct Tea: Identifiable {
    let id: Int
    let name: String
    let origin: String
    let price: String
  }

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
    NavigationLink {
      Text(tea.name)
    } label: {
      HStack {
        VStack(alignment: .leading) {
          Text(tea.name).font(.headline).lineLimit(1)
          Text(tea.origin).font(.system(size: 13)).foregroundStyle(.secondary)
        }
        Spacer()
        Text(tea.price).frame(width: 56)
      }
      .frame(height: 52)
    }
  }
}

internal import SwiftUIModel

struct SearchableView<Content: View> {
  let content: Content
  let text: Binding<String>
  let prompt: Text?
  let placement: SearchFieldPlacement
}

extension SearchableView: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    context.add(.text(text), title: prompt?.string(in: context) ?? "Search")
    return content.makeTree(in: context).modified(
      by: .searchable(
        SearchDescription(
          prompt: prompt?.styledText(in: context), text: text.wrappedValue,
          placement: placement.placement)))
  }
}

public struct SearchFieldPlacement: Sendable {
  public enum NavigationBarDrawerDisplayMode: Sendable {
    case automatic
    case always
  }

  let placement: SearchDescription.Placement

  public static let automatic = SearchFieldPlacement(placement: .automatic)
  public static let navigationBarDrawer = SearchFieldPlacement(placement: .navigationBar)
  public static let sidebar = SearchFieldPlacement(placement: .sidebar)
  public static let toolbar = SearchFieldPlacement(placement: .toolbar)
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { .navigationBarDrawer }
}

nonisolated extension View {
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    SearchableView(content: self, text: text, prompt: prompt, placement: placement)
  }

  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    SearchableView(content: self, text: text, prompt: Text(prompt), placement: placement)
  }

  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    SearchableView(content: self, text: text, prompt: Text(prompt), placement: placement)
  }

  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    SearchableView(content: self, text: text, prompt: prompt, placement: placement)
  }

  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }
}

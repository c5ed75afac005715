extension LaidOutView {
  /// What a text, a field or a symbol is for on its screen, as the container or control around it decides.
  public enum Usage: String, Hashable, Sendable, CaseIterable {
    case text, button, label, toggle, picker, stepper, textField, searchPrompt
    case navigationTitle, toolbarItem, navigationLink
    case sectionHeader, sectionFooter
    /// What a value is about, and the value itself.
    case labeledContent, value
  }
}

import DynamicType
import Testing

/// Limits and overrides on the way to a view, by the rules of UIKit.
@Suite struct EnvironmentTreeTests {
  @Test("Limits act on a view and its subviews, at once and at later changes, until removed")
  func limitsReachSubviews() {
    var tree = EnvironmentTree(TraitCollection(preferredContentSizeCategory: .accessibility5))
    let card = tree.add("card", to: tree.root, limits: ContentSizeLimits(maximum: .xxLarge))
    let label = tree.add("label", to: card)
    #expect(tree.contentSizeCategory(of: label) == .xxLarge)

    tree[tree.root].overrides.preferredContentSizeCategory = .small
    #expect(tree.contentSizeCategory(of: label) == .small)
    tree[card].limits = .none
    tree[tree.root].overrides.preferredContentSizeCategory = .accessibility5
    #expect(tree.contentSizeCategory(of: label) == .accessibility5)
  }

  @Test("With the minimum above the maximum the maximum alone applies")
  func minimumAboveMaximum() {
    let limits = ContentSizeLimits(minimum: .xxLarge, maximum: .medium)
    for category in ContentSizeCategory.allCases {
      #expect(limits.clamp(category) == .medium)
    }
  }

  @Test("Every pair of limits clamps like min(max(category, minimum), maximum)")
  func allLimits() {
    let bounds: [ContentSizeCategory?] = [nil] + ContentSizeCategory.allCases
    var pairs = 0
    for minimum in bounds {
      for maximum in bounds {
        let limits = ContentSizeLimits(minimum: minimum, maximum: maximum)
        for category in ContentSizeCategory.allCases {
          let raised = max(category, minimum ?? .extraSmall)
          #expect(limits.clamp(category) == min(raised, maximum ?? .accessibility5))
        }
        pairs += 1
      }
    }
    #expect(pairs == 169)
  }

  @Test("An inner minimum above an outer maximum wins: it acts last")
  func innerMinimum() {
    var tree = EnvironmentTree(TraitCollection(preferredContentSizeCategory: .large))
    let outer = tree.add("outer", to: tree.root, limits: ContentSizeLimits(maximum: .small))
    let inner = tree.add("inner", to: outer, limits: ContentSizeLimits(minimum: .xxLarge))
    #expect(tree.contentSizeCategory(of: inner) == .xxLarge)
  }

  @Test("The sizes of all nodes at once are those that each is asked for alone")
  func allSizes() {
    var tree = EnvironmentTree(TraitCollection(preferredContentSizeCategory: .accessibility5))
    let card = tree.add("card", to: tree.root, limits: ContentSizeLimits(maximum: .xxLarge))
    _ = tree.add("title", to: card)
    let list = tree.add(
      "list", to: card, overrides: TraitCollection(preferredContentSizeCategory: .small),
      limits: ContentSizeLimits(minimum: .medium))
    _ = tree.add("row", to: list)
    _ = tree.add("footer", to: tree.root, limits: ContentSizeLimits(minimum: .xLarge))
    #expect(
      tree.contentSizeCategories
        == [.accessibility5, .xxLarge, .xxLarge, .medium, .medium, .accessibility5])
  }

  @Test("A presented screen is under the window, outside the limits of its presenter")
  func presentation() {
    var tree = EnvironmentTree(TraitCollection(preferredContentSizeCategory: .accessibility3))
    let presenter = tree.add("list", to: tree.root, limits: ContentSizeLimits(maximum: .large))
    let sheet = tree.add("sheet", to: tree.root)
    #expect(tree.contentSizeCategory(of: presenter) == .large)
    #expect(tree.contentSizeCategory(of: sheet) == .accessibility3)
  }

  @Test("Overrides are passed on, and a view's own limits cut its override")
  func overrides() {
    var tree = EnvironmentTree(
      TraitCollection(preferredContentSizeCategory: .large, displayScale: 2))
    let panel = tree.add(
      "panel", to: tree.root,
      overrides: TraitCollection(
        preferredContentSizeCategory: .accessibility5, legibilityWeight: .bold),
      limits: ContentSizeLimits(maximum: .accessibility1))
    let label = tree.add("label", to: panel, overrides: TraitCollection(typesettingLanguage: "th"))
    #expect(
      tree.traits(of: label)
        == TraitCollection(
          preferredContentSizeCategory: .accessibility1, displayScale: 2,
          legibilityWeight: .bold, typesettingLanguage: "th"))
  }

  @Test func explanation() {
    var tree = EnvironmentTree(TraitCollection(preferredContentSizeCategory: .accessibility5))
    let screen = tree.add("screen", to: tree.root, limits: ContentSizeLimits(maximum: .xxLarge))
    let stack = tree.add("stack", to: screen)
    let card = tree.add(
      "card", to: stack, limits: ContentSizeLimits(minimum: .xxxLarge, maximum: .medium))
    let label = tree.add("label", to: card, limits: ContentSizeLimits(minimum: .small))
    #expect(
      tree.appliedContentSizeCategoryLimitsDescription(of: label) == """
        window: sets AX5
        screen: at most XXL, makes AX5 XXL
        card: at most M (its minimum XXXL is above that), makes XXL M
        label: at least S, lets M through
        label: M
        """)
    #expect(
      tree.steps(to: stack).map(\.leaving) == [.accessibility5, .xxLarge, .xxLarge])
  }

  @Test("A tree without a text size has none to limit")
  func noTextSize() {
    var tree = EnvironmentTree(TraitCollection())
    let view = tree.add("view", to: tree.root, limits: ContentSizeLimits(maximum: .small))
    #expect(tree.contentSizeCategory(of: view) == nil)
    #expect(
      tree.appliedContentSizeCategoryLimitsDescription(of: view)
        == "view: at most S\nview: no text size")
  }

  @Test func languagesCompareByTag() {
    #expect(LanguageTag("zh-Hant") == "ZH_hant")
    #expect(LanguageTag("th-TH").languageCode == "th")
    #expect(LanguageTag("").languageCode == "")
  }
}

import DynamicType
import DynamicTypeFoundation
import Foundation
import Testing

// The code of the guide in DynamicType.docc, in its order, so that it compiles and runs.
// `GuideTests` compares the parts between `snippet` and `end` with the guide.

// snippet
struct Card {
  @ScaledMetric(relativeTo: .headline) var padding = 16.0
}
// end

@Suite struct GuideSnippets {
  @Test func textStyles() {
    // snippet
    let title = Font.preferredFont(forTextStyle: .title1)
    let body = Font.preferredFont(forTextStyle: .body)
    // end
    #expect(title.pointSize == 28)
    // snippet
    var text = AdjustingText(fonts: [body], in: .adjustingView)
    text.update(for: TraitCollection(preferredContentSizeCategory: .accessibilityLarge))
    // end
    #expect(text.fonts.map(\.pointSize) == [33])
  }

  @Test func ownTypeface() {
    // snippet
    let georgia = Font.font(named: "Georgia", size: 28)
    let headline = FontMetrics(forTextStyle: .headline)
      .scaledFont(for: georgia, maximumPointSize: 60)
    // end
    #expect(headline.resolved(for: .accessibility5).pointSize == 60)
    // snippet
    do {
      _ = try FontMetrics.default.scaledFont(checking: headline)
    } catch {
      print(error)  // the font was scaled already, relative to headline: …
    }
    // end
  }

  @Test func lengths() {
    // snippet
    let spacing: Unscaled = 8
    let gap = FontMetrics(forTextStyle: .headline).scaled(spacing)
    let hairline = Scaled(fixed: 1)
    let height = gap * 2 + hairline
    // end
    #expect(height.points == 17)
  }

  @Test func typographies() throws {
    let traits = TraitCollection(preferredContentSizeCategory: .accessibility5)
    // snippet
    let typography = Typography(
      name: "Cereal",
      tokens: [
        Typography.Token(
          name: "title", family: .named("Cereal-Bold"), weight: .bold, size: 32, lineHeight: 36,
          tracking: -0.4, relativeTo: .title1)
      ])
    let largeTitle = typography["title"]?.resolved(for: traits)
    // end
    #expect(largeTitle?.pointSize.points == 64)
    let bytes = Array(TokenFileTests.cereal.utf8)
    // snippet
    let (file, warnings) = try TokenFile.read(bytes, path: "tokens.json")
    // end
    #expect(file.typography.name == "Cereal" && warnings.isEmpty)
  }

  @Test func room() {
    // snippet
    let axis = LayoutAxis.adaptive(for: .accessibilityMedium)
    let margin = ShrinkingSpace(32, minimum: 16)
      .space(for: .accessibilityMedium, displayScale: 3)
    // end
    #expect(axis == .vertical)
    #expect(margin.points == 62.0 / 3)
    // snippet
    var tree = EnvironmentTree(TraitCollection(preferredContentSizeCategory: .accessibility5))
    let header = tree.add("header", to: tree.root, limits: ContentSizeLimits(maximum: .xxLarge))
    let label = tree.add("label", to: header)
    print(tree.appliedContentSizeCategoryLimitsDescription(of: label))
    // end
    #expect(tree.contentSizeCategory(of: label) == .xxLarge)
    // snippet
    let padding = tree.withTraits(of: label) { Card().padding }
    // end
    // 16 × 26 / 22 = 18.91, in thirds.
    #expect(padding == 19)
  }

  @Test func bars() {
    // snippet
    let home = LargeContentControl(.tabBarItem, title: "Home", image: "house")
    // end
    #expect(home.showsLargeContentViewer)
  }

  @Test func following() async {
    // snippet
    let follower = TraitSource.shared.follow(NotificationCenter.default)
    // end
    follower.cancel()

    let source = TraitSource()
    // snippet
    let observation = source.observe { change in
      print(change.current.preferredContentSizeCategory?.shortName ?? "unknown")
    }
    // end
    observation.cancel()
    // snippet
    let viewObservation = source.observe(on: .shared) { change in
      print(change.current.preferredContentSizeCategory?.shortName ?? "unknown")
    }
    // end
    viewObservation.cancel()
  }

  @Test func otherToolkits() {
    // snippet
    let design = Font.font(named: "Georgia", size: 17)
    let onAndroid = design.scaled(by: AndroidFontScaler(fontScale: 2))
    let inFlutter = design.scaled(by: LinearFontScaler(.flutter))
    // end
    #expect(onAndroid.pointSize == 29)
    #expect(inFlutter.pointSize == 17)
  }

  /// Compiled only: the loop of the guide ends with the source, which the caller keeps.
  func readingSizes(of source: TraitSource) async {
    // snippet
    for await size in source.contentSizeCategories() {
      print(size.shortName)
    }
    // end
  }

  @Test func testing() {
    // snippet
    for size in ContentSizeCategory.allCases {
      TraitSource.withTraits(TraitCollection(preferredContentSizeCategory: size)) {
        #expect(Card().padding >= 12)
      }
    }
    // end
    let source = TraitSource()
    // snippet
    let override = source.override(
      with: TraitCollection(preferredContentSizeCategory: .accessibility5))
    #expect(source.contentSizeCategory == .accessibility5)
    override.release()
    // end
    #expect(source.contentSizeCategory == .large)
  }
}

import DynamicType
import DynamicTypeText

extension LayoutEnvironment {
  /// How wide lines are that are easy to read, in points: 46 capital M of the body font at the text size, to
  /// the next multiple of 8.
  ///
  /// Limits of views do not count: UIKit asks the app's font.
  ///
  /// Source: public disassemblies of `-[UIFont readableWidth]` and of SwiftUI; 672 points at Large are published
  /// (useyourloaf.com/blog/readable-content-guides), which an M of 14.4 points gives. Above 20 points its width is
  /// an estimate, and so is this.
  /// Evidence: E-readable-width.
  var readableWidth: Double {
    let size = TextStyle.body.pointSize(for: textSize.category(of: nil))
    let line = AttributedText(String(repeating: "M", count: 46), font: .system(size: size))
    let width = measurer.layout(line, options: ParagraphOptions(), width: nil).size.width
    return (width / 8).rounded(.up) * 8
  }
}

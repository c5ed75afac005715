import DynamicType
import DynamicTypeModel
import DynamicTypeReport

extension Fidelity {
  /// The figures as Markdown tables, which are aligned for reading as they are.
  ///
  /// - Parameter worstCount: How many of the furthest-off views to name.
  package func markdown(worstCount: Int) -> String {
    var text = """
      \(counted(documents, "document")), \(counted(records.count, "trusted frame"))\(doubtsText).
      A view agrees when x, y, width and height are all within a point of the recorded frame; with
      allowance, layout goes on with recorded sizes of contents that are off by less than a point, as
      Xcode does: it leaves such sizes alone and places what follows by them.

      """
    text += table("figure", [headline, headlineInTrustedViews, tables])
    text += table("placed by", placements)
    text += table("kind", kinds)
    text += table("era", eras)
    if !otherSizes.isEmpty {
      text += "\nRecorded at another text size:\n\n"
      for other in otherSizes { text += "- \(other.path.singleLine): \(other.size.shortName)\n" }
    }
    let worst = worst(worstCount)
    if !worst.isEmpty {
      text += "\nFurthest off:\n\n"
      for record in worst { text += "- \(record.description.singleLine)\n" }
    }
    return text
  }

  private func counted(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }

  private var doubtsText: String {
    let total = notTrusted.values.reduce(0, +)
    guard total > 0 else { return "" }
    let parts = notTrusted.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
    return ", \(total) not trusted (\(parts.joined(separator: ", ")))"
  }

  private func table(_ title: String, _ scores: [Score]) -> String {
    let header = [
      title, "views", "agree", "with allowance", "exact", "x", "y", "width", "height",
    ]
    let rows = scores.map { score -> [String] in
      func share(_ part: Int) -> String { percent(part, of: score.count) }
      return [
        score.name, String(score.count), share(score.agreeing),
        share(score.agreeingWithAllowance), share(score.exact),
      ] + score.parts.map(share)
    }
    let widths = header.indices.map { column in
      // A Markdown rule needs three characters.
      max(3, ([header] + rows).map { $0[column].count }.max() ?? 0)
    }
    func line(_ cells: [String]) -> String {
      let padded = zip(cells, widths).enumerated().map { column, cell in
        let space = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 ? cell.0 + space : space + cell.0
      }
      return "| " + padded.joined(separator: " | ") + " |\n"
    }
    let rule = widths.enumerated().map { column, width in
      String(repeating: "-", count: column == 0 ? width : width - 1) + (column == 0 ? "" : ":")
    }
    return "\n" + line(header) + line(rule) + rows.map(line).joined()
  }

  /// With one decimal, as `93.5 %`.
  private func percent(_ part: Int, of whole: Int) -> String {
    guard whole > 0 else { return "–" }
    let tenths = (part * 1000 + whole / 2) / whole
    return "\(tenths / 10).\(tenths % 10) %"
  }
}

extension FidelityRecord: CustomStringConvertible {
  /// The place, the view, what was recorded and what came out, and why that may not say much.
  package var description: String {
    var text =
      "\(location): \(kind.rawValue) \(element): recorded \(expected.written), got \(got.written)"
    if hasCustomClass { text += "; a class of its own may size it" }
    if !isInTrustedViews { text += "; a view around it is not trusted" }
    return text
  }
}

extension Rect {
  /// `x, y, width × height` to a hundredth of a point.
  fileprivate var written: String {
    func short(_ value: Double) -> String {
      let hundredths = (value * 100).rounded() / 100
      return hundredths == hundredths.rounded() && abs(hundredths) < 1e15
        ? String(Int(hundredths)) : String(hundredths)
    }
    return "\(short(x)), \(short(y)) \(short(width)) × \(short(height))"
  }
}

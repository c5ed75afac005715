import DynamicType
import DynamicTypeText

/// The agreement of predicted and recorded sizes, by kinds of text.
struct FidelityReport {
  var comparisons: [Comparison]

  var labels: [Comparison] { comparisons.filter { $0.observation.kind == "label" } }

  /// Labels whose width is their own: one line, and nothing that fixes it.
  private var widths: [Comparison] { statedWidths.filter(\.hasOwnWidth) }

  /// These and the ones that the observations take for such.
  private var statedWidths: [Comparison] {
    labels.filter { $0.observation.wfree && $0.free.lineCount == 1 && $0.isRecordedAsOneLine }
  }

  /// The labels whose width the engine claims to know: the system font below 20 points.
  private func judged(_ labels: [Comparison]) -> [Comparison] {
    labels.filter {
      $0.observation.font.kind == "system" && $0.font.pointSize < 20 && $0.font.weight >= .regular
        && $0.font.weight <= .bold && !$0.font.isItalic
    }
  }

  private func large(_ labels: [Comparison]) -> [Comparison] {
    labels.filter { $0.observation.font.kind == "system" && $0.font.pointSize >= 20 }
  }

  var markdown: String {
    var lines = ["# Agreement of measured text with recorded labels", ""]
    lines += [
      "Written by `Benchmarks/fidelity-text` from the sizes that Xcode recorded for labels in public",
      "Interface Builder documents. A label's recorded size may be a whole point too large (Xcode",
      "leaves a frame alone that is off by less than a point), or drawn by hand. The estimated",
      "advances were fitted on labels like these, many of them the same: cross-validated, 80 % were",
      "within 0.5 pt and 96 % within 1 pt. Named fonts are exact where their files are installed",
      "(fonts-sora, fonts-open-sans) and Xcode had them too. Where it had not, it set Helvetica Neue:",
      "no document says so, and those are taken for such of which more heights are right that way.",
      "A font that a document has for the size classes of its device is taken where the document is",
      "there.", "",
    ]
    let stated = "all, with the widths that something else gives"
    lines += widthTable(
      "Widths of one line, system font below 20 points",
      bySize(judged(widths)) + [(stated, judged(statedWidths))])
    lines += widthTable(
      "Widths of one line, system font from 20 points",
      [("all", large(widths)), (stated, large(statedWidths))])
    let styles = widths.filter { $0.observation.font.kind == "style" }
    lines += widthTable("Widths of one line, text styles", byFont(styles))
    let custom = widths.filter { $0.observation.font.kind == "custom" && !$0.isWithoutFont }
    lines += widthTable("Widths of one line, named fonts (stand-ins)", byFont(custom))
    let missing = widths.filter(\.isWithoutFont)
    lines += widthTable(
      "Widths of one line, fonts that Xcode lacked (Liberation Sans for Helvetica Neue)",
      byFont(missing))
    lines += wrappedSection()
    lines += heightSection()
    lines += differenceSection() + fixedSizeSection()
    return lines.joined(separator: "\n") + "\n"
  }
}

// MARK: - Widths

extension FidelityReport {
  private func bySize(_ all: [Comparison]) -> [(String, [Comparison])] {
    [
      ("all", all), ("Xcode 12 and later", all.filter { $0.observation.era == .published }),
      ("Xcode 7 to 11", all.filter { $0.observation.era != .published }),
    ]
      + [FontWeight.regular, .medium, .semibold, .bold].map { weight in
        (weight.name, all.filter { $0.font.weight == weight })
      }
      + Set(all.map(\.font.pointSize)).sorted().map { size in
        ("\(size) pt", all.filter { $0.font.pointSize == size })
      }
  }

  private func byFont(_ all: [Comparison]) -> [(String, [Comparison])] {
    [("all", all)]
      + Set(all.map(\.observation.font.name)).sorted().map { name in
        (name, all.filter { $0.observation.font.name == name })
      }
  }

  private func widthTable(_ title: String, _ groups: [(String, [Comparison])]) -> [String] {
    var lines = ["## \(title)", ""]
    lines += [
      "| labels | count | within 0.5 pt | within 1 pt | within 2 pt | median of the errors' size |",
      "| --- | --- | --- | --- | --- | --- |",
    ]
    for (name, group) in groups where !group.isEmpty {
      let errors = group.map { abs($0.widthError) }.sorted()
      let shares = [0.5, 1, 2].map { limit in
        share(errors.count { $0 <= limit + 0.002 }, of: errors.count)
      }
      let median = (errors[errors.count / 2] * 100).rounded() / 100
      lines.append(
        "| \(name) | \(group.count) | \(shares.joined(separator: " | ")) | \(median) |")
    }
    return lines + [""]
  }

  private func share(_ count: Int, of total: Int) -> String {
    "\((Double(count) * 1000 / Double(max(total, 1))).rounded() / 10) %"
  }
}

// MARK: - Wrapped labels

extension FidelityReport {
  /// Labels of several lines with a width of their own: the widest line as UIKit measured it, which
  /// shows what counts as a line's width and where lines broke.
  private func wrappedSection() -> [String] {
    let wrapped = labels.filter {
      $0.observation.wfree && $0.wrapped.lineCount > 1 && !$0.isRecordedAsOneLine
        && $0.observation.text.contains(" ")
    }
    let measures: [(String, (Comparison) -> Double)] = [
      ("the space at the end of a wrapped line counted", { $0.wrapped.roundedSize.width }),
      ("that space not counted", { $0.wrapped.lines.map(\.width).max() ?? 0 }),
    ]
    var lines = [
      "## Widths of several lines", "",
      "Broken at the recorded width, the widest line should be as wide as recorded again. A last",
      "line of one word (\"findings.\", \"location.\") stands in those of three lines; in one of two,",
      "as wide as its second line, the word before was pushed out of the first.", "",
      "| measure | count | within 0.5 pt | within 1 pt |",
      "| --- | --- | --- | --- |",
    ]
    for (name, measure) in measures {
      let errors = wrapped.map { abs(measure($0) - $0.observation.w) }
      let shares = [0.5, 1].map { limit in
        share(errors.count { $0 <= limit + 0.002 }, of: errors.count)
      }
      lines.append("| \(name) | \(wrapped.count) | \(shares.joined(separator: " | ")) |")
    }
    return lines + [""]
  }
}

// MARK: - Heights

extension FidelityReport {
  /// Labels whose height is their own. One lower than half its first line was drawn by hand, whatever
  /// the document says.
  var freeHeights: [Comparison] { statedFreeHeights.filter(\.hasOwnHeight) }

  /// These and the ones that the observations take for such.
  private var statedFreeHeights: [Comparison] {
    labels.filter { $0.observation.hfree && $0.observation.h > $0.wrapped.firstBaseline / 2 }
  }

  private func heightSection() -> [String] {
    let free = freeHeights
    let one = free.filter(\.isOneLine)
    let several = free.filter { !$0.isOneLine }
    let plain = several.filter { $0.observation.font.kind != "style" }
    let styled = several.filter { $0.observation.font.kind == "style" }
    var lines = ["## Heights", ""]
    lines += [
      "A label whose height was right within a point when Xcode last looked at it keeps it, so that",
      "20 or 21 stands where the rule gives 20.5: the last column allows for that.", "",
      "| labels | count | the rule | the rule, or that to a whole point | within a point |",
      "| --- | --- | --- | --- | --- |",
    ]
    for (name, group) in [
      ("one line", one),
      (
        "one line, with the heights that something else gives",
        statedFreeHeights.filter(\.isOneLine)
      ),
      ("one line, system font", one.filter { $0.observation.font.kind == "system" }),
      ("one line, text style", one.filter { $0.observation.font.kind == "style" }),
      ("one line, named font", one.filter { $0.observation.font.kind == "custom" }),
      ("one line, named font that Xcode lacked", one.filter(\.isWithoutFont)),
      ("several lines, plain font", plain),
      ("several lines, system font", plain.filter { $0.observation.font.kind == "system" }),
      ("several lines, text style", styled),
      (
        "several lines, text style, all",
        labels.filter {
          $0.observation.font.kind == "style" && !$0.isOneLine
        }
      ),
    ] where !group.isEmpty {
      let exact = share(group.count(where: \.isHeightExact), of: group.count)
      let whole = share(
        group.count { $0.isHeightExact || $0.isHeightWhole }, of: group.count)
      let near = share(group.count(where: \.isHeightNear), of: group.count)
      lines.append("| \(name) | \(group.count) | \(exact) | \(whole) | \(near) |")
    }
    return lines + [""]
  }
}

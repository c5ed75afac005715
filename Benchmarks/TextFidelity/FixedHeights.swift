/// Labels that `ib-observed-text.json` takes to be as high as they like, and which are not.
///
/// Found in the documents of labels whose height is not the rule's; they are counted by themselves.
enum FixedHeights {
  /// What gives a label its height, by its document's name and its identifier.
  static let reasons = [
    "LargeListSummaryViewController.xib 0VX-rs-RFl":
      "in a stack that has what the view leaves: 275 - 30 above - 16 - 169 - 40 below = 20 points",
    "DuplicateConstraint.xib ItZ-vi-bgh":
      "its top is 303 points down, its centre in the middle of 667: twice 30.5 = 61 points",
    "Subscriptions.storyboard K89-aJ-SjN":
      "from margin to margin of its cell, as far as the arithmetic goes: 74.5 - 2 x 11 = 52.5 points",
    "PostTableViewCell.xib XPA-hX-FEu": "its top is another view's, and its baseline a third one's",
    "DemoApp.storyboard tIm-tp-uAb":
      "42 x 21 points, as a label comes from Xcode's library; the same text is 35 x 13.5 beside it",
  ]
}

extension Observation {
  /// Whether the label's height is its own: nothing that is known gives it.
  var hasOwnHeight: Bool { hfree && FixedHeights.reasons[name] == nil }

  /// The last part of the document's path, and the identifier.
  fileprivate var name: String { "\(doc.split(separator: "/").last ?? "") \(id)" }
}

extension FidelityReport {
  func fixedHeightSection() -> [String] {
    let fixed = labels.filter { $0.observation.hfree && !$0.observation.hasOwnHeight }
    var lines = [
      "## Heights that something else gives", "",
      "The observations say that nothing fixes these; their documents, or others of the same app, say",
      "what does.", "", "| label | recorded | rule | what gives it |", "| --- | --- | --- | --- |",
    ]
    for label in fixed.sorted(by: { $0.observation.name < $1.observation.name }) {
      let (name, height) = (label.observation.name, label.observation.h)
      let rule = (label.wrapped.size.height * 1000).rounded() / 1000
      lines.append("| \(name) | \(height) | \(rule) | \(FixedHeights.reasons[name] ?? "") |")
    }
    return lines + [""]
  }
}

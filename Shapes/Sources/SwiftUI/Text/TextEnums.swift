internal import SwiftUIModel

/// Where lines of a text end.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading
  case center
  case trailing

  init(_ alignment: LineAlignment) {
    switch alignment {
    case .leading: self = .leading
    case .center: self = .center
    case .trailing: self = .trailing
    }
  }

  var line: LineAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension Text {
  /// Where an ellipsis replaces what does not fit.
  public enum TruncationMode: Sendable {
    case head
    case tail
    case middle

    init(_ mode: SwiftUIModel.TruncationMode) {
      switch mode {
      case .head: self = .head
      case .middle: self = .middle
      case .tail: self = .tail
      }
    }

    var mode: SwiftUIModel.TruncationMode {
      switch self {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
    }
  }

  /// Whether a text is shown in capitals or small letters.
  public enum Case: Sendable {
    case uppercase
    case lowercase

    var textCase: TextCase { self == .uppercase ? .uppercase : .lowercase }
  }
}

nonisolated extension View {
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(changed: .multilineTextAlignment(alignment.line))
  }

  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(changed: .truncationMode(mode.mode))
  }

  public func textCase(_ textCase: Text.Case?) -> some View {
    environment(changed: .textCase(textCase?.textCase))
  }

  public func lineLimit(_ number: Int?) -> some View {
    environment(changed: .lineLimit(LineLimit(maximum: number)))
  }

  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(
      changed: .lineLimit(LineLimit(maximum: limit, reserved: reservesSpace ? limit : 0)))
  }

  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(
      changed: .lineLimit(LineLimit(maximum: limit.upperBound, reserved: limit.lowerBound)))
  }

  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment(changed: .lineLimit(LineLimit(maximum: nil, reserved: limit.lowerBound)))
  }

  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    environment(changed: .lineLimit(LineLimit(maximum: limit.upperBound)))
  }

  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(changed: .lineSpacing(Double(lineSpacing)))
  }

  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(changed: .minimumScaleFactor(Double(factor)))
  }

  public func allowsTightening(_ flag: Bool) -> some View {
    environment(changed: .allowsTightening(flag))
  }

  public func kerning(_ kerning: CGFloat) -> some View {
    environment(changed: .kerning(Double(kerning)))
  }

  public func tracking(_ tracking: CGFloat) -> some View { kerning(tracking) }

  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    environment(changed: .baselineOffset(Double(baselineOffset)))
  }
}

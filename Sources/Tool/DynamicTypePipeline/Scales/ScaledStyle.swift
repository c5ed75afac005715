import DynamicType
import DynamicTypeReportModel

/// A style of any type scale, with a way to scale values as it scales.
package struct ScaledStyle: Sendable {
  package var name: String
  package var weight: FontWeight
  /// One a text size that the scale has, ascending.
  package var cells: [Cell]

  package struct Cell: Sendable {
    package var category: ContentSizeCategory
    /// In points.
    package var pointSize: Double
    /// In points; nil where none is stated.
    package var leading: Double?
    /// What values at the default size are multiplied by and divided by, in this order.
    var ratio: (numerator: Double, denominator: Double)
  }

  /// A style of a platform's or a company's scale.
  ///
  /// Values grow as its scaling leading does, or as its size where no leading is stated.
  package init(_ style: TypeScale.Style, of scale: TypeScale) {
    let base = scale.metrics(for: style, at: scale.defaultCategory)
    name = style.name
    weight = style.weight
    cells = scale.categories.compactMap { category in
      guard let metrics = scale.metrics(for: style, at: category) else { return nil }
      let ratio: (Double, Double)
      if let own = metrics.scalingLeading, let other = base?.scalingLeading {
        ratio = (own, other)
      } else {
        ratio = (metrics.pointSize, base?.pointSize ?? metrics.pointSize)
      }
      return Cell(
        category: category, pointSize: metrics.pointSize, leading: metrics.leading, ratio: ratio)
    }
  }

  /// A style of Material's scaler, in whose curves values grow with the size.
  package init(_ style: MaterialTextStyle) {
    name = style.name
    weight = .regular
    cells = ContentSizeCategory.allCases.map { category in
      let size = style.pointSize(for: category)
      return Cell(
        category: category, pointSize: size, leading: nil,
        ratio: (size, style.pointSize(for: .large)))
    }
  }
}

extension ScaledStyle.Cell {
  /// A length at the default size, as it is here: rounded to the pixel, halves away from zero.
  package func length(_ value: Double, displayScale: Double) -> Double {
    (unrounded(value) * displayScale).rounded() / displayScale
  }

  /// The size of a font at the default size, as it is here: rounded to the point.
  package func fontSize(_ value: Double) -> Double {
    ratio.numerator == ratio.denominator && category == .large ? value : unrounded(value).rounded()
  }

  private func unrounded(_ value: Double) -> Double {
    value * ratio.numerator / ratio.denominator
  }
}

extension ScaleReport {
  /// A style with values scaled as it scales.
  package init(_ style: ScaledStyle, values: [Double], displayScale: Double) {
    self.init(
      style: style.name, displayScale: displayScale,
      categories: style.cells.map { cell in
        Category(
          category: TextSize(cell.category), pointSize: cell.pointSize, leading: cell.leading,
          values: values.map { value in
            Value(
              value: value, scaledValue: cell.length(value, displayScale: displayScale),
              scaledFontPointSize: cell.fontSize(value))
          })
      })
  }
}

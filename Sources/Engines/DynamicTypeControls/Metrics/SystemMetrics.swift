import DynamicTypeModel

/// What iOS decides by itself and changes from one release to the next: sizes, distances, and how
/// controls, bars and tables behave.
///
/// Each group is a table: a column an era, a row a number or a behaviour, with the row of
/// `Documentation/evidence.md` that tells where it was seen. Lengths are in points at the text size
/// Large. Rows are variables, so that whoever follows a release between two eras can change them.
package struct SystemMetrics: Hashable, Sendable {
  package let era: SystemEra
  package let device: Device
  package var controls: ControlMetrics
  package var fields: FieldMetrics
  package var bars: BarMetrics
  package var rows: RowMetrics
  package var sections: SectionMetrics
  package var stacks: StackMetrics
  package var texts: TextMetrics

  package init(era: SystemEra, device: Device) {
    self.era = era
    self.device = device
    controls = ControlMetrics(era: era)
    fields = FieldMetrics(era: era)
    bars = BarMetrics(era: era, device: device)
    rows = RowMetrics(era: era, device: device)
    sections = SectionMetrics(era: era)
    stacks = StackMetrics(era: era)
    texts = TextMetrics(era: era)
  }

  /// The margins of a view that sets none and is neither a screen's root nor part of a cell.
  ///
  /// Source: E-view-margin.
  package var viewMargin: Double { 8 }

  /// The side margins of a screen's root view that is as wide as the device.
  ///
  /// Evidence: E-side-margin.
  package var rootSideMargin: Double { device.sideMargin }
}

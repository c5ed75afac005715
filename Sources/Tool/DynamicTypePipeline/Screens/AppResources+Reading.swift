import DynamicTypeModel
import DynamicTypeResources
import SwiftUIReading

extension AppResources: ReadingResources {
  package func localizedText(
    for key: String, table: String?, locale: String, near path: String
  ) -> String? {
    text(for: key, table: table, locale: locale, near: path)?.text
  }
}

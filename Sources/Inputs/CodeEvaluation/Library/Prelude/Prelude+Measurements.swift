extension Prelude {
  /// Measurements and their units.
  ///
  /// Source: the sources of Foundation (swiftlang/swift-corelibs-foundation, Apache-2.0), `Unit.swift` and `Measurement.swift`,
  /// for coefficients and for the unit of a sum.
  static let measurements = """
    struct Measurement<UnitType>: Hashable, Comparable {
      var value: Double
      var unit: UnitType
      init(value: Double, unit: UnitType) {
        self.value = value
        self.unit = unit
      }
      var baseValue: Double { value * unit.coefficient + unit.constant }
      var description: String { "\\(value) \\(unit.symbol)" }
      func converted(to other: UnitType) -> Measurement<UnitType> {
        if unit == other { return self }
        return Measurement(value: (baseValue - other.constant) / other.coefficient, unit: other)
      }
      mutating func convert(to other: UnitType) { self = converted(to: other) }
      // In the base unit where the two have different ones.
      static func combined(
        _ one: Measurement<UnitType>, _ other: Measurement<UnitType>, _ body: (Double, Double) -> Double
      ) -> Measurement<UnitType> {
        var result = one
        if one.unit == other.unit {
          result.value = body(one.value, other.value)
        } else {
          result.value = body(one.baseValue, other.baseValue)
          result.unit = one.unit.base
        }
        return result
      }
      static func + (one: Measurement<UnitType>, other: Measurement<UnitType>) -> Measurement<UnitType> {
        combined(one, other) { $0 + $1 }
      }
      static func - (one: Measurement<UnitType>, other: Measurement<UnitType>) -> Measurement<UnitType> {
        combined(one, other) { $0 - $1 }
      }
      static func * (one: Measurement<UnitType>, factor: Double) -> Measurement<UnitType> {
        Measurement(value: one.value * factor, unit: one.unit)
      }
      static func * (factor: Double, one: Measurement<UnitType>) -> Measurement<UnitType> {
        Measurement(value: factor * one.value, unit: one.unit)
      }
      static func / (one: Measurement<UnitType>, divisor: Double) -> Measurement<UnitType> {
        Measurement(value: one.value / divisor, unit: one.unit)
      }
      static func == (one: Measurement<UnitType>, other: Measurement<UnitType>) -> Bool {
        one.unit == other.unit ? one.value == other.value : one.baseValue == other.baseValue
      }
      static func < (one: Measurement<UnitType>, other: Measurement<UnitType>) -> Bool {
        one.unit == other.unit ? one.value < other.value : one.baseValue < other.baseValue
      }
    }
    struct UnitSpeed: Hashable {
      let symbol: String
      let coefficient: Double
      var constant: Double { 0 }
      var base: UnitSpeed { .metersPerSecond }
      static func baseUnit() -> UnitSpeed { .metersPerSecond }
      static let metersPerSecond = UnitSpeed(symbol: "m/s", coefficient: 1)
      static let kilometersPerHour = UnitSpeed(symbol: "km/h", coefficient: 0.277778)
      static let milesPerHour = UnitSpeed(symbol: "mph", coefficient: 0.44704)
      static let knots = UnitSpeed(symbol: "kn", coefficient: 0.514444)
    }
    struct UnitLength: Hashable {
      let symbol: String
      let coefficient: Double
      var constant: Double { 0 }
      var base: UnitLength { .meters }
      static func baseUnit() -> UnitLength { .meters }
      static let kilometers = UnitLength(symbol: "km", coefficient: 1000)
      static let meters = UnitLength(symbol: "m", coefficient: 1)
      static let centimeters = UnitLength(symbol: "cm", coefficient: 0.01)
      static let millimeters = UnitLength(symbol: "mm", coefficient: 0.001)
      static let inches = UnitLength(symbol: "in", coefficient: 0.0254)
      static let feet = UnitLength(symbol: "ft", coefficient: 0.3048)
      static let yards = UnitLength(symbol: "yd", coefficient: 0.9144)
      static let miles = UnitLength(symbol: "mi", coefficient: 1609.34)
    }
    struct UnitMass: Hashable {
      let symbol: String
      let coefficient: Double
      var constant: Double { 0 }
      var base: UnitMass { .kilograms }
      static func baseUnit() -> UnitMass { .kilograms }
      static let kilograms = UnitMass(symbol: "kg", coefficient: 1)
      static let grams = UnitMass(symbol: "g", coefficient: 0.001)
      static let milligrams = UnitMass(symbol: "mg", coefficient: 0.000001)
      static let pounds = UnitMass(symbol: "lb", coefficient: 0.453592)
      static let ounces = UnitMass(symbol: "oz", coefficient: 0.0283495)
      static let stones = UnitMass(symbol: "st", coefficient: 0.157473)
    }
    struct UnitDuration: Hashable {
      let coefficient: Double
      var constant: Double { 0 }
      var symbol: String { NativeUnknown("a unit's symbol", String.self) }
      var base: UnitDuration { .seconds }
      static func baseUnit() -> UnitDuration { .seconds }
      static let hours = UnitDuration(coefficient: 3600)
      static let minutes = UnitDuration(coefficient: 60)
      static let seconds = UnitDuration(coefficient: 1)
      static let milliseconds = UnitDuration(coefficient: 0.001)
    }
    struct UnitAngle: Hashable {
      let symbol: String
      let coefficient: Double
      var constant: Double { 0 }
      var base: UnitAngle { .degrees }
      static func baseUnit() -> UnitAngle { .degrees }
      static let degrees = UnitAngle(symbol: "°", coefficient: 1)
      static let radians = UnitAngle(symbol: "rad", coefficient: 57.2957795130823)
    }
    struct UnitPressure: Hashable {
      let symbol: String
      let coefficient: Double
      var constant: Double { 0 }
      var base: UnitPressure { .newtonsPerMetersSquared }
      static func baseUnit() -> UnitPressure { .newtonsPerMetersSquared }
      static let newtonsPerMetersSquared = UnitPressure(symbol: "N/m²", coefficient: 1)
      static let kilopascals = UnitPressure(symbol: "kPa", coefficient: 1000)
      static let hectopascals = UnitPressure(symbol: "hPa", coefficient: 100)
      static let bars = UnitPressure(symbol: "bar", coefficient: 100000)
      static let millibars = UnitPressure(symbol: "mbar", coefficient: 100)
      static let inchesOfMercury = UnitPressure(symbol: "inHg", coefficient: 3386.39)
      static let millimetersOfMercury = UnitPressure(symbol: "mmHg", coefficient: 133.322)
      static let poundsForcePerSquareInch = UnitPressure(symbol: "psi", coefficient: 6894.76)
    }
    struct UnitVolume: Hashable {
      let symbol: String
      let coefficient: Double
      var constant: Double { 0 }
      var base: UnitVolume { .liters }
      static func baseUnit() -> UnitVolume { .liters }
      static let liters = UnitVolume(symbol: "L", coefficient: 1)
      static let milliliters = UnitVolume(symbol: "mL", coefficient: 0.001)
      static let cubicMeters = UnitVolume(symbol: "m³", coefficient: 1000)
      static let cups = UnitVolume(symbol: "cup", coefficient: 0.24)
      static let fluidOunces = UnitVolume(symbol: "fl oz", coefficient: 0.0295735)
      static let pints = UnitVolume(symbol: "pt", coefficient: 0.473176)
      static let gallons = UnitVolume(symbol: "gal", coefficient: 3.78541)
      static let tablespoons = UnitVolume(symbol: "tbsp", coefficient: 0.0147868)
      static let teaspoons = UnitVolume(symbol: "tsp", coefficient: 0.00492892)
    }
    struct UnitEnergy: Hashable {
      let symbol: String
      let coefficient: Double
      var constant: Double { 0 }
      var base: UnitEnergy { .joules }
      static func baseUnit() -> UnitEnergy { .joules }
      static let kilojoules = UnitEnergy(symbol: "kJ", coefficient: 1000)
      static let joules = UnitEnergy(symbol: "J", coefficient: 1)
      static let kilocalories = UnitEnergy(symbol: "kCal", coefficient: 4184)
      static let calories = UnitEnergy(symbol: "cal", coefficient: 4.184)
      static let kilowattHours = UnitEnergy(symbol: "kWh", coefficient: 3600000)
    }
    struct UnitTemperature: Hashable {
      let symbol: String
      let coefficient: Double
      let constant: Double
      var base: UnitTemperature { .kelvin }
      static func baseUnit() -> UnitTemperature { .kelvin }
      static let kelvin = UnitTemperature(symbol: "K", coefficient: 1, constant: 0)
      static let celsius = UnitTemperature(symbol: "°C", coefficient: 1, constant: 273.15)
      static let fahrenheit = UnitTemperature(
        symbol: "°F", coefficient: 0.55555555555556, constant: 255.37222222222427)
    }
    """
}

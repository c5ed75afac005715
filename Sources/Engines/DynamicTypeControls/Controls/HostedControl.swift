import DynamicTypeModel

/// A view that another framework lays out, which it is asked for.
package struct HostedControl: Control {
  var content: HostedContent

  package var wraps: Bool { true }

  package func size(
    of text: TextSetting?, fitting width: Double?, in environment: ControlEnvironment
  ) -> Size {
    let size = content.size(width, nil)
    return Size(
      width: environment.roundedUp(size.width), height: environment.roundedUp(size.height))
  }
}

extension HostedContent: ControlProviding {
  package var control: any Control { HostedControl(content: self) }
}

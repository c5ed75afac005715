#if !canImport(Darwin)
  public import DynamicType

  // Names of UIKit that need no more than another name.

  /// UIKit's name of ``/DynamicType/LargeContentViewerItem``.
  public typealias UILargeContentViewerItem = LargeContentViewerItem
#endif

/// Modifiers that change nothing about what a screen shows in its base state, or how it is laid out.
enum PassedModifiers {
  // swift-format-ignore
  static let names: Set<String> = [
    // What happens
    "onAppear", "onDisappear", "onChange", "onReceive", "onTapGesture", "onLongPressGesture", "onSubmit",
    "onDrag", "onDrop", "onHover", "onOpenURL", "onDelete", "onMove",
    "task", "refreshable", "gesture", "simultaneousGesture", "highPriorityGesture", "keyboardShortcut",
    "handlesExternalEvents", "userActivity", "onContinueUserActivity", "draggable", "dropDestination",
    "deleteDisabled", "moveDisabled", "swipeActions", "contextMenu", "sensoryFeedback", "subscribe",
    // What is presented elsewhere
    "alert", "confirmationDialog", "actionSheet", "fileImporter",
    "fileExporter", "photosPicker", "inspector", "quickLookPreview", "fileMover",
    "presentationDragIndicator", "interactiveDismissDisabled", "presentationBackground",
    // What is spoken, or tested
    "accessibilityHint", "accessibilityValue", "accessibilityElement", "accessibilityHidden", "accessibility",
    "accessibilityAddTraits", "accessibilityRemoveTraits", "accessibilityAction", "accessibilitySortPriority",
    "accessibilityHeading", "accessibilityInputLabels", "accessibilityAdjustableAction", "accessibilityActions",
    // Colours and movement
    "animation", "transition", "transaction", "matchedGeometryEffect", "contentTransition", "shadow",
    "blendMode", "saturation", "brightness", "contrast", "grayscale", "colorMultiply", "compositingGroup",
    "drawingGroup", "symbolEffect", "symbolRenderingMode", "symbolVariant", "renderingMode", "colorScheme",
    "glassEffect", "backgroundStyle", "toolbarBackground", "toolbarColorScheme", "scrollContentBackground",
    "statusBar", "statusBarHidden", "phaseAnimator", "hueRotation", "listItemTint", "materialActiveAppearance",
    // Behaviour of controls and fields
    "disableAutocorrection", "autocorrectionDisabled", "autocapitalization", "textInputAutocapitalization",
    "keyboardType", "textContentType", "submitLabel", "submitScope", "focused", "defaultFocus", "focusable",
    "textSelection", "allowsHitTesting", "contentShape", "hoverEffect", "buttonRepeatBehavior", "scrollDisabled",
    "scrollIndicators", "scrollDismissesKeyboard", "scrollPosition", "scrollTargetLayout", "scrollBounceBehavior",
    "scrollTargetBehavior", "scrollClipDisabled", "navigationBarBackButtonHidden", "navigationViewStyle",
    "navigationSplitViewStyle", "menuOrder", "menuStyle", "menuIndicator", "menuActionDismissBehavior", "id",
    "zIndex", "prefersDefaultFocus", "searchFocused", "searchScopes", "searchCompletion", "privacySensitive",
    "defaultScrollAnchor", "speechAdjustedPitch", "invalidatableContent", "equatable", "itemProvider",
    "previewDisplayName", "previewLayout", "previewDevice", "previewInterfaceOrientation",
    "geometryGroup", "fixedWidth", "containerShape", "interactionActivityTrackingTag", "persistentSystemOverlays",
    "navigationTransition", "matchedTransitionSource", "dialogIcon", "writingToolsBehavior", "groupBoxStyle",
    "visibilityPriority", "toolbarMinimizationBehavior", "reorderable", "swipeActionsContainer",
    "listRowHoverEffect", "formStyle", "indexViewStyle", "symbolColorRenderingMode", "flipsForRightToLeftLayoutDirection",
  ]
}

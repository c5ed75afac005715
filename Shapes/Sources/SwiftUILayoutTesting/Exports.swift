// Sizes, queries, snapshots and pictures of laid-out screens, whichever framework they are of.
@_exported public import LayoutTesting

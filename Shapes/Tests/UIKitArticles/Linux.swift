// The target's one source of its own; the plugin UIKitSources compiles the others.

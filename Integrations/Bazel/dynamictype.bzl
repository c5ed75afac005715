"""A test that lays an app's screens out at all twelve text sizes, on as many machines as it has shards.

    load("@dynamictype_rules//Integrations/Bazel:dynamictype.bzl", "dynamictype_check_test")

    dynamictype_check_test(
        name = "text_sizes",
        srcs = glob(["**"]),
        options = ["--fail-on=error"],
        shard_count = 4,
        tool = "@dynamictype//:bin/dynamictype",
    )

With one shard the test fails as the tool does. Each of several shards leaves a part among its outputs and fails only where it
cannot do its work; afterwards `Integrations/Bazel/merge //App:text_sizes` says what one run would have said.
"""

_SCRIPT = """#!/usr/bin/env bash
set -euo pipefail
tool=$PWD/{tool}
# Bazel lays the files of the app out as links.
app=$(mktemp -d "$TEST_TMPDIR/app.XXXXXX")
for file in {files}; do
  mkdir -p "$app/$(dirname "$file")"
  cp -L "$file" "$app/$file"
done
cd "$app"
# Bazel says so of tests without shards, too.
[ "${{TEST_TOTAL_SHARDS:-0}}" != 0 ] || unset TEST_TOTAL_SHARDS
exec "$tool" check . {options}
"""

def _quoted(words):
    return " ".join(["'" + word.replace("'", "'\\\\''") + "'" for word in words])

def _dynamictype_check_test_impl(ctx):
    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    ctx.actions.write(
        script,
        _SCRIPT.format(
            tool = _quoted([ctx.file.tool.short_path]),
            files = _quoted([file.short_path for file in ctx.files.srcs]),
            options = _quoted(ctx.attr.options),
        ),
        is_executable = True,
    )
    return DefaultInfo(
        executable = script,
        runfiles = ctx.runfiles(ctx.files.srcs + [ctx.file.tool]),
    )

dynamictype_check_test = rule(
    implementation = _dynamictype_check_test_impl,
    attrs = {
        "options": attr.string_list(doc = "Further options of `dynamictype check`."),
        "srcs": attr.label_list(
            allow_files = True,
            doc = "Storyboards, xibs, sources, strings and assets.",
        ),
        "tool": attr.label(
            allow_single_file = True,
            doc = "The binary, of a package or installed by Scripts/install.",
            mandatory = True,
        ),
    },
    test = True,
)

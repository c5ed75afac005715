// Lays out the strings of a file (one a line) at 12 sizes and 3 widths with Pango, and writes the
// seconds of CPU taken and the number of lines of each layout.
// cc -O2 pango.c -o pango $(pkg-config --cflags --libs pangocairo)
#include <pango/pangocairo.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

static const double sizes[] = {14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53};
static const double widths[] = {120, 200, 320};

int main(int argc, char **argv) {
  if (argc < 3) return 2;
  FILE *input = fopen(argv[1], "r"), *output = fopen(argv[2], "w");
  if (!input || !output) return 2;
  PangoFontMap *map = pango_cairo_font_map_new();
  pango_cairo_font_map_set_resolution(PANGO_CAIRO_FONT_MAP(map), 72);
  PangoContext *context = pango_font_map_create_context(map);
  // Unhinted advances and no rounding, as on a device that scales text freely.
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  pango_cairo_context_set_font_options(context, options);
  pango_context_set_round_glyph_positions(context, FALSE);
  PangoLayout *layout = pango_layout_new(context);
  pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
  PangoFontDescription *font = pango_font_description_from_string(
      "Inter,Noto Sans Arabic,Noto Sans Devanagari,Noto Sans CJK JP");
  char line[8192];
  long layouts = 0;
  struct timespec start, end;
  double seconds = 0;
  while (fgets(line, sizeof line, input)) {
    line[strcspn(line, "\n")] = 0;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &start);
    int lines[36], index = 0;
    for (int size = 0; size < 12; size++) {
      pango_font_description_set_absolute_size(font, sizes[size] * PANGO_SCALE);
      pango_layout_set_font_description(layout, font);
      pango_layout_set_text(layout, line, -1);
      for (int width = 0; width < 3; width++) {
        pango_layout_set_width(layout, (int)(widths[width] * PANGO_SCALE));
        lines[index++] = pango_layout_get_line_count(layout);
        layouts++;
      }
    }
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &end);
    seconds += (end.tv_sec - start.tv_sec) + (end.tv_nsec - start.tv_nsec) / 1e9;
    for (int i = 0; i < index; i++) fprintf(output, "%d%c", lines[i], i + 1 < index ? ' ' : '\n');
  }
  printf("%.4f %ld %s\n", seconds, layouts, pango_version_string());
  return 0;
}

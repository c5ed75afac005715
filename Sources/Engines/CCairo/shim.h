// cairo 1.16 or later with its FreeType backend, as the system's pkg-config finds them.
#include <cairo-ft.h>

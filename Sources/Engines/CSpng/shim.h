// spng 0.7 or later, as the system's pkg-config finds it.
#include <spng.h>

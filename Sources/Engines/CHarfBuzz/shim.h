// HarfBuzz 6.0 or later, as the system's pkg-config finds it.
#include <hb.h>
#include <hb-ot.h>

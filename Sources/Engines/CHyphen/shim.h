// libhyphen 2.8 or later, which has no pkg-config file.
#include <hyphen.h>
#include <stdlib.h>

// Frees what libhyphen allocated for its caller.
static inline void chyphen_free(void *memory) { free(memory); }

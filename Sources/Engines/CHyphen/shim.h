// libhyphen 2.8 or later, which has no pkg-config file.
#include <hyphen.h>
#include <stdio.h>
#include <stdlib.h>

// A dictionary of what a file would hold; NULL if it cannot be read.
static inline HyphenDict *chyphen_load(const void *bytes, size_t count) {
  FILE *file = fmemopen((void *)bytes, count, "r");
  if (!file) return NULL;
  HyphenDict *dictionary = hnj_hyphen_load_file(file);
  fclose(file);
  return dictionary;
}

// Frees what libhyphen allocated for its caller.
static inline void chyphen_free(void *memory) { free(memory); }

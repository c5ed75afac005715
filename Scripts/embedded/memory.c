// The few functions of a C library that Embedded Swift calls, for a module that runs for a moment:
// memory is handed out and never taken back.

typedef unsigned long size_t;
typedef unsigned char byte;

extern byte __heap_base;
static byte *next = &__heap_base;

void *malloc(size_t size) {
  byte *start = next;
  next += (size + 15) & ~15ul;
  size_t needed = ((size_t)next + 65535) / 65536, present = __builtin_wasm_memory_size(0);
  if (needed > present && __builtin_wasm_memory_grow(0, needed - present) == (size_t)-1)
    __builtin_trap();
  return start;
}

void free(void *memory) {}

int posix_memalign(void **result, size_t alignment, size_t size) {
  size_t start = (size_t)malloc(size + alignment);
  *result = (void *)((start + alignment - 1) & ~(alignment - 1));
  return 0;
}

void *memset(void *target, int value, size_t size) {
  for (byte *t = target; size--;) *t++ = value;
  return target;
}

void *memmove(void *target, const void *source, size_t size) {
  byte *t = target;
  const byte *s = source;
  if (t < s)
    while (size--) *t++ = *s++;
  else
    while (size--) t[size] = s[size];
  return target;
}

void *memcpy(void *target, const void *source, size_t size) {
  return memmove(target, source, size);
}

int memcmp(const void *left, const void *right, size_t size) {
  const byte *l = left, *r = right;
  for (; size--; l++, r++)
    if (*l != *r) return *l - *r;
  return 0;
}

// Seeds the hash tables; the same in every run.
void arc4random_buf(void *target, size_t size) { memset(target, 4, size); }

int putchar(int character) { return character; }

size_t __stack_chk_guard = 0xfeed;
void __stack_chk_fail(void) { __builtin_trap(); }

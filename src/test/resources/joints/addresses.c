/* Results that depend on where objects lie, which no test can foretell. */
#include <stdint.h>
#include <stdlib.h>

struct span {
  char *start;
  uintptr_t number;
  long distance;
};

static unsigned low_bits;

int numbers_of_pointers(struct span *s, char *p) {
  if (p == NULL) return 0;
  s->number = (uintptr_t)p;
  low_bits = (unsigned)(uintptr_t)p;
  return 1;
}

long distance_of_objects(struct span *s, char *p, char *q) {
  if (p == q) return 0;
  s->distance = (long)((uintptr_t)p - (uintptr_t)q);
  return s->distance;
}

int aligned_start(struct span *s, size_t n) {
  char *block = malloc(200);
  if (!block) return -1;
  s->start = (char *)(((uintptr_t)block + 63) & ~(uintptr_t)63);
  if (n > 100) n = 100;
  s->start[n] = 1;
  free(block);
  return (int)n;
}

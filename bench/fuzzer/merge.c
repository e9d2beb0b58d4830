/* Makes two lists of bytes, for merge. */
#include "bytes.h"

#include "corpus/linked/list.c"

enum { MOST = 6 };

/* A list of its own cells, in the order of their numbers. */
static struct cell *list(struct cell *cells) {
  int count = byte() % (MOST + 1);
  for (int i = 0; i < count; i++) {
    cells[i].value = (int8_t)byte();
    cells[i].next = i + 1 < count ? &cells[i + 1] : NULL;
  }
  return count > 0 ? &cells[0] : NULL;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static struct cell first[MOST], second[MOST];
  input = data;
  left = size;
  struct cell *a = list(first);
  struct cell *b = list(second);
  merge(a, b);
  return 0;
}

/* Makes a list and a value of bytes, for list_delete. */
#include "pool.h"

#define malloc give
#define free take
#include "corpus/linked/list.c"
#undef malloc
#undef free

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
  static struct cell first[MOST];
  input = data;
  left = size;
  used = 0;
  refused = byte() % 8;
  struct cell *head = list(first);
  int value = (int8_t)byte();
  list_delete(&head, value);
  return 0;
}

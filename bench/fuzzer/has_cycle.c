/* Makes a list that may run into itself of bytes, for has_cycle. */
#include "bytes.h"

#include "corpus/linked/list.c"

enum { MOST = 6 };

/* Each cell is followed by any of them, or by none. */
static struct cell *list(void) {
  static struct cell cells[MOST];
  int count = byte() % (MOST + 1);
  for (int i = 0; i < count; i++) {
    int next = byte() % (MOST + 1);
    cells[i].value = (int8_t)byte();
    cells[i].next = next < count ? &cells[next] : NULL;
  }
  return count > 0 ? &cells[0] : NULL;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  input = data;
  left = size;
  has_cycle(list());
  return 0;
}

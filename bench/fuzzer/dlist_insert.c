/* Makes a doubly linked list, a place in it and a value of bytes, for dlist_insert. */
#include "pool.h"

#define malloc give
#define free take
#include "corpus/linked/dlist.c"
#undef malloc
#undef free

enum { MOST = 5 };

static struct link links[MOST];

static struct dlist list(int count) {
  struct dlist made = {NULL, NULL, count};
  for (int i = 0; i < count; i++) {
    links[i].value = (int8_t)byte();
    links[i].before = i > 0 ? &links[i - 1] : NULL;
    links[i].after = i + 1 < count ? &links[i + 1] : NULL;
  }
  if (count > 0) {
    made.first = &links[0];
    made.last = &links[count - 1];
  }
  return made;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  input = data;
  left = size;
  used = 0;
  refused = byte() % 8;
  int count = byte() % (MOST + 1);
  struct dlist made = list(count);
  int at = byte() % (MOST + 1);
  int value = (int8_t)byte();
  dlist_insert(&made, at < count ? &links[at] : NULL, value);
  return 0;
}

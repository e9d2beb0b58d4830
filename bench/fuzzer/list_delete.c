/* Makes a list and a value of bytes, for list_delete. */
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

static const uint8_t *input;
static size_t left;

static int byte(void) {
  if (left == 0) return 0;
  left--;
  return *input++;
}

/* Blocks come from a pool that each input begins anew; one request may be refused. */
static _Alignas(16) unsigned char pool[4096];
static size_t used;
static int refused;

static void *give(size_t size) {
  if (refused-- == 0 || used + size > sizeof pool) return NULL;
  void *block = pool + used;
  used += (size + 15) / 16 * 16;
  return block;
}

static void take(void *block) { (void)block; }

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

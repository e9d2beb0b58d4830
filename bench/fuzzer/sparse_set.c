/* Makes a sparse matrix, a place and a value of bytes, for sparse_set. */
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
#include "corpus/linked/sparse.c"
#undef malloc
#undef free

enum { MOST = 8 };

/* Each entry comes before those that its row has. */
static struct sparse matrix(void) {
  static struct entry entries[MOST];
  struct sparse made = {{NULL}};
  int count = byte() % (MOST + 1);
  for (int i = 0; i < count; i++) {
    int row = byte() % ROWS;
    entries[i].column = (int8_t)byte();
    entries[i].value = (int8_t)byte();
    entries[i].next = made.row[row];
    made.row[row] = &entries[i];
  }
  return made;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  input = data;
  left = size;
  used = 0;
  refused = byte() % 8;
  struct sparse made = matrix();
  int row = (int8_t)byte();
  int column = (int8_t)byte();
  int value = (int8_t)byte();
  sparse_set(&made, row, column, value);
  return 0;
}

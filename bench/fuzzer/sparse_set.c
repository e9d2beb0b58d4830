/* Makes a sparse matrix, a place and a value of bytes, for sparse_set. */
#include "pool.h"

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

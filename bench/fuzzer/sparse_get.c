/* Makes a sparse matrix and a place of bytes, for sparse_get. */
#include "bytes.h"

#include "corpus/linked/sparse.c"

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
  struct sparse made = matrix();
  int row = (int8_t)byte();
  int column = (int8_t)byte();
  sparse_get(&made, row, column);
  return 0;
}

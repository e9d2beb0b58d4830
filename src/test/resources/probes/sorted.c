/* How often a comparison is called is the library's affair; sanitizers have another qsort. */
#include <stdlib.h>

static int by_size(const void *left, const void *right) {
  int a = *(const int *)left, b = *(const int *)right;
  if (a < b) return -1;
  return a > b ? 1 : 0;
}

int middle(int a, int b, int c) {
  int row[3] = {a, b, c};
  qsort(row, 3, sizeof row[0], by_size);
  if (row[1] > 0) return row[1];
  return by_size(&row[0], &row[2]);
}

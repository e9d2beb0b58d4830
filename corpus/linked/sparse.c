/* Sparse matrices: rows of cells in order of their columns. */
#include <stddef.h>
#include <stdlib.h>

enum { ROWS = 4 };

struct entry {
  int column;
  int value;
  struct entry *next;
};

struct sparse {
  struct entry *row[ROWS];
};

int sparse_get(const struct sparse *m, int row, int column) {
  if (row < 0 || row >= ROWS) return 0;
  const struct entry *e = m->row[row];
  while (e != NULL && e->column < column) e = e->next;
  return e != NULL && e->column == column ? e->value : 0;
}

/* Sets an element; zeros are not kept. 0 for a bad place, -1 without memory. */
int sparse_set(struct sparse *m, int row, int column, int value) {
  if (row < 0 || row >= ROWS || column < 0) return 0;
  struct entry **at = &m->row[row];
  while (*at != NULL && (*at)->column < column) at = &(*at)->next;
  if (*at != NULL && (*at)->column == column) {
    if (value != 0) {
      (*at)->value = value;
      return 1;
    }
    struct entry *gone = *at;
    *at = gone->next;
    free(gone);
    return 1;
  }
  if (value == 0) return 1;
  struct entry *fresh = malloc(sizeof *fresh);
  if (fresh == NULL) return -1;
  *fresh = (struct entry){column, value, *at};
  *at = fresh;
  return 1;
}

/* The sum of the diagonal. */
long trace(const struct sparse *m) {
  long sum = 0;
  for (int i = 0; i < ROWS; i++) {
    const struct entry *e = m->row[i];
    while (e != NULL && e->column < i) e = e->next;
    if (e == NULL) continue;
    if (e->column == i) sum += e->value;
    if (e->column < i) return -1; // infeasible: 11:T - the loop passed all lower columns
  }
  return sum;
}

// Pointers to pointers: out parameters, argv-like arrays, lists, matrices.
#include <stdio.h>
#include <stdlib.h>

struct node { int v; struct node *next; };

static int split(int n, int **low, int **high) {
  *low = malloc(n * sizeof **low);
  *high = malloc(n * sizeof **high);
  int l = 0, h = 0;
  for (int i = 0; i < n; i++) {
    if (i * 7 % 10 < 5) (*low)[l++] = i;
    else (*high)[h++] = i;
  }
  return l;
}

static void append(struct node ***tail, int v) {
  struct node *n = malloc(sizeof *n);
  n->v = v;
  n->next = NULL;
  **tail = n;
  *tail = &n->next;
}

static int **matrix(int rows, int columns) {
  int **m = malloc(rows * sizeof *m);
  for (int i = 0; i < rows; i++) {
    m[i] = malloc(columns * sizeof **m);
    for (int j = 0; j < columns; j++) m[i][j] = i * j;
  }
  return m;
}

int main(void) {
  int *low, *high;
  int n = split(10, &low, &high);
  for (int i = 0; i < n; i++) printf("%d ", low[i]);
  printf("| %d %d\n", high[0], high[9 - n]);
  free(low), free(high);

  struct node *list = NULL, **tail = &list;
  for (int i = 1; i < 6; i++) append(&tail, i * i);
  for (struct node **link = &list; *link;) {
    struct node *at = *link;
    printf("%d ", at->v);
    *link = at->next;
    free(at);
  }
  printf("%d\n", list == NULL);

  int **m = matrix(4, 5);
  int *swap = m[1];
  m[1] = m[3], m[3] = swap;
  printf("%d %d %d\n", m[1][4], *(*(m + 3) + 2), **m);
  for (int i = 0; i < 4; i++) free(m[i]);
  free(m);
  int x = 1, *p = &x, **pp = &p, ***ppp = &pp;
  int y = 2;
  **ppp = &y;
  ***ppp += 40;
  printf("%d %d %d\n", x, y, *p);
  return **pp;
}

// Pointers to arrays and the declarators that make them.
#include <stdio.h>
#include <stdlib.h>

typedef int row[3];
static row table[4] = {{1, 2, 3}, {4, 5, 6}, {7, 8, 9}, {10, 11, 12}};

static int (*pick(int i))[3] { return &table[i]; }
static row *last(void) { return table + 3; }
static int total(const row *rows, int n) {
  int sum = 0;
  while (n--) sum += (*rows)[0] + (*rows)[1] + (*rows)[2], rows++;
  return sum;
}

int main(void) {
  int(*p)[3] = table;
  printf("%d %d\n", (*p)[1], p[1][1]);
  p += 2;
  printf("%d %td %zu\n", **p, p - table, sizeof *p);
  printf("%d %d\n", (*pick(1))[2], pick(2)[1][0]);
  printf("%d\n", (*last())[2]);
  printf("%d %d\n", total((const row *)table, 4), total((const row *)(table + 2), 1));
  int(*q)[4][3] = &table;
  printf("%zu %d %d\n", sizeof *q, (*q)[3][0], q[0][1][1]);
  int *flat = *table;
  int sum = 0;
  for (int i = 0; i < 3; i++) sum += flat[i];
  printf("%d %d\n", sum, flat == &table[0][0]);

  double(*m)[2] = malloc(3 * sizeof *m);
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 2; j++) m[i][j] = i + j / 10.0;
  printf("%g %g\n", m[2][1], *m[1]);
  free(m);
  int *rows[4];
  for (int i = 0; i < 4; i++) rows[i] = table[3 - i];
  int **walk = rows;
  printf("%d %d\n", *walk[0], (*(walk + 1))[2]);
  int *(*pointer_to_array_of_pointers)[4] = &rows;
  printf("%d\n", (*pointer_to_array_of_pointers)[2][1]);
  char words[2][6] = {"hello", "world"};
  char(*word)[6] = words + 1;
  printf("%s %c %d\n", *word, (*word)[4], (char *)(word + 1) - (char *)words == sizeof words);
  return total((const row *)table, 2);
}

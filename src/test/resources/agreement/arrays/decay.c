// When an array is its address and when it is itself.
#include <stdio.h>

static size_t as_parameter(int a[10]) { return sizeof a; }
static int last(int n, const int a[static n]) { return a[n - 1]; }
static int *advance(int a[]) { return ++a; }
static size_t of_row(int (*row)[5]) { return sizeof *row; }

int main(void) {
  int a[5] = {1, 2, 3, 4, 5};
  printf("%zu %zu %zu\n", sizeof a, sizeof(a + 0), sizeof &a);
  printf("%zu %zu\n", as_parameter(a), of_row(&a));
  printf("%d %d\n", last(5, a), last(3, a));
  printf("%d\n", *advance(a));
  printf("%d %d\n", (void *)a == (void *)&a, &a[0] == a);
  printf("%td %td\n", (char *)(a + 1) - (char *)a, (char *)(&a + 1) - (char *)&a);
  printf("%td\n", *(&a + 1) - a);
  int(*whole)[5] = &a;
  (*whole)[2] = 30;
  printf("%d %d %d\n", a[2], whole[0][4], **whole);
  int *p = a;
  p[1] = 20;
  printf("%d %d %d %d\n", a[1], 1 [a], *(a + 1), *(1 + p));
  char text[] = "decay";
  char *q = text;
  printf("%zu %zu\n", sizeof text, sizeof q);
  printf("%s %s\n", text + 2, &text[3]);
  int m[2][3] = {{1, 2, 3}, {4, 5, 6}};
  printf("%zu %zu %zu\n", sizeof m, sizeof *m, sizeof **m);
  printf("%d %d\n", **(m + 1), *(*m + 2));
  int flag = 1;
  printf("%d\n", *(flag ? a : m[0]));
  printf("%zu\n", sizeof(flag ? a : m[0]));
  int *row = m[1];
  row[0] += a[4];
  return m[1][0];
}

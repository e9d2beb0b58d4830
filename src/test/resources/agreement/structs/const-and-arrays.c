// const members, arrays inside structs decaying, structs as array wrappers.
#include <stdio.h>

enum { N = 4 };
struct matrix { double cell[N][N]; };
struct text { const char *const *lines; const int count; };
struct ring { int data[N]; unsigned head, tail; };

static struct matrix identity(void) {
  struct matrix m = {{{0}}};
  for (int i = 0; i < N; i++) m.cell[i][i] = 1;
  return m;
}

static struct matrix multiply(struct matrix a, struct matrix b) {
  struct matrix r;
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      r.cell[i][j] = 0;
      for (int k = 0; k < N; k++) r.cell[i][j] += a.cell[i][k] * b.cell[k][j];
    }
  return r;
}

static int put(struct ring *r, int v) {
  if (r->tail - r->head == N) return 0;
  r->data[r->tail++ % N] = v;
  return 1;
}

static int take(struct ring *r) { return r->head == r->tail ? -1 : r->data[r->head++ % N]; }

int main(void) {
  struct matrix m = identity();
  for (int i = 0; i < N - 1; i++) m.cell[i][i + 1] = i + 1;
  struct matrix p = m;
  for (int n = 0; n < 3; n++) p = multiply(p, m);
  for (int i = 0; i < N; i++)
    printf("%g %g %g %g\n", p.cell[i][0], p.cell[i][1], p.cell[i][2], p.cell[i][3]);

  static const char *const lines[] = {"one", "two", "three"};
  const struct text t = {lines, 3};
  for (int i = t.count; i-- > 0;) printf("%s ", t.lines[i]);
  printf("%c\n", t.lines[2][4]);

  struct ring r = {{0}, ~0u - 1, ~0u - 1};
  int stored = 0;
  for (int i = 10; i < 16; i++) stored += put(&r, i);
  printf("%d %d %d %d\n", stored, r.data[0], r.data[1], r.data[3]);
  int first = take(&r);
  printf("%d %d\n", first, put(&r, 99));
  while ((first = take(&r)) >= 0) printf("%d ", first);
  printf("\n%d\n", *r.data == r.data[0]);
  return stored;
}

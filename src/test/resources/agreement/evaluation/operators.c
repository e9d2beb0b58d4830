// The order in which gcc evaluates operands of binary operators and assignments.
#include <stdio.h>

static int trace(int n) {
  printf("%d", n);
  return n;
}

static int array[10];
static int *place(int i) {
  printf("p%d", i);
  return &array[i];
}

int main(void) {
  int r;
  r = trace(1) + trace(2), printf(" = %d\n", r);
  r = trace(1) + trace(2) * trace(3), printf(" = %d\n", r);
  r = (trace(1) + trace(2)) * (trace(3) - trace(4)), printf(" = %d\n", r);
  r = trace(8) / trace(2) % trace(3), printf(" = %d\n", r);
  r = trace(1) << trace(2), printf(" = %d\n", r);
  r = trace(5) & trace(6) | trace(7), printf(" = %d\n", r);
  r = trace(1) < trace(2), printf(" = %d\n", r);
  r = trace(3) == trace(3), printf(" = %d\n", r);
  r = trace(1) - trace(2) - trace(3) - trace(4), printf(" = %d\n", r);
  *place(1) = trace(5), printf(" = %d\n", array[1]);
  *place(2) += trace(6), printf(" = %d\n", array[2]);
  *place(3) = *place(4) = trace(7), printf(" = %d\n", array[3]);
  *place(trace(5)) = trace(8), printf(" = %d\n", array[5]);
  array[trace(6)] = trace(9), printf(" = %d\n", array[6]);
  array[trace(7)] += trace(4), printf(" = %d\n", array[7]);
  int copy[2] = {trace(1), trace(2)};
  printf(" = %d\n", copy[0] + copy[1]);
  struct { int a, b; } s = {.b = trace(3), .a = trace(4)};
  printf(" = %d\n", s.a * 10 + s.b);
  r = *place(5) + *place(6), printf(" = %d\n", r);
  double d = trace(1) / (double)trace(2);
  printf(" = %g\n", d);
  return r;
}

/* Variable arguments, variable-length arrays, alloca. */
#include <stdarg.h>

int sum(int n, ...) {
  va_list list, other;
  int total = 0;
  va_start(list, n);
  va_copy(other, list);
  while (n--) total += va_arg(list, int) + (int)va_arg(other, double);
  va_end(list);
  return total;
}

int grid(int n, int a[][n]) {
  int square[n][n];
  square[1][2] = a[2][1];
  char *room = __builtin_alloca(n);
  *room = 3;
  return square[1][2] + sizeof square + sizeof(square[0]);
}

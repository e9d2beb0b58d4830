/* Adds the numbers of its input; stops at the first that is none. */
#include <stdio.h>

static int add_within(int *total, int x, int limit) {
  if (x < -limit || x > limit) return 0;
  *total += x;
  if (*total > limit) *total = limit;
  if (*total < -limit) *total = -limit;
  return 1;
}

int main(void) {
  int total = 0, x, n = 0;
  while (scanf("%d", &x) == 1) {
    if (!add_within(&total, x, 100)) {
      printf("out of range: %d\n", x);
      return 1;
    }
    if (total > 100) return 3; // infeasible: 7:T - add_within keeps it at the limit
    n++;
  }
  if (n == 0) {
    puts("no numbers");
    return 2;
  }
  if (!feof(stdin)) puts("not all was read");
  printf("%d\n", total);
  return total == 42 ? 0 : 4;
}

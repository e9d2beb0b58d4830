// Every element of an array is filled.
#include <stdio.h>

static long total(const long *a, int n) {
  long sum = 0;
  for (int i = 0; i < n; i++) sum += a[i] & 1;
  return sum;
}

int main(void) {
  long a[6];
  for (int i = 0; i < 6; i++) a[i] = i;
  printf("%d\n", total(a, 6) >= 2);
  return 0;
}

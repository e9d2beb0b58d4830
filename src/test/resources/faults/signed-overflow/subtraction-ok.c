// A comparison without subtraction works for values far apart.
#include <limits.h>
#include <stdio.h>

static int compare(int a, int b) {
  return (a > b) - (a < b);
}

int main(void) {
  printf("%d\n", compare(3, 5) < 0);
  printf("%d\n", compare(INT_MAX, 0) > 0);
  int order = compare(INT_MIN, 1);
  return order == 0;
}

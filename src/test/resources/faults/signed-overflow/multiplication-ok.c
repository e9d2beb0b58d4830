// A factorial stops before it outgrows its type.
#include <stdio.h>

static int factorial(int n) {
  int product = 1;
  for (int i = 2; i <= n; i++) {
    product = product * i;
  }
  return product;
}

int main(void) {
  for (int n = 10; n <= 12; n++) printf("%d\n", factorial(n));
  return 0;
}

// The array has a place for every digit.
#include <stdio.h>

static int digits(unsigned n) {
  char reversed[10];
  int count = 0;
  do {
    reversed[count++] = '0' + n % 10;
    n /= 10;
  } while (n);
  return reversed[0] == '0' ? -count : count;
}

int main(void) {
  printf("%d\n", digits(1230));
  fflush(stdout);
  printf("%d\n", digits(70123));
  return 0;
}

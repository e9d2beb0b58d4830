/* Crosses out the multiples of primes. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LIMIT = 8192 };

static char composite[LIMIT];

static int primes(void) {
  int count = 0;
  memset(composite, 0, sizeof composite);
  for (int i = 2; i < LIMIT; i++) {
    if (!composite[i]) {
      count++;
      for (int j = 2 * i; j < LIMIT; j += i) composite[j] = 1;
    }
  }
  return count;
}

int main(int argc, char **argv) {
  int rounds = argc > 1 ? atoi(argv[1]) : 1;
  unsigned total = 0;
  for (int r = 0; r < rounds; r++) total += primes();
  printf("%u\n", total);
  return 0;
}

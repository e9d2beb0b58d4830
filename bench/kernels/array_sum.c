/* Sums an array again and again. */
#include <stdio.h>
#include <stdlib.h>

static int values[4096];

int main(int argc, char **argv) {
  int rounds = argc > 1 ? atoi(argv[1]) : 1;
  unsigned total = 0;
  for (int i = 0; i < 4096; i++) values[i] = i % 97;
  for (int r = 0; r < rounds; r++) {
    int sum = 0;
    for (int i = 0; i < 4096; i++) sum += values[i];
    total += sum;
  }
  printf("%u\n", total);
  return 0;
}

/* Counts words and letters of a text. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char text[8192];

static int words(const char *s) {
  int count = 0, inside = 0;
  for (; *s; s++) {
    if (*s == ' ') {
      inside = 0;
    } else if (!inside) {
      inside = 1;
      count++;
    }
  }
  return count;
}

int main(int argc, char **argv) {
  int rounds = argc > 1 ? atoi(argv[1]) : 1;
  for (int i = 0; i < 8191; i++) text[i] = i % 7 == 0 ? ' ' : 'a' + i % 26;
  unsigned total = 0;
  for (int r = 0; r < rounds; r++) total += words(text);
  printf("%u\n", total);
  return 0;
}

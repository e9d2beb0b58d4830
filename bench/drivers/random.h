/* Random values, the same in each run. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static unsigned long long random_state = 88172645463325252ULL;

static unsigned bits32(void) {
  random_state ^= random_state << 13;
  random_state ^= random_state >> 7;
  random_state ^= random_state << 17;
  return (unsigned)(random_state >> 16);
}

static int below(int n) { return (int)(bits32() % (unsigned)n); }

/* Any int, small ones far oftener. */
static int number(void) {
  switch (below(6)) {
    case 0: return below(5) - 2;
    case 1: return below(21) - 5;
    case 2: return below(300) - 50;
    case 3: return (int)bits32();
    case 4: return below(12);
    default: return below(2500);
  }
}

static int scarce; /* whether malloc may fail */

static void *scarce_malloc(size_t n) { return scarce && below(4) == 0 ? NULL : malloc(n); }

/* A string of these letters, at most so long. */
static char *text(char *to, const char *letters, int most) {
  int n = below(most + 1);
  for (int i = 0; i < n; i++) to[i] = letters[below((int)strlen(letters))];
  to[n] = '\0';
  return to;
}

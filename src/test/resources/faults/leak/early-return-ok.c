// Both buffers are freed, also when the work stops early.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int joined_length(const char *a, const char *b) {
  char *first = strdup(a);
  if (!first) return -1;
  char *joined = malloc(strlen(a) + strlen(b) + 1);
  if (!joined) {
    free(first);
    return -1;
  }
  int n = sprintf(joined, "%s%s", first, b);
  free(first);
  if (n > 8) n = 8;
  free(joined);
  return n;
}

int main(void) {
  printf("%d\n", joined_length("abc", "de"));
  printf("%d\n", joined_length("abcdef", "ghijkl"));
  return 0;
}

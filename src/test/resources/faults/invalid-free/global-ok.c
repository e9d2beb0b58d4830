// A default setting in static storage is left alone.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char fallback[] = "none";

static char *setting(const char *value) { return value ? strdup(value) : fallback; }

int main(void) {
  const char *given[] = {"red", NULL, "blue"};
  for (int i = 0; i < 3; i++) {
    char *s = setting(given[i]);
    if (!s) return 1;
    puts(s);
    fflush(stdout);
    if (s != fallback) free(s);
  }
  return 0;
}

// The copy of a text has no room for its terminator.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *copy(const char *text) {
  size_t n = strlen(text);
  char *fresh = malloc(n);
  if (!fresh) return NULL;
  for (size_t i = 0; i < n; i++) fresh[i] = text[i];
  fresh[n] = '\0';  // fault: out-of-bounds
  return fresh;
}

int main(void) {
  char *text = copy("sixteen letters.");
  if (!text) return 1;
  puts(text);
  free(text);
  return 0;
}

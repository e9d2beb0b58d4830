// The copy of a text has room for its terminator.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *copy(const char *text) {
  size_t n = strlen(text);
  char *fresh = malloc(n + 1);
  if (!fresh) return NULL;
  for (size_t i = 0; i < n; i++) fresh[i] = text[i];
  fresh[n] = '\0';
  return fresh;
}

int main(void) {
  char *text = copy("sixteen letters.");
  if (!text) return 1;
  puts(text);
  free(text);
  return 0;
}

// Only the buffer that came from malloc is freed.
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int shout(const char *text) {
  char small[16];
  size_t n = strlen(text);
  char *buffer = n < sizeof small ? small : malloc(n + 1);
  if (!buffer) return 1;
  for (size_t i = 0; i <= n; i++) buffer[i] = (char)toupper((unsigned char)text[i]);
  puts(buffer);
  fflush(stdout);
  if (buffer != small) free(buffer);
  return 0;
}

int main(void) { return shout("a text that is quite long") + shout("a short one"); }

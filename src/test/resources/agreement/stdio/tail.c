// The last lines of the input, numbered, reversed, through a ring of buffers.
#include <stdio.h>
#include <string.h>

enum { KEEP = 4, WIDTH = 32 };

static void reverse(char *s, size_t n) {
  for (size_t i = 0; i < n / 2; i++) {
    char t = s[i];
    s[i] = s[n - 1 - i];
    s[n - 1 - i] = t;
  }
}

int main(void) {
  static char ring[KEEP][WIDTH];
  char line[WIDTH];
  int count = 0, empty = 0;
  size_t longest = 0;
  while (fgets(line, sizeof line, stdin)) {
    size_t n = strcspn(line, "\n");
    line[n] = '\0';
    if (n == 0) empty++;
    if (n > longest) longest = n;
    strcpy(ring[count++ % KEEP], line);
  }
  printf("%d lines, %d empty, longest %zu\n", count, empty, longest);
  int first = count > KEEP ? count - KEEP : 0;
  for (int i = first; i < count; i++) printf("%3d  %s\n", i + 1, ring[i % KEEP]);
  for (int i = count; i-- > first;) {
    char *s = ring[i % KEEP];
    reverse(s, strlen(s));
    printf("%*s|\n", (int)longest, s);
  }
  return count;
}

// The pointer that is freed is the one that malloc gave.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  char *line = malloc(16);
  if (!line) return 1;
  strcpy(line, "   indented");
  char *start = line;
  while (*start == ' ') start++;
  puts(start);
  fflush(stdout);
  free(line);
  return 0;
}

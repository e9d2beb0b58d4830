// The pointer that is freed has moved into the block.
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
  free(start);  // fault: invalid-free
  return 0;
}

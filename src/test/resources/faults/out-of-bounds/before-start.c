// Trailing blanks are cut off, past the beginning if there is nothing else.
#include <stdio.h>
#include <string.h>

static char *trim(char *text) {
  char *end = text + strlen(text);
  while (*(end - 1) == ' ') end--;  // fault: out-of-bounds
  *end = '\0';
  return text;
}

int main(void) {
  char some[] = "word   ", none[] = "   ";
  printf("[%s]\n", trim(some));
  fflush(stdout);
  printf("[%s]\n", trim(none));
  return 0;
}

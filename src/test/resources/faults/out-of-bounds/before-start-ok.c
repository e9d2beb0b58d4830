// Trailing blanks are cut off, not past the beginning.
#include <stdio.h>
#include <string.h>

static char *trim(char *text) {
  char *end = text + strlen(text);
  while (end > text && *(end - 1) == ' ') end--;
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

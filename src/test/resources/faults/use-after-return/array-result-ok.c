// A function builds its text in the caller's array.
#include <stdio.h>

static const char *describe(char *text, int n) {
  int length = sprintf(text, "number %d", n);
  const char *result = text;
  return length > 0 ? result : NULL;
}

int main(void) {
  char room[24];
  const char *text = describe(room, 5);
  char first = text[0];
  printf("%d\n", first == 'n');
  return 0;
}

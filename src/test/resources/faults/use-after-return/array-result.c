// A function builds its text in a local array and hands out its address.
#include <stdio.h>

static const char *describe(int n) {
  char text[24];
  int length = sprintf(text, "number %d", n);
  const char *result = text;
  return length > 0 ? result : NULL;
}

int main(void) {
  const char *text = describe(5);
  char first = text[0];  // fault: use-after-return
  printf("%d\n", first == 'n');
  return 0;
}

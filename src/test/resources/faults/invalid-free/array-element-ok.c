// A block of two elements is freed as one.
#include <stdio.h>
#include <stdlib.h>

struct pair { int key; double value; };

int main(void) {
  struct pair *pairs = calloc(2, sizeof *pairs);
  if (!pairs) return 1;
  pairs[0] = (struct pair){1, 0.5};
  pairs[1] = (struct pair){2, 1.5};
  printf("%g\n", pairs[0].value + pairs[1].value);
  fflush(stdout);
  struct pair *each[2] = {&pairs[1], &pairs[0]};
  free(each[1]);
  return 0;
}

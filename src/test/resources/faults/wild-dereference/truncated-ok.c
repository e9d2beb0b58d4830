// A pointer survives on its way through an integer that is wide enough.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

struct box { int value; };

int main(void) {
  struct box *box = malloc(sizeof *box);
  if (!box) return 1;
  box->value = 12;
  uintptr_t handle = (uintptr_t)box;
  struct box *again = (struct box *)(uintptr_t)handle;
  printf("%d\n", again->value);
  free(box);
  return 0;
}

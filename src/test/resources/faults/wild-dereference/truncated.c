// A pointer loses its upper half on the way through an int.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

struct box { int value; };

int main(void) {
  struct box *box = malloc(sizeof *box);
  if (!box) return 1;
  box->value = 12;
  unsigned short handle = (unsigned short)(uintptr_t)box;
  struct box *again = (struct box *)(uintptr_t)handle;
  printf("%d\n", again->value);  // fault: wild-dereference
  free(box);
  return 0;
}

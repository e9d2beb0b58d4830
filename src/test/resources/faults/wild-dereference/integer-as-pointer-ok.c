// A number stays a number; the address is taken of a variable.
#include <stdint.h>
#include <stdio.h>

static int peek(uintptr_t address) {
  return *(int *)address;
}

int main(void) {
  int here = 7;
  printf("%d\n", peek((uintptr_t)&here));
  fflush(stdout);
  uintptr_t address = (uintptr_t)&here;
  printf("%d\n", peek(address));
  return 0;
}

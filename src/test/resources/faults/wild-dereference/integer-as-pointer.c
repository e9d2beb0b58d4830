// A number is taken for an address.
#include <stdint.h>
#include <stdio.h>

static int peek(uintptr_t address) {
  return *(int *)address;  // fault: wild-dereference
}

int main(void) {
  int here = 7;
  printf("%d\n", peek((uintptr_t)&here));
  fflush(stdout);
  uintptr_t address = 4096 - 16;
  printf("%d\n", peek(address));
  return 0;
}

// A mask of all 32 bits by shifting as far as the type is wide.
#include <stdio.h>

static unsigned mask(int bits) {
  return (1u << bits) - 1;  // fault: bad-shift
}

int main(void) {
  printf("%x\n", mask(8));
  printf("%x\n", mask(31));
  volatile unsigned all = mask(32);
  (void)all;
  return 0;
}

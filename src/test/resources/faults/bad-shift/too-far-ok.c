// A mask of all 32 bits is shifted in a wider type.
#include <stdio.h>

static unsigned mask(int bits) {
  return (unsigned)((1ull << bits) - 1);
}

int main(void) {
  printf("%x\n", mask(8));
  printf("%x\n", mask(31));
  volatile unsigned all = mask(32);
  (void)all;
  return 0;
}

/* Random inputs for corpus/programs/inventory.c. */
#include "input.h"
#define main program
#include "programs/inventory.c"
#undef main

int main(void) {
  scarce = 1;
  for (int k = 0; k < 200000; k++) {
    text(input, "+-?12 x", 9);
    play(program);
  }
  return 0;
}

/* Random inputs for corpus/programs/wc.c. */
#include "input.h"
#define main program
#include "programs/wc.c"
#undef main

int main(void) {
  scarce = 1;
  for (int k = 0; k < 200000; k++) {
    text(input, "a \n\tb", 6);
    play(program);
  }
  return 0;
}

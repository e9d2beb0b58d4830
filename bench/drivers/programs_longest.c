/* Random inputs for corpus/programs/longest.c. */
#include "input.h"
#define main program
#include "programs/longest.c"
#undef main

int main(void) {
  scarce = 1;
  for (int k = 0; k < 200000; k++) {
    text(input, "ab\n\1", 40);
    if (below(3) == 0) text(input, "a", 60);
    play(program);
  }
  return 0;
}

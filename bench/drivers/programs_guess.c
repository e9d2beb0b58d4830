/* Random inputs for corpus/programs/guess.c. */
#include "input.h"
#define main program
#include "programs/guess.c"
#undef main

int main(void) {
  scarce = 1;
  for (int k = 0; k < 200000; k++) {
    text(input, "37\n9 x", 9);
    if (below(3) == 0) strcpy(input, below(2) ? "37\n" : "38\n1\n2\n3\n");
    play(program);
  }
  return 0;
}

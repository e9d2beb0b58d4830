/* Random inputs for corpus/programs/maze.c. */
#include "input.h"
#define main program
#include "programs/maze.c"
#undef main

int main(void) {
  scarce = 1;
  for (int k = 0; k < 200000; k++) {
    text(input, "lrudx\n", 14);
    if (below(4) == 0) text(input, "drrddrrrdr", 14);
    if (below(3) == 0) strcpy(input, below(2) ? "ddrrrd" : "ddrrrlrd");
    play(program);
  }
  return 0;
}

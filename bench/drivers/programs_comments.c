/* Random inputs for corpus/programs/comments.c. */
#include "input.h"
#define main program
#include "programs/comments.c"
#undef main

int main(void) {
  scarce = 1;
  for (int k = 0; k < 200000; k++) {
    text(input, "/*\"\\a", 9);
    play(program);
    step(7, 1);
  }
  return 0;
}

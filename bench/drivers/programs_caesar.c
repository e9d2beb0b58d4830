/* Random inputs for corpus/programs/caesar.c. */
#include "input.h"
#define main program
#include "programs/caesar.c"
#undef main

int main(void) {
  scarce = 1;
  for (int k = 0; k < 200000; k++) {
    text(input, "1 2aZz@{[`A9-", 8);
    if (below(3) == 0) {
      sprintf(input, "%d%s", below(30) - 2, below(2) ? "aZ" : "");
    }
    play(program);
  }
  return 0;
}

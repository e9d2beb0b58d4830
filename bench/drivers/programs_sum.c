/* Random inputs for corpus/programs/sum.c. */
#include "input.h"
#define main program
#include "programs/sum.c"
#undef main

int main(void) {
  scarce = 1;
  for (int k = 0; k < 200000; k++) {
    text(input, "10 -x429", 9);
    if (below(4) == 0) {
      sprintf(input, "%d %d %d%s", below(202) - 101, below(202) - 101, below(202) - 101, below(2) ?
          "x" : "");
    }
    play(program);
    int t = number() % 1000;
    add_within(&t, below(20) - 10, below(20) - 5);
  }
  return 0;
}

/* Random inputs for corpus/programs/calc.c. */
#include "input.h"
#define main program
#include "programs/calc.c"
#undef main

int main(void) {
  scarce = 1;
  for (int k = 0; k < 200000; k++) {
    depth = 0;
    text(input, below(2) ? "12+-*= \nx/" : "12+*=", 9);
    play(program);
    depth = below(8) - 2;
    if (below(2)) {
      push(1);
    }
    else {
      int x;
      pop(&x);
    }
  }
  return 0;
}

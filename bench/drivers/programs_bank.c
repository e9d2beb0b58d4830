/* Random inputs for corpus/programs/bank.c. */
#include "input.h"
#define main program
#include "programs/bank.c"
#undef main

int main(void) {
  scarce = 1;
  for (int k = 0; k < 200000; k++) {
    memset(balance, 0, sizeof balance);
    strcpy(input, "d 0 50 ");
    for (int i = 0; i < 3; i++) {
      char z[30];
      int t = below(4);
      if (t == 2) sprintf(z, "t %d %d %d ", below(5) - 1, below(5) - 1, below(60) - 9);
      else sprintf(z, "%c %d %d ", "dwtx"[below(40) ? below(2) : 3], below(5) - 1, below(9) ?
          below(60) - 5 : 2000);
      strcat(input, z);
    }
    if (below(4) == 0) input[below(12)] = 0;
    play(program);
    balance[0] = below(9) - 4;
    pay(below(5) - 1, below(9) - 4);
    pay(0, -2000);
  }
  return 0;
}

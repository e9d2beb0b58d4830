// A switch sets a result for all inputs.
#include <stdio.h>

static int sides(char shape) {
  int n;
  switch (shape) {
    case 't': n = 3; break;
    case 's': n = 4; break;
    default: n = 0;
  }
  return n;
}

int main(void) {
  int sum = sides('t') + sides('s');
  printf("%d\n", sum);
  int circle = sides('c');
  (void)circle;
  return 0;
}

// A switch leaves a result unset for some inputs.
#include <stdio.h>

static int sides(char shape) {
  int n;
  switch (shape) {
    case 't': n = 3; break;
    case 's': n = 4; break;
  }
  return n;  // fault: uninitialised-read
}

int main(void) {
  int sum = sides('t') + sides('s');
  printf("%d\n", sum);
  int circle = sides('c');
  (void)circle;
  return 0;
}

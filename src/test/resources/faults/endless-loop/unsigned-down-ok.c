// A signed counter gets below zero.
#include <stdio.h>

int main(void) {
  int values[4] = {1, 2, 3, 4}, sum = 0;
  for (int i = 3; i >= 0; i--) sum ^= values[i & 3];
  printf("%d\n", sum);
  return 0;
}

// The address of a static variable outlives its function.
#include <stdio.h>

static int *counter(int start) {
  static int local;
  local = start + 1;
  int *p = &local;
  return p;
}

int main(void) {
  int *p = counter(1);
  int value = *p;
  printf("%d\n", value != 0);
  return 0;
}

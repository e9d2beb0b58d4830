// The address of a local variable outlives its function.
#include <stdio.h>

static int *counter(int start) {
  int local = start + 1;
  int *p = &local;
  return p;
}

int main(void) {
  int *p = counter(1);
  int value = *p;  // fault: use-after-return
  printf("%d\n", value != 0);
  return 0;
}

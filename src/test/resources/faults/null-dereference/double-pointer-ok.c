// Both levels of a pointer to a pointer are there.
#include <stddef.h>
#include <stdio.h>

static void set(int **slot, int value) {
  if (*slot) **slot = value;
}

int main(void) {
  int n = 0;
  int *slots[3] = {&n, NULL, &n};
  for (int i = 0; i < 3; i++) set(&slots[i], i);
  printf("%d\n", n);
  return 0;
}

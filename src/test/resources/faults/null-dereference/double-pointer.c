// One level of a pointer to a pointer is missing.
#include <stddef.h>
#include <stdio.h>

static void set(int **slot, int value) {
  **slot = value;  // fault: null-dereference
}

int main(void) {
  int n = 0;
  int *slots[3] = {&n, NULL, &n};
  for (int i = 0; i < 3; i++) set(&slots[i], i);
  printf("%d\n", n);
  return 0;
}

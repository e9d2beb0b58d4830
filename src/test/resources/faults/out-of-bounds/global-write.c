// A log that is full is written to.
#include <stdio.h>

enum { CAPACITY = 5 };
static int entries[CAPACITY];
static int count;

static void add(int value) {
  entries[count++] = value;  // fault: out-of-bounds
}

int main(void) {
  for (int i = 0; i < 6; i++) add(i * 11);
  printf("%d %d\n", count, entries[1]);
  return 0;
}

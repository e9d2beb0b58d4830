// A counter is counted past its largest value.
#include <limits.h>
#include <stdio.h>

static long long ticks = LLONG_MAX - 1;

static void tick(void) {
  ticks++;  // fault: signed-overflow
}

int main(void) {
  for (int i = 0; i < 2; i++) tick();
  printf("%d\n", ticks != 0);
  return 0;
}

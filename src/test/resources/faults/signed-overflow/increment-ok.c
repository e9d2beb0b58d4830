// A counter stays at its largest value.
#include <limits.h>
#include <stdio.h>

static long long ticks = LLONG_MAX - 1;

static void tick(void) {
  if (ticks < LLONG_MAX) ticks++;
}

int main(void) {
  for (int i = 0; i < 2; i++) tick();
  printf("%d\n", ticks != 0);
  return 0;
}

/* Assembly without instructions: barriers, values hidden from the optimiser, values passed on. */
#include <stdio.h>

static int hidden(int x) {
  __asm__ volatile("" : "+r"(x));
  return x + 1;
}

static long passed(long x) {
  long y;
  __asm__("" : "=r"(y) : "0"(x * 2));
  return y;
}

static int calls;
static int called(void) { return ++calls; }

int main(void) {
  int n = 3;
  __asm__ __volatile__("" ::: "memory");
  __asm__ volatile("" : : "r"(&n), "m"(n));
  __asm__ volatile("" : : "r"(called()) : "memory");
  __asm__ volatile("nop");
  printf("%d %ld %d %d\n", hidden(4), passed(21), n, calls);
  return 0;
}

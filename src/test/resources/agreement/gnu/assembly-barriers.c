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

static int falls_through(int x) {
  __asm__ goto("" : : : : elsewhere);
  return x;
elsewhere:
  return -x;
}

static int kept_in_memory(void) {
  int a[3] = {1, 2, 3}, x = 5;
  __asm__("" : "=m"(x) : "m"(x));
  __asm__ volatile("" : "=m"(*(int(*)[3]) a));
  __asm__ volatile("# only a comment %0" : : "r"(a));
  return a[2] * 10 + x;
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
  printf("%d %d\n", falls_through(6), kept_in_memory());
  return 0;
}

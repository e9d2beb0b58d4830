// static, inline, extern inline, noreturn, register, volatile, restrict.
#include <stdio.h>
#include <stdlib.h>
#include <stdnoreturn.h>

static inline int square(int n) { return n * n; }
inline int doubled(int n);
inline int doubled(int n) { return n * 2; }
extern int doubled(int n);
static int forward(int n);
extern int visible(int n);

static void copy(int n, int *restrict to, const int *restrict from) {
  while (n-- > 0) *to++ = *from++;
}

static noreturn void leave(int status) {
  printf("leaving with %d\n", status);
  exit(status);
}

static volatile int ticks;
static void wait(int n) { while (ticks < n) ticks++; }

static int counted(register int n) {
  register int sum = 0;
  for (register int i = 0; i <= n; i++) sum += i;
  return sum;
}

_Thread_local int per_thread = 3;

int main(void) {
  auto int local = 5;
  printf("%d %d %d %d\n", square(local), doubled(local), forward(local), visible(local));
  int a[4] = {1, 2, 3, 4}, b[4] = {0};
  copy(3, b, a);
  printf("%d %d %d %d\n", b[0], b[1], b[2], b[3]);
  wait(10);
  printf("%d %d\n", ticks, counted(100));
  static const int table[] = {2, 3, 5, 7};
  const int *const p = table;
  printf("%d\n", p[3]);
  per_thread++;
  printf("%d\n", per_thread);
  int (*f)(int) = doubled;
  printf("%d\n", f(f(per_thread)));
  leave(square(4));
}

static int forward(int n) { return n - 1; }
int visible(int n) { return n + 1; }

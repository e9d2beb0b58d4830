/* Behind a call that ends the program, what it was made for does not hold. */
#include <stdlib.h>
#include <unistd.h>

int left(int n) {
  if (n < 0) exit(1);
  if (n < 0) return 1; // infeasible: 3:T - has left
  return 2;
}

int left_quickly(int n) {
  if (n < 0) quick_exit(1);
  if (n < 0) return 1; // infeasible: 3:T - has left
  return 2;
}

int left_at_once(int n) {
  if (n < 0) _exit(1);
  if (n < 0) return 1; // infeasible: 3:T - has left
  return 2;
}

/* One of the numbers stays. */
int left_twin(int n) {
  left_at_once(n + 1);
  if (n < 0) return 1;
  return 2;
}

static void quickly(void) { left_quickly(-1); }

static void at_once(void) { left_at_once(-1); }

/* Each end begins with a handler that leads to the next. */
int main(void) {
  int sum = left(1) + left_quickly(1) + left_at_once(1) + left_twin(1) + left_twin(-1);
  at_quick_exit(at_once);
  atexit(quickly);
  left(-1);
  return sum & 1;
}

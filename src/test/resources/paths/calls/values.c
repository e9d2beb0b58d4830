/* Ways through callees that the caller's facts choose between. */
#include <string.h>

int sign(int x) {
  if (x > 0) return 1;
  if (x < 0) return -1;
  return 0;
}

int chosen(int x) {
  if (x < 10) return 0;
  if (sign(x) == 1) return 1;
  return 2;
}
// expect chosen 1,3,4: feasible
// expect chosen 1,3,5: infeasible at 3

int both(int x, int y) {
  if (sign(x) + sign(y) == -2)
    if (sign(x + y) == 1) return 1;
  return 0;
}
// expect both 1,2,3: feasible
// expect both 1,2,4: feasible

int constant(void) {
  if (sign(-4) < 0) return sign(9);
  return 0;
}
// expect constant 1,2: feasible
// expect constant 1,3: infeasible at 1

/* Summaries inside summaries. */
int between(int x, int low, int high) { return sign(x - low) >= 0 && sign(high - x) >= 0; }

int inside(int x) {
  if (between(x, 3, 5)) {
    if (x == 4) return 1;
    return 2;
  }
  return 3;
}
// expect inside 1,2,3: feasible
// expect inside 1,2,4: feasible
// expect inside 1,5: feasible

int clamped(int x) {
  if (between(x, 3, 5)) {
    if (x == 6) return 1;
  }
  return 2;
}
// expect clamped 1,2,3: infeasible at 2
// expect clamped 1,2,4: feasible

int count;

void bump(void) { count = count + 1; }

int bumped(void) {
  bump();
  bump();
  if (count == 5) return 1;
  return 0;
}
// expect bumped 1,2,3,4: feasible
// expect bumped 1,2,3,5: feasible

int serial(void) {
  static int n;
  n++;
  return n;
}

int serials(void) {
  int a = serial();
  int b = serial();
  if (b == a + 1 && a == 1) return 1;
  return 0;
}
// expect serials 1,2,3,4: feasible
// expect serials 1,2,3,5: unknown: an earlier call may have left something else in 'n'

struct vector {
  int x, y;
};

struct vector turned(struct vector v) {
  struct vector w = {-v.y, v.x};
  v.x = 0;
  return w;
}

int turning(struct vector v) {
  struct vector w = turned(turned(v));
  if (w.x == -v.x && w.y == -v.y) {
    if (v.x == 3) return 1;
    return 2;
  }
  return 3;
}
// expect turning 1,2,3,4: feasible
// expect turning 1,2,3,5: feasible
// expect turning 1,2,6: infeasible at 2

void set(int *p, int v) { *p = v; }

int local(int v) {
  int x = 1;
  set(&x, v);
  if (x == 8) return 1;
  return 0;
}
// expect local 1,2,3,4: feasible
// expect local 1,2,3,5: feasible

int get(int *a, int i) { return a[i]; }

int far(int *a) {
  if (get(a, 30) == 2) return 1;
  return 0;
}
// expect far 1,2: feasible
// expect far 1,3: feasible

int table(int i) {
  int a[3] = {5, 6, 7};
  if (i < 0 || i > 2) return 0;
  if (get(a, i) == 7) return 1;
  return 2;
}
// expect table 1,2,4,5: feasible
// expect table 1,2,4,6: feasible

int apply(int (*f)(int), int x) { return f(x); }

int applied(int x) {
  if (apply(sign, x) == -1) return 1;
  return 0;
}
// expect applied 1,2: feasible
// expect applied 1,3: feasible

int length(const char *s) {
  if (strlen(s) == 3) return 1;
  return 2;
}
// expect length 1,2: feasible
// expect length 1,3: feasible

int literal(void) {
  if (strlen("abcd") == 4) return 1;
  return 2;
}
// expect literal 1,2: feasible
// expect literal 1,3: infeasible at 1

double half(double d) { return d / 2; }

int halves(double d) {
  if (half(half(d)) == 0.75) return 1;
  return 0;
}
// expect halves 1,2: feasible
// expect halves 1,3: feasible

int factorial(int n) {
  if (n <= 1) return 1;
  return n * factorial(n - 1);
}

int factorials(int n) {
  if (factorial(n) == 24) return 1;
  return 0;
}
// expect factorials 1,2: feasible
// expect factorials 1,3: feasible

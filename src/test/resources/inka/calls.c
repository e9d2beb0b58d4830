/* Reasons in what is called. */

static int total;

static int clamp(int x) {
  if (x < 0) return 0;
  if (x > 10) return 10;
  return x;
}

static void put(int *where, int what) { *where = what; }

static int sign(int x) {
  if (x < 0) return -1;
  return x > 0;
}

static void add(int x) {
  if (x > 0) total = 1;
}

static int *smaller(int *a, int *b) { return *a < *b ? a : b; }

int clamped(int x) {
  int y = clamp(x);
  if (y > 10)
    return 1; // unreachable
  if (y == 10)
    return 2; // reachable
  return 0;
}

int written(int x) {
  int v = 0;
  put(&v, 3);
  if (v != 3)
    return 1; // unreachable
  if (x > v)
    return 2; // reachable
  return 0;
}

int signs(int x, int y) {
  int s = sign(x) + sign(y);
  if (s > 2)
    return 1; // unreachable
  if (s == -2)
    return 2; // reachable
  return 0;
}

int counted(int x, int y) {
  total = 0;
  add(x);
  add(y);
  if (total > 1)
    return 1; // unreachable
  if (total == 1)
    return 2; // reachable
  return 0;
}

int chosen(int x) {
  int a = 3;
  int b = x;
  int *p = smaller(&a, &b);
  if (*p > 3)
    return 1; // unreachable
  if (*p == 2)
    return 2; // reachable
  return 0;
}

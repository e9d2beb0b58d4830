/* Short circuit decides by jumps; only a wanted value is computed. */
int f(int);

int jumps(int a, int b, int c) {
  if (a && (b || !c)) return 1;
  if (!(a && b)) return 2;
  return 3;
}

int values(int a, int b) {
  int both = a && b;
  int none = !a;
  a || f(b);
  return both + (f(a && b) == 1) + none;
}

int constants(int a) {
  if (sizeof(int) == 4 && a) a++;
  if (0) a = f(a);
  while (1) {
    if (1 || f(a)) break;
  }
  do a--; while (0);
  return a;
}

int likely(int a, int b) {
  if (__builtin_expect(!!(a && b), 1)) return 1;
  return 0;
}

int g(int n) {
  return n + 1;
}

int f(int x, int a, int n) {
  if (a > 100)
    return x - a;
  return a * n;
}

int decide(int a) {
  if (2 * f(1, a, g(2)) <= 0)
    return 1;
  return 0;
}

/* Decisions that depend on one another. */

int signs(int x) {
  int s = 0;
  if (x > 0) s = 1;
  if (x < 0) s = -1;
  if (x == 0) s = 2;
  if (s == 1 && x <= 0) return 9;
  return s;
}

int order(int a, int b, int c) {
  if (a < b) {
    if (b < c) {
      if (c < a) return 1;
      if (a == c) return 2;
      return 3;
    }
    if (a > b) return 4;
  }
  if (a == b)
    if (b == c)
      if (a != c) return 5;
  return 0;
}

int parity(int x) {
  int y = x * 2;
  if (y % 2 != 0) return 1;
  if ((y & 1) == 1) return 2;
  if (y == 3) return 3;
  return 0;
}

int flags(int x) {
  int f = 0;
  if (x & 1) f |= 4;
  if (x & 2) f |= 8;
  if (f == 12)
    if ((x & 3) != 3) return 1;
  if (f == 0)
    if (x & 3) return 2;
  if (f == 5) return 3;
  return f;
}

int choice(int k) {
  int r = 0;
  switch (k) {
    case 0:
      r = 1;
      break;
    case 1:
    case 2:
      r = 2;
      break;
    default:
      r = 3;
  }
  if (r == 1 && k != 0) return 10;
  if (r == 2) {
    if (k == 0) return 11;
    if (k == 3) return 12;
  }
  if (r == 3)
    if (k == 1) return 13;
  if (r > 3) return 14;
  return r;
}

int bounded(int n) {
  int i, s = 0;
  if (n < 0 || n > 3) return -1;
  for (i = 0; i < n; i++) s += i;
  if (s > 3) return 1;
  if (i > 3) return 2;
  if (n == 2)
    if (s != 1) return 3;
  return s;
}

int down(int n) {
  int c = 0;
  if (n > 2) return -1;
  while (n > 0) {
    n--;
    c++;
  }
  if (c == 3) return 1;
  if (n > 0) return 2;
  return c;
}

int extremes(int a, int b) {
  int lo = a < b ? a : b;
  int hi = a < b ? b : a;
  if (lo > hi) return 1;
  if (lo == hi)
    if (a != b) return 2;
  if (hi < a) return 3;
  return 0;
}

unsigned rounded(unsigned x) {
  unsigned y = x & ~3u;
  if (y > x) return 1;
  if (y % 4) return 2;
  if (x - y > 3) return 3;
  if (x >> 30 == 4) return 4;
  return 0;
}

int quotients(signed char a, signed char b) {
  int q = a / b;
  if (b == 0) return 1;
  if (q * b + a % b != a) return 2;
  if (a % b == b) return 3;
  return 0;
}

int short_sum(short a, short b) {
  int s = a + b;
  if (s > 65534) return 1;
  if (s < -65536) return 2;
  if (a > 0 && b > 0)
    if (s < 0) return 3;
  return 0;
}

int digits(unsigned char c) {
  int d = c - '0';
  if (c >= '0' && c <= '9') {
    if (d < 0) return 1;
    if (d > 9) return 2;
    if (d == 5)
      if (c != '5') return 3;
    return d;
  }
  if (c > 255) return 4;
  return -1;
}

int state_machine(int a, int b, int c) {
  int s = 0;
  if (a) s = 1;
  if (s == 1 && b) s = 2;
  if (s == 2 && c) s = 3;
  if (s == 3)
    if (!a) return 1;
  if (s == 3)
    if (!b) return 2;
  if (s == 0)
    if (a) return 3;
  return s;
}

double halves(double x) {
  double y = x / 2;
  if (x > 0)
    if (y < 0) return 1;
  if (x != x) {
    if (y == y) return 2;
    if (x > 0 || x <= 0) return 3;
  }
  if (x == 1)
    if (y != 0.5) return 4;
  return y;
}

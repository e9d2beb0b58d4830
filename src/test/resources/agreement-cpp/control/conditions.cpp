#include <cstdio>
#include <initializer_list>
static int calls = 0;
static bool yes(int n) { calls += n; return n % 2; }
static int f(int a, int b, const int *p) {
  bool x = a > 0 && b > 0, y = a < 0 || !(b < 5 && p);
  int r = x ? y ? 1 : 2 : p ? *p : 3;
  while (a > 0 && (b > 0 || yes(a))) { a--; b -= 2; }
  if (int k = a + b; k > 0) r += k; else r -= k;
  if (!x || !y) r ^= 8;
  return r + (yes(b) && yes(a) ? 100 : 0);
}
static int grade(int n) { switch (n / 10) { case 10: case 9: return 'A'; case 8: n += 5; [[fallthrough]]; case 7: return n > 80 ? 'B' : 'C'; default: if (n < 0) goto bad; return 'F'; } bad: return '?'; }
int main() {
  int v = 42;
  for (int a = -2; a < 3; a++) for (int b = -1; b < 9; b += 3) std::printf("%d ", f(a, b, b > 2 ? &v : nullptr));
  std::printf("%d\n", calls);
  for (int n : {100, 95, 82, 78, 70, 3, -5}) std::printf("%c", grade(n));
  unsigned u = 3; u -= 5; long long w = -7; unsigned char c = 250; c += 10;
  std::printf(" %u %lld %d %d %d %u\n", u, w >> 1, c, (int)w % 3, -7 / 2, u >> 28);
  float g = 0.1f; double d = g; long double e = 1.25L; short h = (short)70000;
  std::printf("%.10f %.3Lf %d %d %d\n", d, e * 2, h, (int)-2.7, g < 0.1);
}

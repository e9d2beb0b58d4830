#include <cstdio>
struct Fraction {
  int n, d;
  Fraction(int n = 0, int d = 1) : n(n), d(d) {}
  Fraction operator+(const Fraction &o) const { return Fraction(n * o.d + o.n * d, d * o.d); }
  Fraction operator-() const { return Fraction(-n, d); }
  Fraction &operator*=(const Fraction &o) { n *= o.n; d *= o.d; return *this; }
  Fraction &operator++() { n += d; return *this; }
  Fraction operator++(int) { Fraction old = *this; ++*this; return old; }
  bool operator==(const Fraction &o) const { return n * o.d == o.n * d; }
  explicit operator bool() const { return n != 0; }
  operator double() const { return double(n) / d; }
  int operator()(int x) const { return x * n / d; }
  int operator[](int i) const { return i == 0 ? n : d; }
};
static bool operator<(const Fraction &a, const Fraction &b) { return a.n * b.d < b.n * a.d; }
struct Wrapped {
  Fraction f;
  Fraction *operator->() { return &f; }
  Fraction &operator*() { return f; }
};
int main() {
  Fraction a(1, 2), b(1, 3);
  Fraction c = a + b;
  std::printf("%d/%d %d\n", c.n, c.d, a < b);
  c *= a;
  Fraction old = c++;
  std::printf("%d/%d %d/%d %d %d\n", old.n, old.d, c.n, c.d, c == old, -a == Fraction(-2, 4));
  std::printf("%.3f %d %d %d\n", (double)a, b(9), b[0], b[1]);
  Wrapped w{Fraction(7, 8)};
  w->n = 3;
  std::printf("%d %d\n", (*w).n, w->d);
  if (Fraction(0)) std::printf("never\n");
  if (a) std::printf("%d\n", static_cast<bool>(b));
}

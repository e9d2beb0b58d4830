#include <cstdio>
struct Small { int a, b; };
struct Mixed { int a; double d; };
struct Large { int v[10]; int sum() const { int s = 0; for (int x : v) s += x; return s; } };
struct Deep { Small s; Large l; };
struct NonTrivial { int n; NonTrivial(int n) : n(n) {} NonTrivial(const NonTrivial &o) : n(o.n * 2) {} ~NonTrivial() { n = -1; } };
static Small swap(Small s) { return Small{s.b, s.a}; }
static Mixed half(Mixed m) { m.d /= 2; m.a++; return m; }
static Large fill(Large l, int x) { for (int &e : l.v) e += x; return l; }
static NonTrivial next(NonTrivial t) { t.n++; return t; }
static float three(const float *) { return 3; }
struct F3 { float x, y, z; };
static F3 scale(F3 f, float k) { return F3{f.x * k, f.y * k, f.z * k}; }
int main() {
  Small s = swap(Small{1, 2});
  Mixed m = half(Mixed{3, 5.0});
  Large l = {};
  Large k = fill(l, 4);
  Deep d{s, k};
  Deep e = d;
  e.l.v[0] = 100;
  NonTrivial t = next(NonTrivial(5)), u = next(t);
  F3 f = scale(F3{1, 2, 3}, 2);
  std::printf("%d %d %d %.2f %d %d %d\n", s.a, s.b, m.a, m.d, l.sum(), k.sum(), e.l.sum() - d.l.sum());
  std::printf("%d %d %.1f %.1f %.1f %.0f\n", t.n, u.n, f.x, f.y, f.z, three(nullptr));
}

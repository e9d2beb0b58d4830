#include <cstdio>
struct V { virtual int f(int x) { return x + 1; } int g(int x) { return x * k; } int k = 3; int m = 4; virtual ~V() {} };
struct W : V { int f(int x) override { return x + 100; } };
static int apply(V &v, int (V::*method)(int), int x) { return (v.*method)(x); }
static int sum(const V &v, int V::*const *fields, int n) { int s = 0; for (int i = 0; i < n; i++) s += v.*fields[i]; return s; }
int main() {
  V v; W w;
  int (V::*method)(int) = &V::f;
  std::printf("%d %d ", apply(v, method, 1), apply(w, method, 1));
  method = &V::g;
  std::printf("%d %d\n", apply(v, method, 5), (w.*method)(6));
  int V::*fields[] = {&V::k, &V::m};
  std::printf("%d\n", sum(v, fields, 2));
  int V::*none = nullptr;
  int (V::*nothing)(int) = nullptr;
  std::printf("%d %d %d\n", none == nullptr, nothing == nullptr, method == &V::g);
}

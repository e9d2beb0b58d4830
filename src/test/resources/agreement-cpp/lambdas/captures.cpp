#include <cstdio>
template <class F> static int twice(F f) { return f() + f(); }
static int (*plain())(int) { return [](int x) { return x * 3; }; }
struct Owner { int n = 7; int run(int k) { auto add = [this, k](int x) { return n + k + x; }; n++; return add(1); } };
int main() {
  int a = 1, b = 2;
  auto byValue = [a, b]() { return a * 10 + b; };
  auto byReference = [&]() { a++; return a + b; };
  auto changing = [a]() mutable { return ++a; };
  auto withInit = [c = a + 5, &r = b](int x) { r += x; return c + r; };
  auto generic = [](auto x, auto y) { return x < y ? y : x; };
  a = 5;
  std::printf("%d %d %d\n", byValue(), twice(byReference), twice(changing));
  int w = withInit(3);
  std::printf("%d %d %d %.1f\n", w, b, generic(3, 4), generic(2.5, 1.5));
  std::printf("%d %d\n", plain()(4), Owner().run(10));
  auto fib = [](auto &&self, int n) -> int { return n < 2 ? n : self(self, n - 1) + self(self, n - 2); };
  std::printf("%d\n", fib(fib, 12));
  return [&a](int x) { if (x > a) return 1; return a; }(3);
}

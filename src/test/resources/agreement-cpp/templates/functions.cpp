#include <cstdio>
template <class T> T largest(const T *v, int n) { T best = v[0]; for (int i = 1; i < n; i++) if (best < v[i]) best = v[i]; return best; }
template <class T, int N> int length(T (&)[N]) { return N; }
template <int N> struct Power { static int of(int x) { return x * Power<N - 1>::of(x); } };
template <> struct Power<0> { static int of(int) { return 1; } };
template <class... A> int count(A...) { return sizeof...(A); }
template <class T> T sum(T x) { return x; }
template <class T, class... R> T sum(T x, R... rest) { return x + sum<T>(rest...); }
template <class F> int apply(F f, int x) { return f(f(x)); }
static int inc(int x) { return x + 1; }
template <class T> const char *kind(T) { return "value"; }
template <class T> const char *kind(T *) { return "pointer"; }
template <> const char *kind(int) { return "int"; }
int main() {
  int v[] = {3, 9, 2};
  double d[] = {1.5, -2};
  std::printf("%d %.1f %d %d\n", largest(v, 3), largest(d, 2), length(v), length(d));
  std::printf("%d %d %d %d\n", Power<5>::of(2), count(1, 'c', 2.0), sum(1, 2, 3), apply(inc, 5));
  std::printf("%s %s %s\n", kind(1), kind(1.0), kind(v));
}

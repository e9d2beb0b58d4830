#include <cstdio>
#include <type_traits>
template <class T> int size(const T &t) {
  if constexpr (std::is_pointer_v<T>) return t ? 1 + size(*t) : 0;
  else if constexpr (std::is_integral_v<T>) { if (t < 0) return -1; return sizeof(T); }
  else return 100;
}
template <int N> int fact() { if constexpr (N <= 1) return 1; else return N * fact<N - 1>(); }
template <class T> auto twice(T x) { if constexpr (std::is_same_v<T, bool>) return "yes"; else return x + x; }
int main() {
  int i = 5; int *p = &i; int **pp = &p; short s = -1;
  std::printf("%d %d %d %d %d\n", size(i), size(p), size(pp), size(s), size(1.0));
  std::printf("%d %d %s\n", fact<6>(), twice(21), twice(true));
}

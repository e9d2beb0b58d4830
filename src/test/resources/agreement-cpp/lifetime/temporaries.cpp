#include <cstdio>
struct T { int n; T(int n) : n(n) { std::printf("T%d ", n); } T(const T &o) : n(o.n + 1) { std::printf("copy%d ", n); } ~T() { std::printf("~%d ", n); } int get() const { return n; } };
static T make(int n) { return T(n); }
static int both(const T &a, const T &b) { return a.get() * 10 + b.get(); }
int main() {
  std::printf("= %d\n", T(1).get() + make(2).get());
  const T &kept = make(3);
  std::printf("| %d\n", kept.get());
  T copy = kept;
  std::printf("| %d\n", copy.get() > 3 ? T(7).get() : T(8).get());
  if (T(9).get() == 9 && T(10).get() == 11) std::printf("never");
  std::printf("|\n");
  for (int i = T(0).get(); i < 2; i++) std::printf("%d ", both(T(i), copy));
  std::printf("|\n");
}

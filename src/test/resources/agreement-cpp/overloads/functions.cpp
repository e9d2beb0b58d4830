#include <cstdio>
static const char *kind(int) { return "int"; }
static const char *kind(unsigned) { return "unsigned"; }
static const char *kind(long) { return "long"; }
static const char *kind(double) { return "double"; }
static const char *kind(char) { return "char"; }
static const char *kind(bool) { return "bool"; }
static const char *kind(const char *) { return "text"; }
static const char *kind(void *) { return "pointer"; }
struct Counter {
  int n = 0;
  int get() const { return n; }
  int get() { return ++n; }
  int get(int by) { return n += by; }
};
static int with(int a, int b = 10, int c = 100) { return a + b + c; }
int main() {
  short s = 1;
  int *p = nullptr;
  std::printf("%s %s %s %s %s %s %s %s %s\n", kind(1), kind(1u), kind(1L), kind(1.0f), kind('c'), kind(true), kind("x"),
              kind(p), kind(s));
  Counter c;
  const Counter &k = c;
  c.get();
  int first = c.get(), second = c.get(5);
  std::printf("%d %d %d\n", first, second, k.get());
  std::printf("%d %d %d\n", with(1), with(1, 2), with(1, 2, 3));
}

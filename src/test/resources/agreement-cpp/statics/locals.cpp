#include <cstdio>
struct Noisy {
  int n;
  Noisy(int n) : n(n) { std::printf("made %d\n", n); }
  ~Noisy() { std::printf("gone %d\n", n); }
};
static int start(int n) { std::printf("start\n"); return n; }
static Noisy &first() { static Noisy kept(start(1)); return kept; }
static int count() { static int n; return ++n; }
static int lazy(int x) { static int value = start(x); return value; }
Noisy global(0);
int main() {
  std::printf("main\n");
  first().n++;
  std::printf("%d %d\n", first().n, count() + count());
  int a = lazy(7), b = lazy(8);
  std::printf("%d %d\n", a, b);
  static Noisy inMain(9);
  return count();
}

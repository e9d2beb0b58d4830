#include <cstdio>
#include <functional>
#include <vector>
static int half(int x) { return x / 2; }
struct Adder { int n; int operator()(int x) const { return x + n; } int twice(int x) { return 2 * x + n; } };
static int all(const std::vector<std::function<int(int)>> &fs, int x) { for (const auto &f : fs) x = f(x); return x; }
int main() {
  int k = 3;
  std::vector<std::function<int(int)>> fs = {half, Adder{10}, [k](int x) { return x * k; }, [&k](int x) { k++; return x - k; }};
  int r = all(fs, 8);
  std::printf("%d %d\n", r, k);
  std::function<int(int)> empty;
  std::printf("%d ", (bool)empty);
  try { empty(1); } catch (const std::bad_function_call &) { std::printf("bad call\n"); }
  empty = fs[1];
  Adder a{1};
  auto bound = std::bind(&Adder::twice, &a, std::placeholders::_1);
  std::printf("%d %d\n", empty(5), bound(4));
}

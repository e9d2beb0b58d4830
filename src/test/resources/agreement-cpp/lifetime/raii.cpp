#include <cstdio>
static int depth = 0;
struct Guard { const char *n; explicit Guard(const char *n) : n(n) { std::printf("%*s+%s\n", depth++, "", n); } ~Guard() { std::printf("%*s-%s\n", --depth, "", n); } };
static int work(int n) {
  Guard outer("outer");
  if (n == 0) return 1;
  for (int i = 0; i < n; i++) {
    Guard inner("inner");
    if (i == 1) continue;
    if (i == 3) return i;
    if (i == 2 && n == 3) break;
    Guard last("last");
  }
  Guard end("end");
  return n * 10;
}
int main() {
  std::printf("%d\n", work(0));
  std::printf("%d\n", work(2));
  std::printf("%d\n", work(3));
  std::printf("%d\n", work(5));
  return depth;
}

#include <cstdio>
#include <stdexcept>
struct Part { int n; Part(int n) : n(n) { std::printf("+part%d ", n); if (n == 3) throw std::runtime_error("three"); } ~Part() { std::printf("-part%d ", n); } };
struct Whole { Part a, b; Whole(int n) : a(n), b(n + 1) { std::printf("whole "); if (n == 5) throw std::out_of_range("five"); } ~Whole() { std::printf("-whole "); } };
static void make(int n) {
  try { Whole *w = new Whole(n); delete w; std::printf("ok\n"); }
  catch (const std::runtime_error &e) { std::printf("runtime: %s\n", e.what()); }
  catch (const std::exception &e) { std::printf("exception: %s\n", e.what()); }
}
int main() {
  for (int i = 1; i <= 5; i++) make(i);
  try { Part parts[3] = {1, 2, 3}; } catch (std::exception &) { std::printf("array\n"); }
}

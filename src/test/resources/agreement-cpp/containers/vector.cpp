#include <cstdio>
#include <vector>
#include <algorithm>
struct P { int x, y; };
int main() {
  std::vector<int> v = {5, 3, 9};
  for (int i = 0; i < 6; i++) v.push_back(i * 7 % 5);
  std::sort(v.begin(), v.end());
  int sum = 0;
  for (int x : v) sum += x;
  std::printf("%zu %d %d %d\n", v.size(), sum, v.front(), v.back());
  v.erase(v.begin() + 1, v.begin() + 4);
  v.insert(v.begin(), 42);
  for (std::size_t i = 0; i < v.size(); i++) std::printf("%d ", v[i]);
  std::vector<P> ps(2);
  ps.push_back({1, 2});
  ps.resize(5, P{7, 8});
  std::vector<std::vector<int>> grid(3, std::vector<int>(2, 1));
  grid[1][1] = 5;
  std::printf("\n%d %d %d %d\n", ps[0].x, ps[2].y, ps[4].x, grid[1][1] + grid[2][0]);
  auto it = std::find(v.begin(), v.end(), 42);
  std::printf("%ld %d\n", (long)(it - v.begin()), (int)std::count_if(v.begin(), v.end(), [](int x) { return x > 3; }));
  try { v.at(100) = 1; } catch (const std::exception &e) { std::printf("out of range\n"); }
}

#include <cstdio>
#include <vector>
struct Range { int from, to; struct It { int n; int operator*() const { return n; } It &operator++() { n += 2; return *this; } bool operator!=(const It &o) const { return n < o.n; } }; It begin() const { return {from}; } It end() const { return {to}; } };
int main() {
  for (int x : Range{1, 10}) { if (x == 5) continue; if (x > 7) break; std::printf("%d ", x); }
  std::vector<int> v = {4, 5, 6};
  for (auto &x : v) x *= x;
  for (const auto &x : v) std::printf("%d ", x);
  for (int x : {7, 8}) std::printf("%d ", x);
  char text[] = "abc";
  for (char &c : text) if (c) c++;
  std::printf("%s\n", text);
  int sum = 0;
  for (int i = 0, j = 10; i < j && sum < 20; i++, j--) sum += j - i;
  do { sum--; } while (sum > 15 || sum % 2);
  return sum;
}

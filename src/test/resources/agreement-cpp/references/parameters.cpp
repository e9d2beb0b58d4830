#include <cstdio>
static void swap(int &a, int &b) { int t = a; a = b; b = t; }
static int &larger(int &a, int &b) { return a > b ? a : b; }
static void scale(const int &factor, long &value) { value *= factor; }
struct Pair { int first, second; };
static int sum(const Pair &p) { return p.first + p.second; }
static void clear(Pair *&where) { where = nullptr; }
int main() {
  int a = 3, b = 7;
  swap(a, b);
  larger(a, b) = 100;
  long v = 5;
  scale(a, v);
  Pair p = {1, 2};
  Pair &q = p;
  q.second = 40;
  Pair *w = &p;
  int s = sum(p);
  clear(w);
  std::printf("%d %d %ld %d %d\n", a, b, v, s, w == nullptr);
  int array[3] = {1, 2, 3};
  int (&whole)[3] = array;
  whole[1] = 9;
  for (int &x : whole) x *= 2;
  std::printf("%d %d %d\n", array[0], array[1], array[2]);
  return larger(b, v > 3 ? a : b) & 0xff;
}

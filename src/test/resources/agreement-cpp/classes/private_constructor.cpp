#include <cstdio>
class Single {
  int n;
  Single() : n(42) {}
  Single(const Single &) = delete;
 public:
  static Single &instance() { static Single s; return s; }
  int value() const { return n; }
  void set(int v) { n = v; }
};
class Point {
  int x, y;
  Point(int x, int y) : x(x), y(y) {}
 public:
  static Point at(int x, int y) { return Point(x, y); }
  static Point *origin() { return new Point(0, 0); }
  int sum() const { return x + y; }
};
int main() {
  Single::instance().set(43);
  Point p = Point::at(3, 4);
  Point *o = Point::origin();
  std::printf("%d %d %d\n", Single::instance().value(), p.sum(), o->sum());
  delete o;
}

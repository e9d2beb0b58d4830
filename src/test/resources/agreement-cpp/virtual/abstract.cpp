#include <cstdio>
struct Shape { virtual double area() const = 0; virtual const char *name() const { return "shape"; } virtual ~Shape() = default; };
struct Circle : Shape { double r; explicit Circle(double r) : r(r) {} double area() const override { return 3 * r * r; } const char *name() const override { return "circle"; } };
struct Square : Shape { double s; explicit Square(double s) : s(s) {} double area() const override { return s * s; } };
static double total(const Shape *const *shapes, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += shapes[i]->area();
  return sum;
}
static bool larger(const Shape &a, const Shape &b) { return a.area() > b.area(); }
int main() {
  Circle c(2);
  Square s(5);
  const Shape *all[] = {&c, &s, &c};
  std::printf("%.1f %d %s %s\n", total(all, 3), larger(c, s), c.name(), s.name());
  const Shape &r = s;
  return (int)r.area();
}

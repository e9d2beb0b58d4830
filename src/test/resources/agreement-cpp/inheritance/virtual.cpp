#include <cstdio>
struct Base { int v; Base(int v) : v(v) { std::printf("Base %d\n", v); } virtual int f() { return v; } virtual ~Base() { std::printf("~Base\n"); } };
struct Left : virtual Base { int l = 1; Left() : Base(10) { std::printf("Left %d\n", v); } int f() override { return v + l; } };
struct Right : virtual Base { int r = 2; Right() : Base(20) { v++; } ~Right() { std::printf("~Right\n"); } };
struct Both : Left, Right { int b = 3; Both() : Base(30) { std::printf("Both %d\n", v); } int g() { return v + l + r + b; } };
static int call(Base &b) { return b.f(); }
int main() {
  Both both;
  std::printf("%d %d %d\n", both.g(), call(both), both.Left::v == both.Right::v);
  Left left;
  std::printf("%d\n", call(left));
  Right *r = new Both;
  Base *b = r;
  std::printf("%d %d\n", b->f(), r->v);
  delete b;
}

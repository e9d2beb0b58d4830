#include <cstdio>
struct A { virtual ~A() {} int a = 1; };
struct B : A { int b = 2; };
struct C : A { int c = 3; };
struct D : B { int d = 4; };
struct Other { virtual ~Other() {} int o = 5; };
struct Cross : B, Other { int x = 6; };
static const char *what(A *a) {
  if (dynamic_cast<D *>(a)) return "D";
  if (B *b = dynamic_cast<B *>(a)) return b->b == 2 ? "B" : "?";
  if (dynamic_cast<C *>(a) != nullptr) return "C";
  return "A";
}
int main() {
  A a; B b; C c; D d; Cross x;
  std::printf("%s %s %s %s %s\n", what(&a), what(&b), what(&c), what(&d), what(&x));
  A *p = &x;
  Other *o = dynamic_cast<Other *>(p);
  std::printf("%d %d\n", o->o, dynamic_cast<Cross *>(o)->x);
  std::printf("%d %d\n", dynamic_cast<C *>(o) == nullptr, dynamic_cast<void *>(o) == (void *)&x);
  A *none = nullptr;
  std::printf("%d\n", dynamic_cast<B *>(none) == nullptr);
  B &r = dynamic_cast<B &>(*p);
  return r.b;
}

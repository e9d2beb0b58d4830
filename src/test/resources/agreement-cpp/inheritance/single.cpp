#include <cstdio>
struct A { int a; A(int a) : a(a) {} int f() { return a; } virtual int g() { return 1; } int twice() { return 2 * g(); } };
struct B : A { int b; B(int a, int b) : A(a), b(b) {} int f() { return b; } int g() override { return A::g() + 10; } };
struct C final : B { using B::B; int g() override { return B::g() + 100; } };
struct Empty {};
struct WithEmpty : Empty { int x = 3; };
struct Tail { long l; char c; };
struct Packed : Tail { char d; };
static int call(A &a) { return a.g(); }
int main() {
  A a(1);
  B b(2, 3);
  C c(4, 5);
  A *p = &b;
  std::printf("%d %d %d %d\n", a.f(), b.f(), p->f(), static_cast<A &>(c).f());
  std::printf("%d %d %d %d\n", call(a), call(b), call(c), c.twice());
  A sliced = c;
  std::printf("%d %d\n", call(sliced), sliced.a);
  WithEmpty w;
  Packed k;
  k.c = 1;
  k.d = 2;
  std::printf("%d %d %zu %zu\n", w.x, k.c + k.d, sizeof(WithEmpty), sizeof(Packed));
}

#include <cstdio>
struct Base { int n; explicit Base(int n) : n(n) { std::printf("Base(%d)\n", n); } virtual ~Base() { std::printf("~Base(%d)\n", n); } };
struct Member { ~Member() { std::printf("~Member\n"); } };
struct Derived : Base { Member m; Derived(int n) : Base(n) {} ~Derived() override { std::printf("~Derived(%d)\n", n); } };
struct More : Derived { using Derived::Derived; };
int main() {
  Base *all[] = {new Base(1), new Derived(2), new More(3)};
  for (Base *b : all) delete b;
  Base *none = nullptr;
  delete none;
  Derived local(4);
  Derived *array = new Derived[2]{5, 6};
  delete[] array;
}

#include <cstdio>
struct Named { const char *name; Named(const char *n) : name(n) {} virtual const char *get() const { return name; } virtual ~Named() { std::printf("~Named %s\n", name); } };
struct Aged { int age; Aged(int a) : age(a) {} virtual int years() const { return age; } virtual ~Aged() { std::printf("~Aged %d\n", age); } };
struct Person : Named, Aged {
  int id;
  Person(const char *n, int a, int id) : Named(n), Aged(a), id(id) {}
  int years() const override { return age + id; }
  const char *get() const override { return id > 0 ? name : "none"; }
  ~Person() override { std::printf("~Person %d\n", id); }
};
static int old(const Aged &a) { return a.years(); }
int main() {
  Person p("Ada", 36, 2);
  Aged *a = &p;
  Named *n = &p;
  std::printf("%s %d %d\n", n->get(), old(p), a->years());
  Person *back = static_cast<Person *>(a);
  std::printf("%d %d\n", back == &p, (char *)a != (char *)n);
  Aged *heap = new Person("Bob", 1, 0);
  std::printf("%d\n", heap->years());
  delete heap;
  Aged *none = static_cast<Person *>(nullptr);
  return none == nullptr ? back->id : 1;
}

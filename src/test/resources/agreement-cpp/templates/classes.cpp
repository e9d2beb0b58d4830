#include <cstdio>
template <class T, int N = 4> class Ring {
  T items[N]; int head = 0, used = 0;
 public:
  bool put(const T &t) { if (used == N) return false; items[(head + used++) % N] = t; return true; }
  bool get(T &t) { if (!used) return false; t = items[head]; head = (head + 1) % N; used--; return true; }
  template <class F> void each(F f) const { for (int i = 0; i < used; i++) f(items[(head + i) % N]); }
};
template <class K, class V> struct Entry { K key; V value; bool operator<(const Entry &o) const { return key < o.key; } };
template <class T> struct Node { T value; Node *next; };
template <class T> class List {
  Node<T> *first = nullptr;
 public:
  ~List() { while (first) { Node<T> *n = first->next; delete first; first = n; } }
  void add(T v) { first = new Node<T>{v, first}; }
  int size() const { int n = 0; for (auto *p = first; p; p = p->next) n++; return n; }
  T sum() const { T s{}; for (auto *p = first; p; p = p->next) s += p->value; return s; }
};
template <class D> struct Shape { double area() const { return static_cast<const D *>(this)->own() * 2; } };
struct Unit : Shape<Unit> { double own() const { return 1.5; } };
int main() {
  Ring<int> r;
  for (int i = 0; i < 6; i++) std::printf("%d", r.put(i * 3));
  int x;
  r.get(x);
  r.put(77);
  int sum = 0;
  r.each([&sum](int v) { sum += v; });
  std::printf(" %d %d\n", x, sum);
  Ring<Entry<char, double>, 2> e;
  e.put({'a', 1.5});
  e.put({'b', 2.5});
  e.each([](const Entry<char, double> &v) { std::printf("%c=%.1f ", v.key, v.value); });
  List<long> l;
  for (long i = 1; i <= 10; i++) l.add(i * i);
  std::printf("%d %ld %.1f\n", l.size(), l.sum(), Unit().area());
}

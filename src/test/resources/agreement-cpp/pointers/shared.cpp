#include <cstdio>
#include <memory>
struct Node { int n; std::shared_ptr<Node> next; std::weak_ptr<Node> back; Node(int n) : n(n) {} ~Node() { std::printf("~%d ", n); } };
int main() {
  auto a = std::make_shared<Node>(1);
  { auto b = std::make_shared<Node>(2); a->next = b; b->back = a; std::printf("%ld %ld\n", a.use_count(), b.use_count()); }
  std::printf("%d %d\n", a->next->n, a->next->back.lock()->n);
  std::weak_ptr<Node> w = a->next;
  a->next.reset();
  std::printf("%d %ld\n", w.expired(), a.use_count());
  std::shared_ptr<Node> c = a;
  a = nullptr;
  std::printf("%d\n", c->n);
}

#include <cstdio>
#include <memory>
struct Leaf { int n; Leaf(int n) : n(n) {} ~Leaf() { std::printf("~%d ", n); } };
struct Tree { std::unique_ptr<Leaf> left, right; std::unique_ptr<Tree> next; };
static std::unique_ptr<Leaf> make(int n) { return n > 0 ? std::make_unique<Leaf>(n) : nullptr; }
static int depth(const Tree *t) { return t ? 1 + depth(t->next.get()) : 0; }
int main() {
  Tree t{make(1), make(0), std::make_unique<Tree>()};
  t.next->left = make(5);
  std::printf("%d %d %d\n", t.left->n, t.right == nullptr, depth(&t));
  t.right = std::move(t.left);
  std::printf("%d %d\n", (bool)t.left, (*t.right).n);
  t.right.reset(new Leaf(9));
  Leaf *raw = t.right.release();
  delete raw;
  std::unique_ptr<int[]> a(new int[3]{1, 2, 3});
  std::printf("%d\n", a[2]);
}

#include <cstdio>
#include <utility>
class Buffer {
  int *data; int size;
 public:
  explicit Buffer(int n) : data(new int[n]), size(n) { for (int i = 0; i < n; i++) data[i] = i; }
  Buffer(const Buffer &o) : data(new int[o.size]), size(o.size) { for (int i = 0; i < size; i++) data[i] = o.data[i]; std::printf("copy\n"); }
  Buffer(Buffer &&o) noexcept : data(o.data), size(o.size) { o.data = nullptr; o.size = 0; std::printf("move\n"); }
  Buffer &operator=(Buffer o) { std::swap(data, o.data); std::swap(size, o.size); std::printf("assign\n"); return *this; }
  ~Buffer() { delete[] data; }
  int last() const { return size ? data[size - 1] : -1; }
};
static Buffer make(int n) { Buffer b(n); return b; }
static int take(Buffer b) { return b.last(); }
static int lvalue(const int &) { return 1; }
static int lvalue(int &&) { return 2; }
int main() {
  Buffer a = make(4), b = a, c = std::move(a);
  std::printf("%d %d %d\n", a.last(), b.last(), c.last());
  b = make(9);
  std::printf("%d\n", take(std::move(b)) + take(c));
  a = c;
  int x = 0;
  std::printf("%d %d %d %d\n", a.last(), lvalue(x), lvalue(5), lvalue(std::move(x)));
}

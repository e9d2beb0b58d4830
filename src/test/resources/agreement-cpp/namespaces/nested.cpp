#include <cstdio>
namespace outer {
int value = 1;
namespace inner {
int value = 2;
static int twice() { return 2 * value; }
}  // namespace inner
inline namespace v2 {
int version() { return 2; }
}
}  // namespace outer
namespace {
int hidden = 5;
struct Local { int get() const { return hidden; } };
}
namespace alias = outer::inner;
using outer::version;
int value = 3;
int main() {
  using namespace outer::inner;
  int value = 4;
  std::printf("%d %d %d %d %d %d %d\n", value, ::value, outer::value, alias::value, twice(), version(), Local().get());
  return alias::twice() + hidden;
}

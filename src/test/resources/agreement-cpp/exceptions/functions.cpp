#include <cstdio>
#include <stdexcept>
static int parse(const char *s) { int n = 0; if (!*s) throw std::invalid_argument("empty"); for (; *s; s++) { if (*s < '0' || *s > '9') throw std::invalid_argument("digit"); if (n > 9999) throw std::overflow_error("large"); n = n * 10 + (*s - '0'); } return n; }
static int safe(const char *s) noexcept { try { return parse(s); } catch (const std::logic_error &e) { std::printf("(%s)", e.what()); return -1; } catch (const std::runtime_error &e) { std::printf("(%s)", e.what()); return -2; } }
struct Resource { int (*work)(const char *); int run(const char *s) { return work(s); } };
int main() {
  const char *all[] = {"12", "", "1x", "1234567", "0"};
  for (const char *s : all) std::printf("%d ", safe(s));
  Resource r{parse};
  try { r.run("?"); } catch (...) { std::printf("rethrown "); try { throw; } catch (const std::exception &e) { std::printf("%s", e.what()); } }
  std::printf("\n");
  try { try { parse("x"); } catch (std::invalid_argument &) { throw std::domain_error("outer"); } } catch (std::domain_error &e) { std::printf("%s\n", e.what()); }
}

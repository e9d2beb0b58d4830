#include <cstdio>
struct Error { int code; Error(int c) : code(c) {} Error(const Error &o) : code(o.code) { std::printf("copied\n"); } virtual const char *what() const { return "error"; } virtual ~Error() { std::printf("~Error %d\n", code); } };
struct Special : Error { Special(int c) : Error(c) {} const char *what() const override { return "special"; } };
static void check(int n) {
  if (n == 1) throw 7;
  if (n == 2) throw Special(8);
  if (n == 3) throw Error(9);
  if (n == 4) throw "text";
  if (n == 5) throw 2.5;
  std::printf("fine %d\n", n);
}
static int attempt(int n) {
  try { check(n); return 0; }
  catch (int i) { return i; }
  catch (const Error &e) { std::printf("%s\n", e.what()); return e.code; }
  catch (const char *s) { std::printf("%s\n", s); return 1; }
  catch (...) { std::printf("other\n"); return 2; }
}
int main() {
  for (int i = 0; i < 6; i++) std::printf("-> %d\n", attempt(i));
  try { throw Special(3); } catch (Error e) { std::printf("%s\n", e.what()); }
  return attempt(2);
}

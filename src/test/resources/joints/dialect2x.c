/* flags: -std=gnu2x */
[[nodiscard]] int must(int n);
[[maybe_unused]] static int unused_(void) { return 0; }
int no_arguments();
enum e { A, B };
[[noreturn]] void gone(void);
_Static_assert(sizeof(int) == 4);
int use(int n, [[maybe_unused]] int m) {
  if (must(n) == 3) return 1;
  if (no_arguments() == 2) return 2;
  if (n == 4) gone();
  return 0;
}

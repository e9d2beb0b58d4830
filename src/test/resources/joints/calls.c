#include <stddef.h>
#include <string.h>
#include <stdlib.h>
__attribute__((warn_unused_result)) int must(int n) {
  if (n > 3) return 1;
  return 0;
}
__attribute__((warn_unused_result)) char *text_of(int n) {
  char *p = malloc(4);
  if (p == NULL) return NULL;
  p[0] = n > 3 ? 'a' : 'b';
  p[1] = 0;
  return p;
}
__attribute__((deprecated)) int old(int n) { return n > 2; }
__attribute__((deprecated)) int old_global;
typedef int old_t __attribute__((deprecated));
int old_user(old_t n) { return n > old_global ? 1 : 0; }
__attribute__((warning("think twice"))) int doubtful(int n);
int ask(int n) { return doubtful(n) > 2; }
int apart(char *restrict a, const char *restrict b, int n) {
  if (a == NULL || b == NULL) return -1;
  if (a[0] == b[0]) return 1;
  return n;
}
__attribute__((format(printf, 1, 2))) int print(const char *format, ...) {
  if (format == NULL) return -1;
  if (format[0] == '%' && format[1] == 's') return 1;
  return 0;
}
__attribute__((nonnull, returns_nonnull)) char *skip(char *p) {
  while (*p == ' ') p++;
  return p;
}
__attribute__((alloc_size(1), malloc)) void *take(size_t n) { return n > 100 ? NULL : malloc(n); }
__attribute__((access(write_only, 1, 2))) int fill(char *p, int n) {
  if (n < 1 || n > 4) return 0;
  memset(p, 'x', n);
  return 1;
}
int middle(int a[4][3], unsigned n) {
  if (n >= 4) return -1;
  return a[n][1] == 5;
}
const char *pick(const char *const list[], int n) {
  if (list == NULL || n < 0 || n > 1) return NULL;
  return list[n];
}
_Bool truth(_Bool *p) { return p && *p; }
int unused_parameter(int n, int m __attribute__((unused))) { return n == 3 ? 1 : 2; }
unsigned char small(unsigned char c, signed char s) { return c == 200 ? s == -3 : 2; }
__attribute__((const)) int square(int n) { return n > 3 ? n * n : 0; }
__attribute__((pure)) int peek(const int *p) { return p && *p > 3; }

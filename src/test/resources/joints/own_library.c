#include <stddef.h>
_Noreturn void _Exit(int);
static char pool[1 << 12];
static size_t used;
void *malloc(size_t n) {
  void *p = pool + used;
  if (n > sizeof pool - used) return NULL;
  used += (n + 15) / 16 * 16;
  return p;
}
void free(void *p) { (void)p; }
int printf(const char *format, ...) { return format[0] == 'x' ? 1 : -1; }
void exit(int status) { if (status == 3) __builtin_trap(); _Exit(status); }
void *memcpy(void *to, const void *from, size_t n) {
  char *t = to;
  const char *f = from;
  while (n--) *t++ = *f++;
  return to;
}
int strlen_(const char *s) { int n = 0; while (s[n]) n++; return n; }
char *copy(const char *text) {
  char *p;
  if (text == NULL) return NULL;
  p = malloc(strlen_(text) + 1);
  if (p == NULL) return NULL;
  memcpy(p, text, strlen_(text) + 1);
  return p;
}
int main(int argc, char **argv) {
  if (argc < 2) return 1;
  if (argv[1] && argv[1][0] == '-') return printf("x");
  return 0;
}

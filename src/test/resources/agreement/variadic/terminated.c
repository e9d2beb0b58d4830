// Lists ended by a sentinel, by count, or by format; variadic macros over them.
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#define MAX(...) largest(__VA_ARGS__, -1)
#define COUNT(...) (sizeof((int[]){__VA_ARGS__}) / sizeof(int))
#define SUM(...) sum((int)COUNT(__VA_ARGS__), __VA_ARGS__)
#define LOG(fmt, ...) printf("[%d] " fmt "\n", ++lines, ##__VA_ARGS__)

static int lines;

static int largest(int first, ...) {
  va_list ap;
  int best = first;
  va_start(ap, first);
  for (int n; (n = va_arg(ap, int)) >= 0;)
    if (n > best) best = n;
  va_end(ap);
  return best;
}

static int sum(int n, ...) {
  va_list ap;
  int total = 0;
  va_start(ap, n);
  while (n-- > 0) total += va_arg(ap, int);
  va_end(ap);
  return total;
}

static char *join(char *out, ...) {
  va_list ap;
  *out = '\0';
  va_start(ap, out);
  for (const char *s; (s = va_arg(ap, const char *)) != NULL;) strcat(out, s);
  va_end(ap);
  return out;
}

static int apply(int (*f)(int, ...), int a, int b) { return f(a, b, -1); }

int main(void) {
  char text[64];
  printf("%d %d\n", MAX(3, 9, 4), MAX(7));
  printf("%d %d\n", SUM(1, 2, 3, 4), SUM(10));
  puts(join(text, "one", "-", "two", NULL));
  puts(join(text, NULL));
  LOG("no arguments");
  LOG("one %d", 1);
  LOG("two %d %s", 2, "words");
  printf("%d\n", apply(largest, 5, 6));
  printf("%d\n", lines);
  return SUM(MAX(1, 2), MAX(3, 4), (int)COUNT(1, 1, 1));
}

// Attributes in all positions; they must not disturb what the code says.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int add(int a, int b) __attribute__((const));
static int add(int a, int b) { return a + b; }
__attribute__((noinline, cold)) static int slow(int n) { return n * n; }
static __attribute__((always_inline)) inline int quick(int n) { return n + 1; }
static int __attribute__((pure)) length(const char *s) __attribute__((nonnull(1)));
static int length(const char *s) { return (int)strlen(s); }
static void log_line(const char *, ...) __attribute__((format(printf, 1, 2), unused));
static void leave(int) __attribute__((__noreturn__));
static void leave(int n) { exit(n); }
__attribute__((warn_unused_result)) static int *make(void) { return malloc(sizeof(int)); }
typedef int counter __attribute__((aligned(8)));
struct __attribute__((packed)) tight { char c; int i; };
struct node { struct node *next __attribute__((aligned(16))); } __attribute__((unused));
static int table[4] __attribute__((aligned(32), unused)) = {1, 2, 3, 4};
enum level { LOW, HIGH __attribute__((deprecated)) };

static int falls(int n) {
  int r = 0;
  switch (n) {
    case 1: r += 1; __attribute__((fallthrough));
    case 2: r += 10; __attribute__((__fallthrough__));
    case 3: r += 100; break;
    case 4: r += 1000;
  }
  return r;
}

int main(int argc __attribute__((unused)), char **argv __attribute__((unused))) {
  int unused __attribute__((unused)), x __attribute__((aligned(16))) = 5;
  counter c = 3;
  printf("%d %d %d %d\n", add(2, 3), slow(4), quick(5), length("four"));
  printf("%d %d %d %d\n", falls(1), falls(2), falls(3), falls(4));
  printf("%zu %zu %d\n", sizeof(struct tight), __alignof__(counter), table[c]);
  int *own = make();
  *own = x + 37;
  printf("%d\n", *own);
  free(own);
  __extension__ int e = ({ 9; });
  if (x > 100) goto end;
  x += e;
end: __attribute__((unused));
  leave(x);
}

// Function designators: decay, comparison, conditional choice, unset hooks.
#include <stdio.h>

static int log_count;
static void quiet(const char *s) { (void)s; log_count++; }
static void loud(const char *s) { printf("log: %s\n", s); log_count += 10; }

static void (*hook)(const char *);
static int (*compare)(int, int);

static int ascending(int a, int b) { return a - b; }
static int descending(int a, int b) { return b - a; }

static void notify(const char *s) {
  if (hook) hook(s);
  else printf("no hook for %s\n", s);
}

static void sort(int *a, int n) {
  for (int i = 1; i < n; i++)
    for (int j = i; j > 0 && compare(a[j - 1], a[j]) > 0; j--) {
      int t = a[j];
      a[j] = a[j - 1];
      a[j - 1] = t;
    }
}

static int apply(int f(int, int), int a, int b) { return f(a, b); }

int main(void) {
  notify("first");
  hook = quiet;
  notify("second");
  hook = &loud;
  notify("third");
  hook = *hook;
  (**hook)("fourth");
  hook = NULL;
  printf("%d %d\n", log_count, hook == 0);
  int a[] = {4, 1, 3, 2};
  for (int up = 0; up < 2; up++) {
    compare = up ? ascending : descending;
    sort(a, 4);
    printf("%d %d %d %d\n", a[0], a[1], a[2], a[3]);
  }
  printf("%d %d\n", compare == ascending, compare != descending);
  printf("%d %d\n", (log_count > 5 ? ascending : descending)(9, 4), apply(descending, 9, 4));
  printf("%zu %d\n", sizeof(&ascending), ascending && !0);
  int (*table[2][2])(int, int) = {{ascending, descending}, {descending, ascending}};
  int sum = 0;
  for (int i = 0; i < 4; i++) sum = sum * 2 + (table[i / 2][i % 2](3, 1) > 0);
  void *(*generic)(void) = (void *(*)(void))ascending;
  printf("%d %d\n", sum, (int (*)(int, int))generic == ascending);
  return ((int (*)(int, int))generic)(50, 8);
}

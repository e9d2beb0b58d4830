// Attributes that run code: constructors, destructors and clean-up of variables.
#include <stdio.h>
#include <stdlib.h>

static int order;

static void __attribute__((constructor)) before(void) { order = order * 10 + 1; }
static void __attribute__((destructor)) after(void) { printf("after main %d\n", order); }

static void released(int **p) {
  printf("released %d\n", **p);
  free(*p);
}

static void left(const char *name) { printf("left %c\n", *name); }

static int *make(int n) {
  int *p = malloc(sizeof *p);
  *p = n;
  return p;
}

static int scoped(int n) {
  int *own __attribute__((cleanup(released))) = make(n);
  if (n > 40) return *own + 1;
  *own = -n;
  return *own;
}

int main(void) {
  printf("%d\n", order);
  printf("%d\n", scoped(42));
  printf("%d\n", scoped(7));
  for (int i = 0; i < 3; i++) {
    char name __attribute__((cleanup(left))) = (char)('a' + i);
    if (i == 1) continue;
    printf("in %c\n", name);
  }
  {
    char outer __attribute__((cleanup(left))) = 'x', inner __attribute__((cleanup(left))) = 'y';
    puts("both");
  }
  order++;
  return order;
}

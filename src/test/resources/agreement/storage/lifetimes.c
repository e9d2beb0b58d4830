// Objects start afresh in each block and call; statics and heap do not.
#include <stdio.h>
#include <stdlib.h>

struct counter { int value; };

static struct counter *make(int start) {
  struct counter *c = malloc(sizeof *c);
  c->value = start;
  return c;
}

static int *remember(int value) {
  static int kept[3];
  static int at;
  kept[at % 3] = value;
  return &kept[at++ % 3];
}

static int recursive(int n) {
  int mine = n;
  static int shared;
  shared += n;
  if (n > 0) recursive(n - 1);
  return mine * 1000 + shared;
}

static int generator(void) {
  static unsigned state = 1;
  state = state * 1103515245u + 12345u;
  return (int)(state >> 16 & 0x7fff);
}

static int memo(int n) {
  static int known[40] = {0, 1};
  if (n < 2 || known[n]) return known[n];
  return known[n] = memo(n - 1) + memo(n - 2);
}

int main(void) {
  struct counter *a = make(1), *b = make(10);
  a->value += b->value++;
  printf("%d %d\n", a->value, b->value);
  free(a), free(b);
  int *p = remember(5), *q = remember(6), *r = remember(7), *s = remember(8);
  printf("%d %d %d %d %d\n", *p, *q, *r, *s, p == s);
  printf("%d ", recursive(3));
  printf("%d\n", recursive(1));
  for (int i = 0; i < 4; i++) printf("%d ", generator());
  printf("\n%d %d\n", memo(30), memo(10));
  int sum = 0;
  for (int i = 0; i < 3; i++) {
    int fresh = i;
    int *address = &fresh;
    *address += 10;
    sum += fresh;
  }
  printf("%d\n", sum);
  for (int i = 0; i < 3; i++) {
    static int first = 1;
    if (first) puts("once");
    first = 0;
  }
  return memo(11);
}

// A call changes a variable that the same expression reads: gcc's own order.
#include <stdio.h>

static int g, array[6], index_now;
static struct { int a, b; } s;

static int change(int to) {
  int before = g;
  g = to;
  return before;
}

static int next(void) { return ++index_now; }

static int set_member(int v) {
  s.a = v;
  return 100;
}

static int *where(void) { return &array[index_now]; }

int main(void) {
  int r;
  g = 1;
  r = g + change(10);
  printf("%d %d\n", r, g);
  g = 1;
  r = change(10) + g;
  printf("%d %d\n", r, g);
  g = 1;
  g += change(10);
  printf("%d\n", g);
  g = 1;
  g = g * 100 + change(7);
  printf("%d\n", g);
  index_now = 0;
  array[index_now] = next();
  printf("%d %d\n", array[0], array[1]);
  array[next()] = index_now;
  printf("%d %d\n", array[1], array[2]);
  array[index_now] += next() * 10;
  printf("%d %d %d\n", array[2], array[3], index_now);
  *where() = next();
  printf("%d %d\n", array[3], array[4]);
  s.a = 1;
  s.a += set_member(5);
  printf("%d\n", s.a);
  s.a = 1;
  s.b = s.a + set_member(6) + s.a;
  printf("%d\n", s.b);
  g = 3;
  int list[3] = {g, change(4), g};
  printf("%d %d %d\n", list[0], list[1], list[2]);
  g = 2;
  r = g < change(9) ? g : -g;
  printf("%d\n", r);
  return index_now;
}

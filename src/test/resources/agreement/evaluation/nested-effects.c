// Side effects nested in subscripts, casts, members, initialisers and returns.
#include <stdio.h>

static char trail[200];
static int length;

static int mark(char c, int value) {
  trail[length++] = c;
  return value;
}

static void show(int result) {
  trail[length] = '\0';
  printf("%s %d\n", trail, result);
  length = 0;
}

struct point { int x, y; };
static struct point points[4] = {{1, 2}, {3, 4}, {5, 6}, {7, 8}};

static struct point *at(char c, int i) { return &points[mark(c, i)]; }
static struct point copy(char c, int i) { return points[mark(c, i)]; }
static int both(int a, int b) { return a * 10 + b; }
static int returning(void) { return mark('a', 1) + mark('b', 2) * mark('c', 3); }

int main(void) {
  int grid[3][3] = {{1, 2, 3}, {4, 5, 6}, {7, 8, 9}};
  show(grid[mark('a', 1)][mark('b', 2)]);
  show(at('a', 1)->x + at('b', 2)->y);
  show(copy('a', 3).x - copy('b', 0).y);
  at('a', 1)->x = at('b', 2)->y;
  show(points[1].x);
  *at('a', 0) = copy('b', 3);
  show(points[0].y);
  points[mark('a', 2)].x += mark('b', 5);
  show(points[2].x);
  grid[mark('a', 0)][mark('b', 1)] = grid[mark('c', 2)][mark('d', 2)];
  show(grid[0][1]);
  show(both(mark('a', 1), both(mark('b', 2), mark('c', 3))));
  show(returning());
  show((char)mark('a', 300) + (int)(double)mark('b', 2));
  show(mark('a', 1) ? mark('b', 2) + mark('c', 3) : mark('d', 4));
  struct point p = {mark('a', 1), mark('b', 2)}, q = {.y = mark('c', 3), .x = mark('d', 4)};
  show(p.x + q.x);
  show(both((mark('a', 1), mark('b', 2)), (mark('c', 3), mark('d', 4))));
  show((mark('a', 1) && mark('b', 0)) + (mark('c', 0) || mark('d', 1)));
  switch (mark('a', 2)) { case 2: mark('b', 0); default: mark('c', 0); }
  show(0);
  for (int i = mark('i', 0); mark('t', i < 2); mark('s', i++)) mark('b', 0);
  show(1);
  return both(4, 2);
}

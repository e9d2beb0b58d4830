// Members taken straight from calls, conditionals, assignments, literals.
#include <stdio.h>

struct point { int x, y; };
struct line { struct point from, to; char name[6]; };

static struct point make(int x, int y) { return (struct point){x, y}; }
static struct point mirror(struct point p) { return make(p.y, p.x); }
static struct line connect(struct point a, struct point b) {
  struct line l = {a, b, "line"};
  return l;
}
static struct point *larger(struct point *a, struct point *b) { return a->x > b->x ? a : b; }

int main(void) {
  printf("%d\n", make(3, 4).y);
  printf("%d\n", mirror(make(3, 4)).y);
  struct point a = {1, 2}, b = {8, 9};
  printf("%d %d\n", connect(a, b).to.x, connect(b, a).to.y);
  printf("%s %c\n", connect(a, b).name, connect(a, b).name[2]);
  int flag = 1;
  printf("%d %d\n", (flag ? a : b).x, (!flag ? a : b).x);
  printf("%d\n", (a = b).x);
  printf("%d\n", (make(1, 1), mirror(make(5, 6))).x);
  larger(&a, &(struct point){20, 30})->y = 77;
  printf("%d\n", a.y);
  larger(&a, &b)->x++;
  printf("%d %d\n", a.x, b.x);
  printf("%d\n", ((struct line){.to = make(7, 7)}).to.y);
  int sum = 0;
  for (struct point p = make(0, 10); p.x < p.y; p = make(p.x + 2, p.y - 1)) sum += p.x * p.y;
  printf("%d\n", sum);
  struct line lines[2] = {connect(a, b), connect(mirror(b), mirror(a))};
  printf("%d %d\n", lines[1].from.x, lines[1].to.y);
  struct point (*maker)(int, int) = make;
  printf("%d\n", maker(1, 2).x + (*maker)(3, 4).y);
  return connect(make(1, 2), make(3, 40)).to.y;
}

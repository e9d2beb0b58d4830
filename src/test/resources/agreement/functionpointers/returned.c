// Functions that return functions, and the types that say so.
#include <stdio.h>

typedef double unary(double);
typedef int (*binary)(int, int);

static double twice(double x) { return 2 * x; }
static double half(double x) { return x / 2; }
static double same(double x) { return x; }

static double (*select_one(char c))(double) { return c == '*' ? twice : c == '/' ? half : same; }
static unary *select_two(char c) { return select_one(c); }

static int add(int a, int b) { return a + b; }
static int sub(int a, int b) { return a - b; }

static binary choose(int which) {
  static const binary all[] = {add, sub};
  return all[which & 1];
}

static binary (*chooser(void))(int) { return choose; }

struct state;
typedef struct state (*step)(int *);
struct state { step next; };

static struct state stop(int *n) { *n += 1000; return (struct state){NULL}; }
static struct state down(int *n) { return --*n > 2 ? (struct state){down} : (struct state){stop}; }
static struct state up(int *n) { return (*n += 3) > 9 ? (struct state){down} : (struct state){up}; }

int main(void) {
  printf("%g %g %g\n", select_one('*')(5), select_one('/')(5), select_one('x')(5));
  printf("%g\n", select_two('*')(select_two('/')(3)));
  printf("%d %d\n", choose(0)(7, 3), choose(1)(7, 3));
  printf("%d\n", chooser()(1)(20, 5));
  printf("%d %d\n", select_one('*') == select_two('*'), select_one('*') == half);
  binary (*(*deep)(void))(int) = chooser;
  printf("%d\n", (*(*(*deep)())(0))(1, 2));
  int n = 0, steps = 0;
  for (struct state s = {up}; s.next; s = s.next(&n)) {
    steps++;
    printf("%d ", n);
  }
  printf("\n%d %d\n", n, steps);
  unary *list[3] = {twice, half, same};
  double x = 10;
  for (unary **f = list; f < list + 3; f++) x = (*f)(x) + 1;
  printf("%g %zu\n", x, sizeof list[0]);
  return steps;
}

// Compound literals: lifetimes, addresses, arrays, arguments, statics.
#include <stdio.h>
#include <string.h>

struct point { int x, y; };
struct shape { const struct point *points; int count; };

static struct shape triangle = {(const struct point[]){{0, 0}, {4, 0}, {0, 3}}, 3};
static int *numbers = (int[]){10, 20, 30};

static int area2(const struct point *p, int n) {
  int sum = 0;
  for (int i = 0; i < n; i++) {
    const struct point *q = &p[(i + 1) % n];
    sum += p[i].x * q->y - q->x * p[i].y;
  }
  return sum;
}

static struct point *move(struct point *p, struct point by) {
  p->x += by.x, p->y += by.y;
  return p;
}

int main(void) {
  printf("%d\n", area2(triangle.points, triangle.count));
  printf("%d\n", area2((struct point[]){{0, 0}, {2, 0}, {2, 2}, {0, 2}}, 4));
  numbers[1]++;
  printf("%d %d\n", numbers[0], numbers[1]);
  struct point *p = &(struct point){.y = 5};
  p = move(p, (struct point){1, 2});
  printf("%d %d\n", p->x, p->y);
  printf("%d\n", move(move(p, (struct point){.x = 10}), (struct point){-1})->x);
  char *text = (char[]){"changeable"};
  text[0] = 'C';
  printf("%s %zu\n", text, sizeof(char[]){"changeable"});
  for (int i = 0; i < 3; i++) {
    int *fresh = (int[2]){i, i * i};
    fresh[0] += fresh[1];
    printf("%d ", fresh[0]);
  }
  putchar('\n');
  printf("%d\n", (int){5} + (int[]){1, 2, 3}[2]);
  printf("%zu\n", strlen((const char *[]){"zero", "fourteen"}[1]));
  int n = 4;
  struct shape s = {&(struct point){n, n * 2}, 1};
  printf("%d\n", s.points->y);
  s = (struct shape){.count = 9};
  printf("%d %d\n", s.count, s.points == NULL);
  const struct point *q = (struct point[]){{1, 2}, {3, 4}} + 1;
  return q->y * 10 + (struct point){7, 8}.x;
}

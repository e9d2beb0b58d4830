/*
 * what: pointers to pointers, to structures and into arrays, in
 * functions that hardly branch.
 */
#include <stdio.h>

struct point {
  int x;
  int y;
};

struct box {
  struct point *corner;
  struct point opposite;
  int *weight;
};

static int spare;
static struct point origin;

/* Makes a pointer point elsewhere. */
void redirect(int **where, int *to)
{
  *where = to;
}

/* The width of a box, never negative. */
int width(const struct box *b)
{
  int w;

  w = b->opposite.x - b->corner->x;
  if (w < 0)
    w = -w;
  return w;
}

/* The height of a box, never negative. */
int height(const struct box *b)
{
  int h;

  h = b->opposite.y - b->corner->y;
  if (h < 0)
    h = -h;
  return h;
}

/* Moves a point by way of another pointer to it. */
void move(struct point *p, int dx, int dy)
{
  struct point *q;
  int *x;

  q = p;
  x = &q->x;
  *x = *x + dx;
  q->y = q->y + dy;
}

/* Adds up five numbers through a moving pointer. */
int add_five(const int *p)
{
  const int *end;
  int sum;

  sum = 0;
  end = p + 5;
  while (p != end) {
    sum = sum + *p;
    p++;
  }
  return sum;
}

/* Which of two objects a pointer leads to. */
int which(int *p, int *q)
{
  int *r;

  redirect(&r, q);
  if (p == r)
    return 1;
  return 0;
}

/* Gives a box that has no weight the spare one. */
int weigh(struct box *b)
{
  if (b->weight == NULL)
    redirect(&b->weight, &spare);
  *b->weight = *b->weight + 1;
  return *b->weight;
}

/* Whether a box has its corner in the origin. */
int at_origin(const struct box *b)
{
  if (b->corner == &origin)
    return 1;
  return b->corner->x == 0 && b->corner->y == 0;
}

int main(void)
{
  int numbers[5];
  int i;
  struct point corner;
  struct box b;

  for (i = 0; i < 5; i++)
    if (scanf("%d", &numbers[i]) != 1)
      return 1;
  corner.x = numbers[0];
  corner.y = numbers[1];
  b.corner = &corner;
  b.opposite.x = numbers[2];
  b.opposite.y = numbers[3];
  b.weight = NULL;
  move(&corner, 1, 1);
  printf("%d %d\n", width(&b), height(&b));
  printf("%d\n", add_five(numbers));
  printf("%d\n", which(&numbers[4], b.weight));
  printf("%d\n", weigh(&b));
  printf("%d\n", at_origin(&b));
  return 0;
}

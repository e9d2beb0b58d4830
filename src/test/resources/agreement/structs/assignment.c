// Assigning a struct copies all of it, nested structs and arrays included.
#include <stdio.h>

struct point { int x, y; };
struct box {
  struct point corner[2];
  char label[8];
  struct { short r, g, b; } colour;
};

static void print(const char *what, const struct box *b) {
  printf("%s: (%d,%d)-(%d,%d) %s %d/%d/%d\n", what, b->corner[0].x, b->corner[0].y,
         b->corner[1].x, b->corner[1].y, b->label, b->colour.r, b->colour.g, b->colour.b);
}

int main(void) {
  struct box a = {{{1, 2}, {3, 4}}, "first", {10, 20, 30}};
  struct box b = a;
  b.corner[1].x = 99;
  b.label[0] = 'F';
  b.colour.g = -1;
  print("a", &a);
  print("b", &b);

  struct box *p = &b, *q = &a;
  *q = *p;
  print("a", q);
  q->corner[0] = p->corner[1];
  print("a", q);

  struct box many[3] = {a, b};
  many[2] = many[1];
  many[1].corner[0].y = 7;
  for (int i = 0; i < 3; i++) print("many", &many[i]);

  struct point first, second, third;
  first = second = third = (struct point){5, 6};
  first.x++;
  printf("%d %d %d\n", first.x, second.x, third.y);
  printf("%zu %zu\n", sizeof a, sizeof a.colour);
  return (b = a).colour.r;
}

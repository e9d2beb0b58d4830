// Braces left out, given too many levels, partly filled, mixed with designators.
#include <stdio.h>

struct inner { int a, b; };
struct outer { int head; struct inner pair[2]; char text[4]; struct inner last; };
struct deep { struct { struct { int x[2]; } l; int y; } k; int z; };

static void print(const char *what, struct outer o) {
  printf("%s: %d {%d,%d} {%d,%d} \"%s\" {%d,%d}\n", what, o.head, o.pair[0].a, o.pair[0].b,
         o.pair[1].a, o.pair[1].b, o.text, o.last.a, o.last.b);
}

int main(void) {
  struct outer full = {1, {{2, 3}, {4, 5}}, "abc", {6, 7}};
  struct outer flat = {1, 2, 3, 4, 5, 'a', 'b', 'c', 0, 6, 7};
  struct outer part = {1, {{2}}, "x"};
  struct outer skip = {1, {2, 3}, .last = {6}, .pair[1].b = 9};
  struct outer zero = {0};
  struct outer mixed = {1, {{.b = 2}, 3}, {'h', 'i'}, full.last};
  struct outer later = {.text = "pq", 8, 9, .head = 5};
  print("full", full);
  print("flat", flat);
  print("part", part);
  print("skip", skip);
  print("zero", zero);
  print("mixed", mixed);
  print("later", later);

  struct deep d = {1, 2, 3, 4}, e = {{{{5}}}, 6}, f = {.k.l.x[1] = 7, 8, 9};
  printf("%d%d%d%d %d%d%d%d %d%d%d%d\n", d.k.l.x[0], d.k.l.x[1], d.k.y, d.z, e.k.l.x[0], e.k.l.x[1],
         e.k.y, e.z, f.k.l.x[0], f.k.l.x[1], f.k.y, f.z);
  int m[2][2][2] = {1, 2, {3}, {{4}, 5, 6}};
  for (int i = 0; i < 8; i++) printf("%d ", m[i / 4][i / 2 % 2][i % 2]);
  putchar('\n');
  int scalar = {7};
  char c[] = {'o', 'k', '\0'}, *s = {"braced"};
  printf("%d %s %s\n", scalar, c, s);
  struct inner list[] = {1, 2, 3, 4, 5};
  printf("%zu %d\n", sizeof list / sizeof *list, list[2].b);
  struct inner copies[2] = {list[1], {list[0].b, list[0].a}};
  return copies[0].b * 10 + copies[1].a;
}

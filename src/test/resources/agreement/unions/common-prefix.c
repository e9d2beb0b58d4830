// Structs in a union share their first members; messages decoded by tag.
#include <stdio.h>

struct header { unsigned char type, length; };
struct move { unsigned char type, length; short dx, dy; };
struct speak { unsigned char type, length; char words[10]; };
struct sum { unsigned char type, length; int terms[4]; };

union message {
  struct header header;
  struct move move;
  struct speak speak;
  struct sum sum;
};

static int x, y, spoken;

static int handle(const union message *m) {
  switch (m->header.type) {
    case 1:
      x += m->move.dx;
      y += m->move.dy;
      return x * x + y * y;
    case 2:
      printf("%.*s\n", m->speak.length, m->speak.words);
      return ++spoken;
    case 3: {
      int total = 0;
      for (int i = 0; i < m->header.length; i++) total += m->sum.terms[i];
      return total;
    }
    default:
      return -m->header.type;
  }
}

int main(void) {
  union message inbox[] = {
      {.move = {1, 4, 3, -4}},
      {.speak = {2, 5, "hello you"}},
      {.sum = {.type = 3, .length = 3, .terms = {10, 20, 30, 40}}},
      {.move = {1, 4, -10, 4}},
      {{9, 0}},
      {.speak = {.type = 2, .words = "silent", .length = 0}},
  };
  int last = 0;
  for (unsigned i = 0; i < sizeof inbox / sizeof *inbox; i++) {
    last = handle(&inbox[i]);
    printf("%u: %d\n", i, last);
  }
  inbox[0].sum.length = 1;
  inbox[0].sum.terms[0] = 123;
  inbox[0].header.type = 3;
  printf("%d %zu\n", handle(inbox), sizeof(union message));
  union message copy = inbox[2];
  copy.header.length = 4;
  printf("%d %d\n", handle(&copy), handle(&inbox[2]));
  return handle(&copy);
}

// Zero-length arrays and empty structs as gcc has them.
#include <stddef.h>
#include <stdio.h>

struct empty {};
struct zero { int a[0]; };
struct marker { char c; long start[0]; int i; };
struct holds { struct empty e; int i; struct empty f; };
struct aligned { char c; double align[0]; };
union nothing {};

static struct empty give(struct empty e) { return e; }

int main(void) {
  printf("%zu %zu %zu\n", sizeof(struct empty), sizeof(struct zero), sizeof(union nothing));
  printf("%zu %zu\n", sizeof(struct marker), offsetof(struct marker, start));
  printf("%zu %zu\n", offsetof(struct marker, i), _Alignof(struct marker));
  printf("%zu %zu %zu\n", sizeof(struct holds), offsetof(struct holds, i),
      offsetof(struct holds, f));
  printf("%zu %zu\n", sizeof(struct aligned), _Alignof(struct aligned));
  printf("%zu %zu\n", _Alignof(struct empty), _Alignof(struct zero));

  struct empty a, b;
  a = b;
  b = give(a);
  struct holds h = {{}, 5, {}};
  h.e = a;
  printf("%d\n", h.i);
  struct empty many[4];
  printf("%zu\n", sizeof many);
  struct marker m = {'m', {}, 9};
  struct marker n = m;
  n.i++;
  printf("%c %d %d\n", n.c, n.i, m.i);
  printf("%d\n", (char *)m.start - (char *)&m == 8);
  int nothing[0];
  printf("%zu\n", sizeof nothing);
  return (int)sizeof(struct marker);
}

// Bit-fields hold as many bits as they are wide; stores cut off the rest.
#include <stdio.h>

struct flags {
  unsigned a : 1;
  unsigned b : 3;
  int c : 4;
  unsigned d : 20;
  signed int e : 4;
};

static void print(struct flags f) {
  printf("a=%u b=%u c=%d d=%u e=%d\n", f.a, f.b, f.c, f.d, f.e);
}

int main(void) {
  struct flags f = {1, 5, -8, 1000000, 7};
  print(f);
  f.a++;
  f.b += 4;
  f.c--;
  f.d <<= 1;
  f.e = -f.e;
  print(f);
  f.b = 29;
  f.c = 9;
  f.e = 0x1f;
  print(f);
  printf("%zu\n", sizeof f);

  struct flags g = f;
  g.d = ~0u;
  print(g);
  print(f);

  printf("%d %d %d\n", f.b = 15, f.c = 15, f.a = 2);
  for (f.b = 0; f.b < 7; f.b++) f.d = f.d * 3 + f.b;
  print(f);
  struct flags *p = &g;
  p->c = p->e = 5;
  p->a ^= 1;
  print(*p);
  return g.b;
}

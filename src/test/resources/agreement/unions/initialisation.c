// The first member by default, any by name; sizes, arrays, nesting.
#include <stdio.h>
#include <string.h>

union word { unsigned char bytes[4]; unsigned value; };
union mixed { char c; double d; struct { short a, b, c; } s; };
struct outer { int kind; union { int i; float f; }; union mixed m[2]; };

static union word global = {{1, 2, 3, 4}};
static union mixed named = {.s = {.b = 7, .a = 6}};
static union mixed empty;
static union word list[] = {{.value = 0x04030201}, {{9}}, [3] = {.bytes[2] = 1}};

static unsigned swap(unsigned v) {
  union word w = {.value = v};
  unsigned char t = w.bytes[0];
  w.bytes[0] = w.bytes[3], w.bytes[3] = t;
  t = w.bytes[1], w.bytes[1] = w.bytes[2], w.bytes[2] = t;
  return w.value;
}

int main(void) {
  printf("%08x\n", global.value);
  printf("%d %d %d\n", named.s.a, named.s.b, named.s.c);
  printf("%g %d\n", empty.d, empty.s.c);
  for (int i = 0; i < 4; i++) printf("%08x ", list[i].value);
  printf("\n%zu %zu %zu\n", sizeof(union word), sizeof(union mixed), sizeof(struct outer));
  struct outer o = {1, {.f = 1.5f}, {{'x'}, {.d = 2.25}}};
  printf("%x %c %g\n", o.i, o.m[0].c, o.m[1].d);
  o.m[0] = o.m[1];
  o.m[1].s.a = 100;
  printf("%g %d\n", o.m[0].d, o.m[1].s.a);
  printf("%08x %08x\n", swap(0x12345678), swap(swap(0xdeadbeef)));
  union word a = global, b;
  b = a;
  b.bytes[1] ^= 0xff;
  printf("%08x %08x %d\n", a.value, b.value, memcmp(&a, &global, sizeof a));
  union { int x; int y; } same = {5};
  same.y *= 3;
  printf("%d\n", same.x);
  union mixed *p = &o.m[0];
  p->c = 'q';
  printf("%c %d\n", o.m[0].s.a & 0xff, (void *)&p->d == (void *)p);
  return list[3].bytes[2] + global.bytes[3];
}

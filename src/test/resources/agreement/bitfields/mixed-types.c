// Fields of different types beside one another and beside plain members.
#include <stddef.h>
#include <stdio.h>
#include <string.h>

struct a { char c; int f : 4; };
struct b { int f : 4; char c; };
struct c { short s; int f : 17; };
struct d { unsigned char x : 3; unsigned short y : 9; unsigned z : 4; };
struct e { long long w : 33; int i; };
struct f { _Bool p : 1, q : 1; signed char r : 6; };
struct g { int x : 7; struct { unsigned char y : 2; } in; int z : 7; };
struct h { char c[3]; unsigned f : 8; unsigned g : 1; };
union u { int f : 3; unsigned char c; };

static void dump(const void *p, size_t n) {
  const unsigned char *b = p;
  printf("%2zu:", n);
  for (size_t i = 0; i < n; i++) printf(" %02x", b[i]);
  putchar('\n');
}

#define ZERO(v) memset(&v, 0, sizeof v)

int main(void) {
  struct a a; ZERO(a); a.c = 1; a.f = -1; dump(&a, sizeof a);
  struct b b; ZERO(b); b.f = 5; b.c = 2; dump(&b, sizeof b);
  struct c c; ZERO(c); c.s = -1; c.f = 0xabcd; dump(&c, sizeof c);
  struct d d; ZERO(d); d.x = 7; d.y = 0x101; d.z = 9; dump(&d, sizeof d);
  struct e e; ZERO(e); e.w = -2; e.i = 3; dump(&e, sizeof e);
  struct f f; ZERO(f); f.q = 1; f.r = -32; dump(&f, sizeof f);
  struct g g; ZERO(g); g.x = -1; g.in.y = 3; g.z = 1; dump(&g, sizeof g);
  struct h h; ZERO(h); h.c[2] = 9; h.f = 255; h.g = 1; dump(&h, sizeof h);
  union u u; ZERO(u); u.f = 5; dump(&u, sizeof u);
  printf("%d %d %d %d\n", c.f, u.f, u.c, f.r);
  printf("%zu %zu\n", offsetof(struct b, c), offsetof(struct e, i));
  printf("%d %lld\n", a.f, (long long)e.w);
  return d.y & 0x7f;
}

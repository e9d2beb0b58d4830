// Where gcc puts members on x86-64, and what the padding costs.
#include <stddef.h>
#include <stdio.h>

struct a { char c; int i; };
struct b { char c; double d; char e; };
struct c { short s; char c[3]; long l; };
struct d { char c; struct b inner; char e; };
struct e { char c; long double ld; };
struct f { char c[5]; };
struct g { int i; short s; char c; };
union u { char c[9]; int i; };

#define SIZE(t) printf("%-9s size %2zu align %2zu\n", #t, sizeof(t), _Alignof(t))
#define AT(t, m) printf("%s.%s at %zu\n", #t, #m, offsetof(t, m))

int main(void) {
  SIZE(struct a);
  SIZE(struct b);
  SIZE(struct c);
  SIZE(struct d);
  SIZE(struct e);
  SIZE(struct f);
  SIZE(struct g);
  SIZE(union u);
  SIZE(void *);
  SIZE(long double);
  SIZE(_Bool);
  AT(struct a, i);
  AT(struct b, d);
  AT(struct b, e);
  AT(struct c, c);
  AT(struct c, c[2]);
  AT(struct c, l);
  AT(struct d, inner.d);
  AT(struct d, e);
  AT(struct e, ld);
  struct a array[3];
  printf("%td\n", (char *)&array[2].i - (char *)array);
  return sizeof(struct d);
}

// Structs that the calling convention puts in registers, in halves, in memory.
#include <stdio.h>

struct i1 { int a; };
struct i2 { long a, b; };
struct f1 { float a; };
struct f2 { float a, b; };
struct f3 { float a, b, c; };
struct f4 { float a, b, c, d; };
struct m1 { float a; int b; };
struct m2 { double a; long b; };
struct m3 { int a; double b; };
struct m4 { float a, b; int c; };
struct l1 { long double a; };
struct c3 { char a, b, c; };
struct c9 { char a[9]; };
struct big { long a, b, c; };
union u { int i; float f; };

static struct i1 g_i1(struct i1 s) { s.a++; return s; }
static struct i2 g_i2(struct i2 s) { s.b += s.a; return s; }
static struct f1 g_f1(struct f1 s) { s.a /= 2; return s; }
static struct f2 g_f2(struct f2 s) { float t = s.a; s.a = s.b; s.b = t; return s; }
static struct f3 g_f3(struct f3 s) { s.c += s.a + s.b; return s; }
static struct f4 g_f4(struct f4 s) { s.d -= s.a; return s; }
static struct m1 g_m1(struct m1 s) { s.b = (int)(s.a * 10); return s; }
static struct m2 g_m2(struct m2 s) { s.a += s.b; return s; }
static struct m3 g_m3(struct m3 s) { s.b *= s.a; return s; }
static struct m4 g_m4(struct m4 s) { s.c = (int)(s.a + s.b); return s; }
static struct l1 g_l1(struct l1 s) { s.a *= s.a; return s; }
static struct c3 g_c3(struct c3 s) { char t = s.a; s.a = s.c; s.c = t; return s; }
static struct c9 g_c9(struct c9 s) { s.a[7] = '!'; return s; }
static struct big g_big(struct big s) { s.c = s.a * s.b; return s; }
static union u g_u(union u s) { s.i++; return s; }

static double all(struct i2 a, struct f3 b, struct m2 c, struct big d, struct i2 e, struct i2 f,
    struct f4 g, int h) {
  return a.a + b.c + c.a + d.b + e.b + f.a + g.d + h;
}

int main(void) {
  printf("%d %ld\n", g_i1((struct i1){4}).a, g_i2((struct i2){5, 6}).b);
  printf("%g %g %g %g\n", g_f1((struct f1){3}).a, g_f2((struct f2){1, 2}).a,
      g_f3((struct f3){1, 2, 3}).c,
         g_f4((struct f4){1, 2, 3, 4}).d);
  printf("%d %g %g %d\n", g_m1((struct m1){2.5f, 0}).b, g_m2((struct m2){0.5, 7}).a,
      g_m3((struct m3){3, 1.5}).b,
         g_m4((struct m4){1, 2, 0}).c);
  printf("%Lg %c %s %ld\n", g_l1((struct l1){1.5L}).a, g_c3((struct c3){'a', 'b', 'c'}).a,
         g_c9((struct c9){"abcdefg?"}).a, g_big((struct big){6, 7, 0}).c);
  union u u = g_u((union u){.f = 1});
  printf("%.9g\n", u.f);
  double sum = all((struct i2){1, 0}, (struct f3){0, 0, 2}, (struct m2){3, 0},
      (struct big){0, 4, 0},
                   (struct i2){0, 5}, (struct i2){6, 0}, (struct f4){0, 0, 0, 7}, 8);
  printf("%g\n", sum);
  return (int)sum;
}

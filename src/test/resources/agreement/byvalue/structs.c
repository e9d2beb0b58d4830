// Structs of many sizes as parameters and results.
#include <stdio.h>

struct s1 { char c; };
struct s2 { int i; float f; };
struct s3 { double x, y; };
struct s4 { long l; double d; };
struct s5 { char text[17]; };
struct s6 { int v[20]; };

static struct s1 f1(struct s1 s) { s.c++; return s; }
static struct s2 f2(struct s2 s) { return (struct s2){s.i * 2, s.f / 2}; }
static struct s3 f3(struct s3 s, struct s3 t) { return (struct s3){s.x + t.y, s.y - t.x}; }
static struct s4 f4(int n, struct s4 s) { s.l += n; s.d *= n; return s; }
static struct s5 f5(struct s5 s) { s.text[0] = '*'; return s; }

static struct s6 f6(struct s6 s, int n) {
  if (n == 0) return s;
  for (int i = 0; i < 20; i++) s.v[i] += i * n;
  return f6(s, n - 1);
}

int main(void) {
  struct s1 a = {'a'};
  struct s2 b = {21, 3.5f};
  struct s3 c = {1.5, 2.5};
  struct s4 d = {7, 0.25};
  struct s5 e = {"sixteen letters!"};
  struct s6 f = {{1, 2, 3}};
  printf("%c %c\n", f1(f1(a)).c, a.c);
  printf("%d %g\n", f2(f2(b)).i, f2(b).f);
  c = f3(c, f3(c, c));
  printf("%g %g\n", c.x, c.y);
  printf("%ld %g %ld\n", f4(3, d).l, f4(3, d).d, d.l);
  printf("%s %s\n", f5(e).text, e.text);
  struct s6 g = f6(f, 3);
  printf("%d %d %d %d\n", g.v[0], g.v[1], g.v[19], f.v[19]);
  printf("%d\n", f6(f, 10).v[5]);
  struct s3 list[2] = {{1, 2}, f3(c, c)};
  printf("%g %g\n", list[1].x, list[1].y);
  return f6(f, 1).v[3];
}

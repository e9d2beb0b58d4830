struct s { int v; };
int asked(int n);
static unsigned long total;
int sum(const struct s *p, int n) {
  int i, t = 0;
  if (p == 0) return -1;
  for (i = 0; i < n && i < 3; i++) t += p[i].v;
  if (t > asked(n)) return 1;
  total += t;
  return 0;
}
#define int long
#define return goto
#define static extern
#define void char
#define const
#define unsigned signed
#define sizeof
#define struct union
#define if while
#define extern
#define char double
#define NULL 5
#define __attribute__(x) ]
#define __asm__ ]
#define main start

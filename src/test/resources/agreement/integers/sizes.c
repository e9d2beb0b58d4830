// sizeof of types and expressions, none of which is evaluated.
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <wchar.h>

struct s { char c; int i; };
typedef int grid[3][4];

static int calls;
static int count(void) { return ++calls; }
static struct s *null_s(void) { calls++; return NULL; }

#define SIZE(e) printf("%s %zu\n", #e, sizeof(e))

int main(void) {
  char c = 1;
  short h = 1;
  int i = 1, a[10], *p = a;
  grid g;
  SIZE(char);
  SIZE(short);
  SIZE(int);
  SIZE(long);
  SIZE(long long);
  SIZE(__int128);
  SIZE(float);
  SIZE(double);
  SIZE(long double);
  SIZE(void *);
  SIZE(size_t);
  SIZE(ptrdiff_t);
  SIZE(wchar_t);
  SIZE(struct s);
  SIZE(grid);
  SIZE(int (*)(void));
  SIZE(c + c);
  SIZE(c++);
  SIZE((char)h);
  SIZE(h << 1L);
  SIZE(a);
  SIZE(a + 1);
  SIZE(*a);
  SIZE(p);
  SIZE(&a);
  SIZE(*&a);
  SIZE(g[0]);
  SIZE(*g[0]);
  SIZE("text");
  SIZE('x');
  SIZE(1.0f);
  SIZE(i == 1);
  SIZE(i = 5);
  SIZE(count());
  SIZE(null_s()->i);
  SIZE(((struct s *)0)->c);
  SIZE(1 ? c : h);
  SIZE(-c);
  SIZE(i ? 1 : 2LL);
  SIZE(sizeof i);
  SIZE(int[i + 2]);
  printf("%d %d %d\n", c, i, calls);
  return (int)(sizeof a / sizeof a[0]);
}

#include <stdlib.h>
typedef int node;
typedef struct list { node value; struct list *next; } list;
enum { result = 3, p = 4, text = 5 };
int n1, n2, list_1;
int ask(int expected);
int size(list *l) {
  int k = 0;
  struct list { int other; } mine = {3};
  while (l && k < 4) { k++; l = l->next; }
  if (k == mine.other) return result;
  if (ask(k) == 2) return p;
  return n1 > n2 ? list_1 : text;
}
void *local(int n) {
  enum list { A, B } e = n > 3 ? B : A;
  struct secret { int v; enum list e; struct secret *me; };
  static struct secret kept;
  struct secret *s = malloc(sizeof *s);
  if (!s) return 0;
  s->v = n;
  s->e = e;
  s->me = s;
  kept = *s;
  return s;
}
int hw_fail(int hw_exit) { return hw_exit > 3 ? 1 : 2; }
static int hw_tests = 3;
int hw_main(void) { return hw_tests == 3; }
int test_size_1(int CHECK) { return CHECK > 3; }

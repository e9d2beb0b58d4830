// typedefs of every kind of type, and their scopes.
#include <stdio.h>

typedef unsigned long size, *size_pointer;
typedef char name[16];
typedef int matrix[2][3], (*row_pointer)[3];
typedef int function(int), *(*returns_pointer)(void);
typedef struct list { int head; struct list *tail; } list;
typedef union { int i; char c; } cell;
typedef enum { LOW = 1, HIGH = 10 } level;
typedef const volatile int careful;
typedef struct { name first, last; level rank; } person;
typedef void handler(person *);

static int value = 30;
static int *address(void) { return &value; }
static int negate(int n) { return -n; }
static function triple;
static int triple(int n) { return 3 * n; }
static void promote(person *p) { p->rank = p->rank == LOW ? HIGH : LOW; }

int main(void) {
  size s = sizeof(name);
  size_pointer ps = &s;
  printf("%lu %zu %zu\n", *ps, sizeof(matrix), sizeof(person));
  matrix m = {{1, 2, 3}, {4, 5, 6}};
  row_pointer r = m + 1;
  printf("%d\n", (*r)[2]);
  function *f = negate;
  returns_pointer g = address;
  *g() += 5;
  printf("%d %d %d\n", f(4), triple(4), *g());
  list nodes[3] = {{1, nodes + 1}, {2, nodes + 2}, {3, NULL}};
  int sum = 0;
  for (list *l = nodes; l; l = l->tail) sum += l->head;
  printf("%d\n", sum);
  person p = {"Ada", "Byron", LOW};
  handler *h = promote;
  h(&p);
  printf("%s %s %d\n", p.first, p.last, p.rank);
  careful c = 3;
  cell u = {.i = 0x41};
  printf("%d %c\n", c + c, u.c);
  typedef short size;
  printf("%zu\n", sizeof(size));
  {
    typedef char size;
    size list[3] = {1, 2, 3};
    printf("%zu\n", sizeof list);
  }
  typedef int n3[sum / 2];
  printf("%zu\n", sizeof(n3));
  return p.rank + sum;
}

#define n1 %%%
#define n2 (
#define hw_fail oops
#define hw_new
#define result struct
#define expected )
#define CHECK(x, y) z
#define condition 17
#define argument }
struct pair { int a; struct pair *next; };
int outside(struct pair *p);
static int add(int a, int b) { return a + b; }
int walk(struct pair *p, int add_) {
  if (p == 0) return 0;
  if (p->next == p) return add(p->a, add_) > 3;
  if (outside(p) == 4) return 5;
  return p->next ? 2 : 3;
}
#define add(a, b) ((a) * (b) +
#define outside(p)
#define walk 3
#define pair couple
#define next previous

#include <stddef.h>
#include <sys/socket.h>
struct p { int a, b; };
struct p give(int);
struct n { int v; struct n *next; };
struct n *fetch(const char *key, ...);
int ext(int);
extern int config; extern struct p table[3];
_Noreturn void die(const char *);
int absent(int x) {
  struct p q = give(x);
  if (x > 3) die("x");
  if (ext(x) == 7 && ext(x + 1) == 8 && q.b == 5)
    return 1;
  struct n *node = fetch("a", 3);
  if (node != NULL && node->next == node && config == 3 && table[1].b == 9)
    return 2;
  if (socket(1, 2, 3) < 0) return 3;
  return 0;
}

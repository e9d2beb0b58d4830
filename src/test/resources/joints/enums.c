#include <stdbool.h>
enum big { SMALL = -1, HUGE = 5000000000 };
typedef enum { ON, OFF } state_t;
enum packed { P1, P2 } __attribute__((packed));
enum late;
enum late { L1 = 3, L2 };

enum big scale(enum late l);
state_t flip(state_t s);
bool known(const bool *p, enum packed q);
enum { X1, X2 } nameless(int n);
int takes(enum { Y1, Y2 } *p);

int use(int n, state_t s, enum late l, bool b) {
  if (scale(l) == HUGE) return 1;
  if (flip(s) == OFF && b) return 2;
  if (known(&b, P2)) return 3;
  if (nameless(n) == X2) return 4;
  return 0;
}

state_t invert(state_t *s, enum packed *p) {
  if (!s || !p) return ON;
  if (*s == ON) { *s = OFF; return OFF; }
  *p = P2;
  return *s;
}

bool both(bool a, bool *b) {
  if (!b) return false;
  if (a && *b) return true;
  *b = !a;
  return false;
}

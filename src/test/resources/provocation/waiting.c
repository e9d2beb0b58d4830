/* Loops that never end with some inputs, and are nobody's fault. */
int ready(void);

struct node {
  struct node *parent;
};

/* Has no way out, so nobody expects it to end. */
void blink(int *lamp) {
  for (;;) {
    if (*lamp)
      *lamp = 0;
    else
      *lamp = 1;
  }
}

/* Others change these. */
int spin(_Atomic int *lock) {
  while (*lock)
    ;
  return 1;
}

int wait_for(volatile int *flag) {
  while (!*flag)
    ;
  return 1;
}

int poll(void) {
  while (!ready())
    ;
  return 1;
}

/* Whoever makes a circle of parents gets what he asked for. */
struct node *root(struct node *n) { // needs links that do not run in a circle
  while (n->parent)
    n = n->parent;
  return n;
}

/* Long, but it ends. */
unsigned many(unsigned n) {
  unsigned sum = 0;
  for (unsigned long long i = 0; i < 100ull * n; i++)
    sum += 3;
  return sum;
}

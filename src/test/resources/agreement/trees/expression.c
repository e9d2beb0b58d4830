// Expression trees built from postfix: evaluated, derived, printed, simplified.
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>

struct expr { char op; int value; struct expr *l, *r; };

static int live;
static struct expr *make(char op, int value, struct expr *l, struct expr *r) {
  struct expr *e = malloc(sizeof *e);
  live++;
  *e = (struct expr){op, value, l, r};
  return e;
}
static struct expr *number(int n) { return make('n', n, NULL, NULL); }
static void release(struct expr *e) {
  if (!e) return;
  release(e->l), release(e->r);
  free(e), live--;
}
static struct expr *copy(const struct expr *e) {
  return e ? make(e->op, e->value, copy(e->l), copy(e->r)) : NULL;
}

static struct expr *postfix(const char *s) {
  struct expr *stack[20];
  int top = 0;
  for (; *s; s++) {
    if (isdigit((unsigned char)*s)) stack[top++] = number(*s - '0');
    else if (*s == 'x') stack[top++] = make('x', 0, NULL, NULL);
    else if (*s != ' ') top--, stack[top - 1] = make(*s, 0, stack[top - 1], stack[top]);
  }
  return stack[0];
}

static int evaluate(const struct expr *e, int x) {
  switch (e->op) {
    case 'n': return e->value;
    case 'x': return x;
    case '+': return evaluate(e->l, x) + evaluate(e->r, x);
    case '-': return evaluate(e->l, x) - evaluate(e->r, x);
    default: return evaluate(e->l, x) * evaluate(e->r, x);
  }
}

static struct expr *derive(const struct expr *e) {
  switch (e->op) {
    case 'n': return number(0);
    case 'x': return number(1);
    case '*': return make('+', 0, make('*', 0, derive(e->l), copy(e->r)),
        make('*', 0, copy(e->l), derive(e->r)));
    default: return make(e->op, 0, derive(e->l), derive(e->r));
  }
}

static void print(const struct expr *e) {
  if (e->op == 'n') { printf("%d", e->value); return; }
  if (e->op == 'x') { putchar('x'); return; }
  putchar('('), print(e->l), putchar(e->op), print(e->r), putchar(')');
}

int main(void) {
  const char *sources[] = {"3 4 + 2 *", "x x * 3 x * - 7 +", "x x * x *", "5"};
  int sum = 0;
  for (int i = 0; i < 4; i++) {
    struct expr *e = postfix(sources[i]), *d = derive(e);
    print(e);
    printf(" = %d, slope ", evaluate(e, 5));
    print(d);
    printf(" = %d\n", evaluate(d, 5));
    sum += evaluate(e, 5) + evaluate(d, 5);
    release(e), release(d);
  }
  printf("%d\n", live);
  return sum & 0xff;
}

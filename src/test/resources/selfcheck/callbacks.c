/* Function pointers as arguments, in structures and in tables. */
#include <stddef.h>
#include <stdlib.h>

struct sequence {
  int value;
  struct sequence *next;
};
struct shape {
  int side;
  int (*area)(const struct shape *);
};
struct machine {
  int state;
  int (*step)(struct machine *, int);
};

static int increment(int x) { return x + 1; }
static int negate(int x) { return -x; }
static int halve(int x) { return x / 2; }

static int (*const table[3])(int) = {increment, negate, halve};

int map_sum(struct sequence *s, int (*f)(int)) {
  int sum = 0;
  while (s) {
    sum += f(s->value);
    s = s->next;
  }
  if (sum > 3) return 1;
  return sum < 0 ? -1 : 0;
}

int run_table(const int *program, int n, int x) {
  for (int i = 0; i < n; i++) {
    if (program[i] < 0 || program[i] > 2) return -100;
    x = table[program[i]](x);
  }
  return x == 2;
}

int square(const struct shape *s) { return s->side * s->side; }
int line(const struct shape *s) { return s->side; }

int larger(struct shape *a, struct shape *b) {
  if (!a->area || !b->area) return -1;
  if (a->area == b->area) return a->side > b->side;
  if (a->area(a) > b->area(b)) return 2;
  return 3;
}

int advance(struct machine *m, int input) {
  if (input > 2)
    m->state++;
  else if (input == 0)
    m->state = 0;
  return m->state;
}
int stop(struct machine *m, int input) {
  m->step = NULL;
  return input;
}

int drive(struct machine *m, const int *inputs, int n) {
  int done = 0;
  while (done < n && m->step) {
    if (m->step(m, inputs[done]) == 2) return done;
    done++;
  }
  return -done;
}

int ascending(int a, int b) { return a - b; }
int descending(int a, int b) { return b - a; }

int in_order(const int *a, int n, int (*order)(int, int)) {
  for (int i = 0; i + 1 < n; i++)
    if (order(a[i], a[i + 1]) > 0) return i;
  return -1;
}

int count_if(struct sequence *s, int (*test)(int)) {
  int n = 0;
  for (; s; s = s->next)
    if (test && test(s->value)) n++;
  return n;
}

// A small virtual machine whose instructions are function pointers.
#include <stdio.h>

struct machine { int stack[16]; int top, pc, steps; };
typedef void instruction(struct machine *, int);
struct code { instruction *run; int operand; };

static void push(struct machine *m, int n) { m->stack[m->top++] = n; }
static int pop(struct machine *m) { return m->stack[--m->top]; }
static void add(struct machine *m, int n) { (void)n; int b = pop(m); push(m, pop(m) + b); }
static void mul(struct machine *m, int n) { (void)n; int b = pop(m); push(m, pop(m) * b); }
static void dup(struct machine *m, int n) { push(m, m->stack[m->top - 1 - n]); }
static void swap(struct machine *m, int n) {
  int t = m->stack[m->top - 1];
  m->stack[m->top - 1] = m->stack[m->top - 1 - n];
  m->stack[m->top - 1 - n] = t;
}
static void jump_positive(struct machine *m, int to) { if (pop(m) > 0) m->pc = to; }
static void print(struct machine *m, int n) { printf("%d%c", m->stack[m->top - 1], n); }

static int run(const struct code *program, int argument) {
  struct machine m = {.stack = {1, argument}, .top = 2};
  while (program[m.pc].run) {
    const struct code *c = &program[m.pc++];
    c->run(&m, c->operand);
    m.steps++;
  }
  printf("steps %d\n", m.steps);
  return m.stack[0];
}

static const struct code factorial[] = {
    {dup, 0}, {swap, 2}, {mul, 0},  {swap, 1}, {push, -1}, {add, 0}, {swap, 1},
    {print, ' '}, {swap, 1}, {dup, 0}, {jump_positive, 12}, {NULL, 0},
    {dup, 0}, {swap, 2}, {mul, 0}, {swap, 1}, {push, -1}, {add, 0}, {dup, 0}, {jump_positive, 12},
    {NULL, 0}};

int main(void) {
  int result = 0;
  for (int n = 1; n <= 6; n++) {
    result = run(factorial, n);
    printf("%d! = %d\n", n, result);
  }
  instruction *a = push, *b = factorial[4].run;
  printf("%d %d\n", a == b, a == factorial[0].run);
  return result % 251;
}

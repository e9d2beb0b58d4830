/* Globals and statics. */
#include <stddef.h>

struct task {
  int priority;
  struct task *next;
};

int limit = 3;
static int used;
static struct task *ready, *waiting;
static int stack[4];
int *cursor;
char mode;

int push(int v) {
  if (used < 0 || used >= 4) return -1;
  stack[used++] = v;
  return used == 4;
}

int pop(int *v) {
  if (used <= 0 || used > 4) return 0;
  *v = stack[--used];
  if (*v == limit) return 2;
  return 1;
}

int schedule(void) {
  int moved = 0;
  while (waiting && waiting->priority < limit) {
    struct task *t = waiting;
    waiting = t->next;
    t->next = ready;
    ready = t;
    if (++moved == 3) break;
  }
  return moved;
}

struct task *best_ready(void) {
  struct task *best = ready;
  for (struct task *t = ready; t; t = t->next)
    if (t->priority > best->priority) best = t;
  return best == waiting ? NULL : best;
}

int set_cursor(int *p) {
  cursor = p;
  *cursor = limit;
  if (cursor == &limit) return 1;
  if (used == limit) return 2;
  return *p > 3 ? 3 : 0;
}

int command(char c) {
  static int last;
  int before = last;
  last = c;
  if (mode == 'a') return before == 0;
  if (mode == c) return 2;
  mode = c;
  return 3;
}

int calls_twice(char c) {
  if (command(c) == 2) return 1;
  if (command(c) == 2) return 2;
  return 3;
}

int sum_stack(void) {
  int sum = 0;
  for (int i = 0; i < used && i < 4; i++) {
    if (stack[i] == 0) continue;
    sum += stack[i];
  }
  return sum == limit;
}

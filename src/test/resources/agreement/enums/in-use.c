// Enums as indices, bit sets, state machines and struct members.
#include <stdio.h>

enum state { IDLE, RUNNING, WAITING, DONE, STATES };
enum event { START, BLOCK, WAKE, FINISH, EVENTS };
enum permission { READ = 1 << 0, WRITE = 1 << 1, EXECUTE = 1 << 2, ALL = READ | WRITE | EXECUTE };

static const enum state transitions[STATES][EVENTS] = {
    [IDLE] = {[START] = RUNNING},
    [RUNNING] = {RUNNING, WAITING, RUNNING, DONE},
    [WAITING] = {[START] = WAITING, [BLOCK] = WAITING, [WAKE] = RUNNING, [FINISH] = DONE},
    [DONE] = {DONE, DONE, DONE, DONE},
};
static const char *const names[] = {[IDLE] = "idle", [RUNNING] = "running", [WAITING] = "waiting",
                                    [DONE] = "done"};

struct file { enum permission mode; enum state state; char id; };

static void print(enum permission p) {
  printf("%c%c%c\n", p & READ ? 'r' : '-', p & WRITE ? 'w' : '-', p & EXECUTE ? 'x' : '-');
}

int main(void) {
  enum state s = IDLE;
  const enum event events[] = {BLOCK, START, BLOCK, START, WAKE, FINISH, START};
  for (unsigned i = 0; i < sizeof events / sizeof *events; i++) {
    enum state next = transitions[s][events[i]];
    printf("%s -%d-> %s\n", names[s], events[i], names[next]);
    s = next;
  }
  enum permission p = READ | EXECUTE;
  print(p);
  p |= WRITE;
  p &= ~READ;
  print(p);
  print(p ^ ALL);
  struct file files[2] = {{ALL, DONE, 'a'}, {.state = WAITING}};
  printf("%zu %s %d\n", sizeof *files, names[files[1].state], files[1].mode);
  for (enum event e = START; e < EVENTS; e++) printf("%d ", e * e);
  putchar('\n');
  return s;
}

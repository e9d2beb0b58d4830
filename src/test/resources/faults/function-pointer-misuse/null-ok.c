// Only commands that have a handler are run.
#include <stdio.h>

struct command {
  const char *name;
  int (*run)(int);
};

static int twice(int n) { return n * 2; }
static int square(int n) { return n * n; }

int main(void) {
  struct command commands[] = {{"twice", twice}, {"reserved", NULL}, {"square", square}};
  int n = 3;
  for (int i = 0; i < 3; i++) {
    if (commands[i].run) n = commands[i].run(n);
    printf("%s %d\n", commands[i].name, n);
    fflush(stdout);
  }
  return 0;
}

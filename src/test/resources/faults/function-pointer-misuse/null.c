// A command without a handler is run.
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
    n = commands[i].run(n);  // fault: function-pointer-misuse
    printf("%s %d\n", commands[i].name, n);
    fflush(stdout);
  }
  return 0;
}

// exit from deep inside runs the handlers in reverse and flushes the output.
#include <stdio.h>
#include <stdlib.h>

static int depth;

static void first(void) { puts("registered first, runs last"); }
static void second(void) { printf("depth was %d\n", depth); }
static void third(void) {
  puts("registered last, runs first");
  atexit(first);
}

static void descend(const char *path) {
  depth++;
  switch (*path) {
    case '\0':
      puts("end of path");
      return;
    case 'x':
      printf("leaving at %d ", depth);
      exit(40 + depth);
    default:
      printf("%c ", *path);
      descend(path + 1);
  }
  depth--;
}

int main(void) {
  atexit(first);
  atexit(second);
  atexit(third);
  descend("abc");
  descend("defxgh");
  puts("not reached");
  return 1;
}

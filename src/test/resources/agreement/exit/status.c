// The status is cut to eight bits; handlers run once each, in reverse.
#include <stdio.h>
#include <stdlib.h>

static int calls;

static void report(void) { printf("report %d\n", ++calls); }
static void twice(void) { printf("twice %d\n", ++calls); }

static void on_exit_value(void) {
  printf("leaving %d\n", ++calls);
}

static int deep(int n) {
  if (n == 0) {
    puts("exit from the bottom");
    exit(0x1234);
  }
  int r = deep(n - 1);
  puts("never back");
  return r;
}

int main(void) {
  printf("%d\n", atexit(report));
  atexit(twice);
  atexit(twice);
  atexit(on_exit_value);
  for (int i = 0; i < 3; i++) printf("%d ", i);
  return deep(5);
}

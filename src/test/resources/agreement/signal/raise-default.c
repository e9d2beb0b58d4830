// A raised signal without a handler ends the program; output was flushed.
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>

static volatile sig_atomic_t caught;
static void count(int number) {
  caught += number;
}

static void at_exit(void) { puts("not run"); }

int main(void) {
  atexit(at_exit);
  signal(SIGTERM, count);
  for (int i = 0; i < 3; i++) raise(SIGTERM);
  printf("%d\n", caught);
  signal(SIGUSR1, SIG_IGN);
  raise(SIGUSR1);
  puts("ignored");
  raise(SIGCHLD);
  puts("default is to ignore");
  signal(SIGTERM, SIG_DFL);
  puts("ending");
  fflush(stdout);
  raise(SIGTERM);
  puts("never printed");
  return 0;
}

// Handlers run when a signal is raised; they can be replaced and ignored.
#include <signal.h>
#include <stdio.h>

static volatile sig_atomic_t last, count;

static void note(int number) {
  last = number;
  count++;
}

static void once(int number) {
  last = -number;
  signal(number, SIG_IGN);
}

int main(void) {
  void (*before)(int) = signal(SIGUSR1, note);
  printf("%d\n", before == SIG_DFL);
  printf("%d\n", raise(SIGUSR1));
  printf("%d %d\n", last == SIGUSR1, count);
  raise(SIGUSR1);
  raise(SIGUSR1);
  printf("%d\n", count);

  before = signal(SIGUSR1, once);
  printf("%d\n", before == note);
  raise(SIGUSR1);
  printf("%d\n", last == -SIGUSR1);
  last = 0;
  raise(SIGUSR1);
  printf("%d\n", last);
  before = signal(SIGUSR1, SIG_DFL);
  printf("%d\n", before == SIG_IGN);

  signal(SIGTERM, note);
  signal(SIGINT, note);
  raise(SIGTERM);
  printf("%d %d\n", last == SIGTERM, count);
  raise(SIGINT);
  printf("%d %d\n", last == SIGINT, count);
  printf("%d %d %d %d\n", SIGINT, SIGABRT, SIGSEGV, SIGTERM);
  return count;
}

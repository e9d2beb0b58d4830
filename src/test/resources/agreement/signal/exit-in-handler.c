// A handler that leaves the program: flags, nested raises, exit status.
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>

static volatile sig_atomic_t level, log_size;
static volatile int events[10];

static void inner(int number) { events[log_size++] = number * 10; }

static void outer(int number) {
  events[log_size++] = number;
  level++;
  raise(SIGUSR2);
  level--;
  events[log_size++] = level;
}

static void leave(int number) {
  printf("leaving on %d\n", number);
  exit(50 + log_size);
}

static void farewell(void) { printf("events %d\n", log_size); }

int main(void) {
  atexit(farewell);
  signal(SIGUSR1, outer);
  signal(SIGUSR2, inner);
  signal(SIGALRM, leave);
  raise(SIGUSR1);
  raise(SIGUSR2);
  for (int i = 0; i < log_size; i++) printf("%d ", events[i]);
  putchar('\n');
  printf("%d\n", signal(SIGUSR2, SIG_DFL) == inner);
  printf("%d\n", raise(0) == 0);
  raise(SIGALRM);
  return 1;
}

// sigaction: handlers with masks and flags, reset after one use.
#define _GNU_SOURCE
#include <signal.h>
#include <stdio.h>
#include <string.h>

static volatile sig_atomic_t hits, last;

static void note(int number) {
  hits++;
  last = number;
}

int main(void) {
  struct sigaction action, old;
  memset(&action, 0, sizeof action);
  action.sa_handler = note;
  sigemptyset(&action.sa_mask);
  printf("%d\n", sigaction(SIGUSR1, &action, &old));
  printf("%d\n", old.sa_handler == SIG_DFL);
  raise(SIGUSR1);
  raise(SIGUSR1);
  printf("%d %d\n", hits, last == SIGUSR1);
  action.sa_handler = SIG_IGN;
  sigaction(SIGUSR1, &action, &old);
  printf("%d\n", old.sa_handler == note);
  raise(SIGUSR1);
  printf("%d\n", hits);
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGUSR2);
  printf("%d %d\n", sigismember(&set, SIGUSR2), sigismember(&set, SIGUSR1));
  signal(SIGUSR2, note);
  sigprocmask(SIG_BLOCK, &set, NULL);
  raise(SIGUSR2);
  printf("blocked %d\n", hits);
  sigprocmask(SIG_UNBLOCK, &set, NULL);
  printf("unblocked %d\n", hits);
  return hits;
}
